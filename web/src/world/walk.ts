import type { Direction } from '../protocol/values.ts';
import type { TileIndex } from './units.ts';

/** A walk with absolute time, on a floor of a known width. Immutable; positions are computed, never stored. */
export interface Walk {
  /** Tick at which the first step begins. */
  readonly startTick: number;
  /** Directions, one a step. */
  readonly steps: Uint8Array;
  /** The tile it starts on and the tile after each step: one more than `steps`. */
  readonly tiles: Int32Array;
  /** Facing when standing at the end. */
  readonly facing: Direction;
  readonly columns: number;
}

/** Where an avatar is at a moment, written in place so that a frame allocates nothing. */
export interface Position {
  /** Tiles from the left of the map; fractions between two tiles. */
  column: number;
  /** Tiles from the top of the map. */
  row: number;
  facing: Direction;
  walking: boolean;
  /**
   * Place in the walk cycle, 0 to below 2 tiles. It follows from the place alone, so a walk that is changed in
   * mid-step goes on with the same foot.
   */
  cycleTiles: number;
}

export function newPosition(): Position {
  return { column: 0, row: 0, facing: 0, walking: false, cycleTiles: 0 };
}

const COLUMN_STEP = [0, -1, 1, 0] as const;
const ROW_STEP = [1, 0, 0, -1] as const;

/** A walk from a tile; its steps are kept as they are. */
export function makeWalk(walk: {
  from: TileIndex;
  startTick: number;
  steps: Uint8Array;
  facing: Direction;
  columns: number;
}): Walk {
  const { from, startTick, steps, columns } = walk;
  const tiles = new Int32Array(steps.length + 1);
  tiles[0] = from;
  for (let step = 0; step < steps.length; step++) {
    const direction = steps[step] as Direction;
    tiles[step + 1] = (tiles[step] ?? 0) + COLUMN_STEP[direction] + ROW_STEP[direction] * columns;
  }
  const last = steps.length === 0 ? walk.facing : (steps[steps.length - 1] as Direction);
  return { startTick, steps, tiles, facing: last, columns };
}

/** Steps that are finished at a tick. */
export function stepsDone(walk: Walk, tick: number, ticksPerTile: number): number {
  const done = Math.floor((tick - walk.startTick) / ticksPerTile);
  return Math.max(0, Math.min(done, walk.steps.length));
}

/** The tile an avatar is on, by the same rule as the server's. */
export function tileAt(walk: Walk, tick: number, ticksPerTile: number): TileIndex {
  return walk.tiles[stepsDone(walk, tick, ticksPerTile)] as TileIndex;
}

/** The tile where a walk ends. */
export function endOf(walk: Walk): TileIndex {
  return walk.tiles[walk.steps.length] as TileIndex;
}

/** The first tick at which a walk is over. */
export function endTick(walk: Walk, ticksPerTile: number): number {
  return walk.startTick + walk.steps.length * ticksPerTile;
}

/** Where an avatar is drawn at a moment: `tick` has a fraction. Answers with `into`. */
export function positionAt(walk: Walk, tick: number, ticksPerTile: number, into: Position): Position {
  const done = stepsDone(walk, tick, ticksPerTile);
  const tile = walk.tiles[done] ?? 0;
  const column = tile % walk.columns;
  const row = (tile - column) / walk.columns;
  const step = done < walk.steps.length ? (walk.steps[done] as Direction) : null;
  const progress = step === null ? 0 : Math.max(0, (tick - walk.startTick) / ticksPerTile - done);
  into.column = column + (step === null ? 0 : COLUMN_STEP[step] * progress);
  into.row = row + (step === null ? 0 : ROW_STEP[step] * progress);
  into.facing = step ?? walk.facing;
  into.walking = step !== null && tick >= walk.startTick;
  into.cycleTiles = ((column + row) & 1) + progress;
  return into;
}
