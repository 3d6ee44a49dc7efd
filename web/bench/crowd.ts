// A floor full of people without a server, to measure what drawing costs. ?people=300&walking=60 (percent)
import { signal } from '@preact/signals-core';
import { browserMemory } from '../src/net/browser.ts';
import { CanvasStage } from '../src/render/stage.ts';
import type { FrameListener, Scene } from '../src/session/scene.ts';
import type { Floor } from '../src/world/floor/floor.ts';
import { parseFloor } from '../src/world/floor/parseFloor.ts';
import type { WorldEvent } from '../src/world/happenings.ts';
import { type Avatar, emptyOffice } from '../src/world/officeState.ts';
import { avatarId, personId, tileIndex, type TileIndex } from '../src/world/units.ts';
import type { Status } from '../src/world/values.ts';
import { endOf, endTick, makeWalk } from '../src/world/walk.ts';

const NAMES = ['Ada', 'Bo', 'Chiara', 'Dmitri', 'Esperanza', 'Farid', 'Gülşah', 'Hugo', 'Ingrid', 'Jamal'];
const STATUSES: readonly Status[] = ['available', 'busy', 'doNotDisturb', 'away', 'reconnecting'];
const LONGEST_WALK = 14;

/** The same crowd each time. */
let seed = 7;
function dice(sides: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 0x100000000) * sides);
}

const wishes = new URLSearchParams(location.search);
const people = Number(wishes.get('people') ?? 300);
const walkingPercent = Number(wishes.get('walking') ?? 60);
const floor = parseFloor(await (await fetch('/bench-floor.json')).json());
const state = emptyOffice();
const listeners = new Set<FrameListener>();
const startedMillis = performance.now();
const tickAt = (nowMillis: number): number => 1_000 + ((nowMillis - startedMillis) * 15) / 1_000;

const scene: Scene = {
  floor: signal<Floor | null>(floor),
  state,
  tickAt,
  onFrame: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

state.columns = floor.columns;
state.rows = floor.rows;
const self = {
  avatar: avatarId(1),
  person: personId(1),
  role: 'member',
  floor: 'hq',
  mapHash: 'bench',
} as const;
state.self = self;
for (let id = 1; id <= people; id++) state.avatars.set(avatarId(id), newAvatar(id));

function newAvatar(id: number): Avatar {
  const columns = floor.columns;
  return {
    id: avatarId(id),
    person: personId(id),
    name: `${NAMES[id % NAMES.length] ?? ''} ${id}`,
    look: {
      skin: dice(7),
      hair: dice(13),
      hairColor: dice(12),
      top: dice(8),
      topColor: dice(12),
      bottom: dice(3),
      bottomColor: dice(8),
      extra: dice(9),
    },
    status: STATUSES[dice(20)] ?? 'available',
    handUp: dice(40) === 0,
    walk: makeWalk({ from: freeTile(), startTick: 0, steps: new Uint8Array(0), facing: 0, columns }),
  };
}

/** Near the middle, as a crowd in one room is. */
function freeTile(): TileIndex {
  for (;;) {
    const column = Math.floor(floor.columns / 2) - 10 + dice(20);
    const row = Math.floor(floor.rows / 2) - 7 + dice(14);
    const tile = tileIndex(row * floor.columns + column);
    if (!floor.isBlocked(tile)) return tile;
  }
}

function wander(avatar: Avatar, tick: number): void {
  const { columns } = floor;
  const from = endOf(avatar.walk);
  const steps: number[] = [];
  let tile = from as number;
  let direction = dice(4);
  for (let step = 0; step < LONGEST_WALK; step++) {
    const next = tile + ([columns, -1, 1, -columns][direction] ?? 0);
    if (floor.isBlocked(tileIndex(next))) direction = dice(4);
    else {
      steps.push(direction);
      tile = next;
    }
  }
  avatar.walk = makeWalk({ from, startTick: tick + 1, steps: Uint8Array.from(steps), facing: 0, columns });
}

/** What a server's tick would tell. */
function tickOnce(): void {
  const tick = Math.floor(tickAt(performance.now()));
  const events: WorldEvent[] = [];
  for (const avatar of state.avatars.values()) {
    const isDone = tick >= endTick(avatar.walk, state.ticksPerTile);
    const walks = avatar.id % 100 < walkingPercent;
    if (!isDone || !walks || dice(10) > 0) continue;
    wander(avatar, tick);
    events.push({ kind: 'walkChanged', avatar: avatar.id });
  }
  if (events.length > 0) for (const listener of listeners) listener(events, true);
}

const canvas = document.querySelector('canvas');
if (canvas === null) throw new Error('crowd.html must have a canvas.');
const stage = new CanvasStage({
  canvas,
  scene,
  commands: { setViewport: () => undefined },
  memory: browserMemory,
});
stage.economy.value = wishes.get('economy') === 'on' ? 'on' : 'off';
for (const listener of listeners) listener([], true);
setInterval(tickOnce, 1_000 / 15);
Object.assign(window, { stage });
