import type { ServerFrame } from '../protocol/frames.ts';
import type {
  Avatar as WireAvatar,
  Path as WirePath,
  Walk as WireWalk,
  Welcome,
} from '../protocol/gen/tilework_pb.ts';
import { CELL_TILES, eachRefreshed } from '../protocol/refreshes.ts';
import { directionFrom, unpackSteps } from '../protocol/steps.ts';
import { gestureWord, leaveWord, lookFrom, refusalWord, roleWord, statusWord } from '../protocol/words.ts';
import { applyTalk, changeGroups, forgetTalk, groupFrom } from './applyTalk.ts';
import { applyRoster } from './applyRoster.ts';
import type { FrameOutcome } from './happenings.ts';
import type { Avatar, CellWindow, OfficeState } from './officeState.ts';
import { avatarId, type AvatarId, personId, tileIndex, type TileIndex } from './units.ts';
import { makeWalk, tileAt, type Walk } from './walk.ts';

const STANDING = new Uint8Array(0);

/** Brings the replica up to a frame, in the order that the protocol lays down. */
export function applyFrame(state: OfficeState, frame: ServerFrame): FrameOutcome {
  const outcome: FrameOutcome = { avatarsChanged: false, rosterChanged: false, events: [] };
  const isFirst = frame.welcome !== undefined;
  if (frame.welcome !== undefined) welcome(state, frame.welcome, outcome);
  state.tick = frame.tick;
  if (frame.complete) forgetAvatars(state, outcome);
  for (const id of frame.gone) remove(state, avatarId(id), outcome);
  enter(state, frame, outcome);
  walk(state, frame, outcome);
  changeStatuses(state, frame, outcome);
  changeGroups(state, frame, outcome);
  tellGestures(state, frame, outcome);
  tellSpeeches(state, frame, outcome);
  refresh(state, frame, outcome);
  leave(state, frame, outcome);
  if (frame.window !== undefined) moveWindow(state, frame.window, outcome);
  applyRoster(state, frame, isFirst, outcome);
  tellPrivately(frame, outcome);
  applyTalk(state, frame, outcome);
  return outcome;
}

/** Everything known before is void. */
function welcome(state: OfficeState, wire: Welcome, outcome: FrameOutcome): void {
  forgetAvatars(state, outcome);
  forgetTalk(state);
  state.window = null;
  state.columns = Math.max(1, wire.columns);
  state.rows = Math.max(1, wire.rows);
  state.ticksPerSecond = Math.max(1, wire.ticksPerSecond);
  state.ticksPerTile = Math.max(1, wire.ticksPerTile);
  state.self = {
    avatar: avatarId(wire.avatar),
    person: personId(wire.person),
    role: roleWord(wire.role),
    floor: wire.floor,
    mapHash: wire.mapHash,
  };
  const { floor, mapHash, resumed } = wire;
  outcome.events.push({ kind: 'welcomed', floor, mapHash, resumed });
}

function forgetAvatars(state: OfficeState, outcome: FrameOutcome): void {
  state.avatars.clear();
  state.avatarOfPerson.clear();
  outcome.avatarsChanged = true;
}

function enter(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  for (const wire of frame.enters) {
    if (wire.path === undefined) continue;
    const avatar = avatarFrom(state, wire, wire.path);
    state.avatars.set(avatar.id, avatar);
    state.avatarOfPerson.set(avatar.person, avatar.id);
    outcome.avatarsChanged = true;
    outcome.events.push({ kind: 'walkChanged', avatar: avatar.id });
  }
}

function avatarFrom(state: OfficeState, wire: WireAvatar, path: WirePath): Avatar {
  return {
    id: avatarId(wire.avatar),
    person: personId(wire.person),
    name: wire.name,
    look: lookFrom(wire.look),
    status: statusWord(wire.status),
    handUp: wire.handUp,
    walk: walkFrom(state, path, path.startTick),
    group: groupFrom(wire.group),
  };
}

function walkFrom(state: OfficeState, wire: WirePath | WireWalk, startTick: number): Walk {
  return makeWalk({
    from: tileIndex(wire.from),
    startTick,
    steps: unpackSteps(wire.steps, wire.stepCount),
    facing: directionFrom(wire.facing),
    columns: state.columns,
  });
}

/** Of several walks of one avatar in a frame the latest start wins, then the latest record. */
function walk(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  const startTicks = new Map<number, number>();
  for (const wire of frame.walks) {
    const startTick = frame.tick + wire.startOffset;
    if (startTick < (startTicks.get(wire.avatar) ?? -Infinity)) continue;
    startTicks.set(wire.avatar, startTick);
    const avatar = state.avatars.get(avatarId(wire.avatar));
    if (avatar === undefined) continue;
    avatar.walk = walkFrom(state, wire, startTick);
    outcome.avatarsChanged = true;
    outcome.events.push({ kind: 'walkChanged', avatar: avatar.id });
  }
}

function changeStatuses(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  for (const wire of frame.statuses) {
    const avatar = state.avatars.get(avatarId(wire.avatar));
    if (avatar === undefined) continue;
    avatar.status = statusWord(wire.status);
    outcome.avatarsChanged = true;
    const person = state.roster.get(avatar.person);
    if (person === undefined) continue;
    state.roster.set(person.id, { ...person, status: avatar.status });
    outcome.rosterChanged = true;
  }
}

function tellGestures(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  for (const wire of frame.gestures) {
    const avatar = state.avatars.get(avatarId(wire.avatar));
    const gesture = gestureWord(wire.kind);
    if (avatar === undefined || gesture === null) continue;
    if (gesture === 'handUp' || gesture === 'handDown') avatar.handUp = gesture === 'handUp';
    outcome.avatarsChanged = true;
    outcome.events.push({ kind: 'gesture', avatar: avatar.id, gesture });
  }
}

function tellSpeeches(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  for (const wire of frame.speeches) {
    const avatar = avatarId(wire.avatar);
    if (state.avatars.has(avatar)) outcome.events.push({ kind: 'said', avatar, text: wire.text });
  }
}

/** Puts an avatar that is seen elsewhere where the server says it is. */
function refresh(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  const cellColumns = Math.ceil(state.columns / CELL_TILES);
  for (const wire of frame.refreshes) {
    eachRefreshed(wire, cellColumns, (id, column, row) => {
      const avatar = state.avatars.get(avatarId(id));
      const tile = tileIndex(row * state.columns + column);
      if (avatar === undefined || tileAt(avatar.walk, frame.tick, state.ticksPerTile) === tile) return;
      avatar.walk = standingOn(state, tile, frame.tick, avatar.walk);
      outcome.avatarsChanged = true;
      outcome.events.push({ kind: 'walkChanged', avatar: avatar.id });
    });
  }
}

function standingOn(state: OfficeState, from: TileIndex, startTick: number, before: Walk): Walk {
  return makeWalk({ from, startTick, steps: STANDING, facing: before.facing, columns: state.columns });
}

function leave(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  for (const wire of frame.leaves) {
    const avatar = remove(state, avatarId(wire.avatar), outcome);
    if (avatar === undefined) continue;
    const reason = leaveWord(wire.reason);
    outcome.events.push({ kind: 'left', avatar: avatar.id, person: avatar.person, reason });
  }
}

function remove(state: OfficeState, id: AvatarId, outcome: FrameOutcome): Avatar | undefined {
  const avatar = state.avatars.get(id);
  if (avatar === undefined) return undefined;
  state.avatars.delete(id);
  if (state.avatarOfPerson.get(avatar.person) === id) state.avatarOfPerson.delete(avatar.person);
  outcome.avatarsChanged = true;
  return avatar;
}

/** On the frame's tick and not on the page's clock: server and client drop the same avatars. */
function moveWindow(state: OfficeState, to: CellWindow, outcome: FrameOutcome): void {
  const { minColumn, minRow, maxColumn, maxRow } = to;
  state.window = { minColumn, minRow, maxColumn, maxRow };
  for (const avatar of state.avatars.values()) {
    if (avatar.id === state.self?.avatar) continue;
    const tile = tileAt(avatar.walk, state.tick, state.ticksPerTile);
    if (!isInside(state.window, tile, state.columns)) remove(state, avatar.id, outcome);
  }
}

function isInside(window: CellWindow, tile: TileIndex, columns: number): boolean {
  const column = Math.floor((tile % columns) / CELL_TILES);
  const row = Math.floor(tile / columns / CELL_TILES);
  return (
    column >= window.minColumn && column <= window.maxColumn && row >= window.minRow && row <= window.maxRow
  );
}

function tellPrivately(frame: ServerFrame, outcome: FrameOutcome): void {
  for (const refusal of frame.refusals) {
    outcome.events.push({ kind: 'refused', reason: refusalWord(refusal.reason) });
  }
  if (frame.transfer !== undefined) {
    const { floor, socketUrl } = frame.transfer;
    outcome.events.push({ kind: 'transfer', floor, socketUrl });
  }
}
