import { describe, expect, it } from 'vitest';
import { DOWN, LEFT, RIGHT, UP } from './values.ts';
import { COLUMNS, tile } from './testing.ts';
import { tileIndex } from './units.ts';
import { endOf, endTick, makeWalk, newPosition, positionAt, tileAt } from './walk.ts';

const walk = (steps: number[], startTick = 100) =>
  makeWalk({
    from: tileIndex(tile(4, 4)),
    startTick,
    steps: Uint8Array.from(steps),
    facing: UP,
    columns: COLUMNS,
  });
const at = (steps: number[], tick: number) => ({ ...positionAt(walk(steps), tick, 3, newPosition()) });

describe('a walk', () => {
  it('is on the tile after a step from the tick at which the step ends', () => {
    const right = walk([RIGHT, DOWN]);
    expect(tileAt(right, 102.9, 3)).toBe(tile(4, 4));
    expect(tileAt(right, 103, 3)).toBe(tile(5, 4));
    expect(tileAt(right, 106, 3)).toBe(tile(5, 5));
    expect(endOf(right)).toBe(tile(5, 5));
    expect(endTick(right, 3)).toBe(106);
  });

  it('is drawn between two tiles while a step is taken', () => {
    expect(at([RIGHT], 101.5)).toMatchObject({ column: 4.5, row: 4, facing: RIGHT, walking: true });
    expect(at([UP], 102)).toMatchObject({ column: 4, facing: UP, walking: true });
    expect(at([UP], 102).row).toBeCloseTo(4 - 2 / 3);
  });

  it('stands on its first tile before it begins, turned to where it goes', () => {
    expect(at([LEFT], 99)).toMatchObject({ column: 4, row: 4, facing: LEFT, walking: false });
  });

  it('stands on its last tile when it is over, turned as the last step was', () => {
    expect(at([LEFT, DOWN], 500)).toMatchObject({ column: 3, row: 5, facing: DOWN, walking: false });
  });

  it('without steps stands and faces as told', () => {
    expect(at([], 500)).toMatchObject({ column: 4, row: 4, facing: UP, walking: false });
  });

  it('that is changed in mid-step goes on with the same foot', () => {
    const before = walk([RIGHT, RIGHT, RIGHT], 100);
    const from = tileIndex(tile(5, 4));
    const after = makeWalk({
      from,
      startTick: 103,
      steps: Uint8Array.of(RIGHT, DOWN),
      facing: DOWN,
      columns: COLUMNS,
    });
    const first = { ...positionAt(before, 104.2, 3, newPosition()) };
    expect(positionAt(after, 104.2, 3, newPosition())).toEqual(first);
  });

  it('never jumps from one moment to the next', () => {
    const steps = [RIGHT, RIGHT, DOWN, LEFT, UP, UP];
    let last = at(steps, 99);
    for (let tick = 99; tick < 125; tick += 0.1) {
      const now = at(steps, tick);
      expect(Math.hypot(now.column - last.column, now.row - last.row)).toBeLessThan(0.05);
      last = now;
    }
  });
});
