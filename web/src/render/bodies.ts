import type { Floor } from '../world/floor/floor.ts';
import type { WorldEvent } from '../world/happenings.ts';
import type { Avatar, OfficeState } from '../world/officeState.ts';
import type { AvatarId } from '../world/units.ts';
import { newPosition, type Position, positionAt, tileAt } from '../world/walk.ts';
import { SIT } from './headPlace.ts';
import type { Body } from './picture.ts';
import { bubbleMillis } from './signs/bubble.ts';
import { GESTURE_MILLIS } from './signs/gestures.ts';

const STAND = 0;
const FIRST_STEP = 1;
/** Two frames of the walk to a tile. */
const FRAMES_PER_TILE = 2;
const GLIDE_MILLIS = 80;
/** A longer jump is not smoothed: it is a new place and not a late message. */
const MOST_GLIDE_TILES = 2;
const LEAST_GLIDE_TILES = 0.01;

/** The bodies of a floor, kept in step with the replica. */
export class Bodies {
  readonly #byId = new Map<AvatarId, Body>();
  readonly #position: Position = newPosition();

  get all(): Iterable<Body> {
    return this.#byId.values();
  }

  of(id: AvatarId): Body | null {
    return this.#byId.get(id) ?? null;
  }

  clear(): void {
    this.#byId.clear();
  }

  /** A frame was applied. `tick` is the tick shown at that moment. */
  follow(state: OfficeState, events: readonly WorldEvent[], tick: number, nowMillis: number): void {
    for (const id of this.#byId.keys()) if (!state.avatars.has(id)) this.#byId.delete(id);
    for (const avatar of state.avatars.values()) {
      const body = this.#byId.get(avatar.id);
      if (body === undefined) this.#byId.set(avatar.id, newBody(avatar, avatar.id === state.self?.avatar));
      else body.avatar = avatar;
    }
    for (const event of events) this.#tell(state, event, tick, nowMillis);
  }

  /** Moves a body to where it is at a tick; true while it moves. */
  place(body: Body, state: OfficeState, floor: Floor, tick: number, elapsedMillis: number): boolean {
    const position = positionAt(body.avatar.walk, tick, state.ticksPerTile, this.#position);
    const isGliding = glide(body, elapsedMillis);
    const { tileWidth, tileHeight } = floor.document;
    body.drawnColumn = position.column + body.glideColumn;
    body.drawnRow = position.row + body.glideRow;
    body.x = (body.drawnColumn + 0.5) * tileWidth;
    body.y = (body.drawnRow + 1) * tileHeight;
    body.isWalking = position.walking || isGliding;
    body.facing = position.facing;
    body.pose = position.walking
      ? FIRST_STEP + (Math.floor(position.cycleTiles * FRAMES_PER_TILE) & 3)
      : STAND;
    if (!body.isWalking) sit(body, state, floor, tick);
    // A walk that has not begun yet will move soon.
    return (
      body.isWalking || tick < body.avatar.walk.startTick + body.avatar.walk.steps.length * state.ticksPerTile
    );
  }

  #tell(state: OfficeState, event: WorldEvent, tick: number, nowMillis: number): void {
    if (!('avatar' in event)) return;
    const body = this.#byId.get(event.avatar);
    if (body === undefined) return;
    if (event.kind === 'walkChanged') this.#startGlide(body, state, tick);
    if (event.kind === 'said') {
      body.bubble = { text: event.text, endsMillis: nowMillis + bubbleMillis(event.text) };
    }
    if (event.kind === 'gesture') {
      const isShown = event.gesture !== 'handDown' && event.gesture !== 'handUp';
      body.gesture = isShown ? event.gesture : null;
      body.gestureEndsMillis = isShown ? nowMillis + GESTURE_MILLIS : 0;
    }
  }

  /** Where it was drawn until now, it stays at first; from there it glides to where it should be. */
  #startGlide(body: Body, state: OfficeState, tick: number): void {
    if (Number.isNaN(body.drawnColumn)) return;
    const { column, row } = positionAt(body.avatar.walk, tick, state.ticksPerTile, this.#position);
    const glideColumn = body.drawnColumn - column;
    const glideRow = body.drawnRow - row;
    const isShort = Math.hypot(glideColumn, glideRow) <= MOST_GLIDE_TILES;
    body.glideColumn = isShort ? glideColumn : 0;
    body.glideRow = isShort ? glideRow : 0;
  }
}

function newBody(avatar: Avatar, isMe: boolean): Body {
  return {
    avatar,
    isMe,
    x: 0,
    y: 0,
    drawnColumn: NaN,
    drawnRow: NaN,
    pose: STAND,
    facing: 0,
    sprite: null,
    isWalking: false,
    glideColumn: 0,
    glideRow: 0,
    labelAlpha: 0,
    label: { left: 0, top: 0, width: 0, height: 0, rank: 0, wasSeen: false, isPlaced: false },
    labelCell: null,
    labelKey: null,
    gesture: null,
    gestureEndsMillis: 0,
    bubble: null,
  };
}

function glide(body: Body, elapsedMillis: number): boolean {
  if (body.glideColumn === 0 && body.glideRow === 0) return false;
  const left = Math.exp(-elapsedMillis / GLIDE_MILLIS);
  body.glideColumn *= left;
  body.glideRow *= left;
  if (Math.hypot(body.glideColumn, body.glideRow) >= LEAST_GLIDE_TILES) return true;
  body.glideColumn = body.glideRow = 0;
  return false;
}

function sit(body: Body, state: OfficeState, floor: Floor, tick: number): void {
  const seat = floor.seatAt(tileAt(body.avatar.walk, tick, state.ticksPerTile), body.avatar.walk.facing);
  if (seat === null) return;
  body.pose = SIT;
  body.facing = seat;
}
