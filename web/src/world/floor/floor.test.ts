import { describe, expect, it } from 'vitest';
import { tileIndex } from '../units.ts';
import type { FloorDocument } from './document.ts';
import { FloorFault, parseFloor } from './parseFloor.ts';

/** A map drawn as text: # is blocked, letters are zones. */
function documentOf(map: string[], more: Partial<FloorDocument> = {}): FloorDocument {
  const cells = Array.from(map.join(''));
  const bytes = new Uint8Array(Math.ceil(cells.length / 8));
  cells.forEach((cell, index) => {
    if (cell === '#') bytes[index >> 3]! |= 1 << (index & 7);
  });
  const blocked = btoa(String.fromCharCode(...bytes));
  const zone = (id: number, name: string, letter: string) => {
    const runs = cells.flatMap((cell, index) => (cell === letter ? [index, 1] : []));
    return { id, name, kinds: [], runs };
  };
  return {
    version: 1,
    id: 'hq',
    name: 'Floor',
    hash: 'h',
    columns: map[0]!.length,
    rows: map.length,
    tileWidth: 32,
    tileHeight: 32,
    backgroundColor: null,
    tilesets: [],
    layers: [],
    blocked,
    zones: [zone(0, 'Kitchen', 'K'), zone(1, 'Stairs', 'S')],
    exits: [{ zone: 1, floor: 'annex' }],
    ...more,
  };
}

const floor = parseFloor(
  documentOf(['#####S###', '#K..###.#', '#K..#.#.#', '#########'], { seats: [10, 3, 11, 4] }),
);
const at = (column: number, row: number) => floor.tileAt(column, row)!;

describe('a floor', () => {
  it('knows what blocks, and that everything off the floor does', () => {
    expect(floor.isBlocked(at(0, 0))).toBe(true);
    expect(floor.isBlocked(at(1, 1))).toBe(false);
    expect(floor.isBlocked(tileIndex(-1))).toBe(true);
    expect(floor.isBlocked(tileIndex(36))).toBe(true);
  });

  it('finds tiles by place, and none off the floor', () => {
    expect(floor.tileAt(1.9, 2.9)).toBe(19);
    expect([floor.tileAt(-0.1, 0), floor.tileAt(9, 0), floor.tileAt(0, 4)]).toEqual([null, null, null]);
  });

  it('knows the zones of a tile and the exits to a floor', () => {
    expect(floor.zonesAt(at(1, 2)).map((zone) => zone.name)).toEqual(['Kitchen']);
    expect(floor.zonesAt(at(3, 2))).toEqual([]);
    expect(floor.exitsTo('annex').map((zone) => zone.name)).toEqual(['Stairs']);
    expect(floor.exitsTo('roof')).toEqual([]);
  });

  it('finds the nearest tile that can be walked on', () => {
    expect(floor.nearestWalkable(at(2, 1))).toBe(at(2, 1));
    expect(floor.isBlocked(floor.nearestWalkable(at(0, 3))!)).toBe(false);
  });

  it('seats people as the seat looks, or as they came', () => {
    expect(floor.seatAt(tileIndex(10), 0)).toBe(3);
    expect(floor.seatAt(tileIndex(11), 1)).toBe(1);
    expect(floor.seatAt(tileIndex(12), 1)).toBeNull();
  });
});

describe('a map document that is wrong', () => {
  it.each([
    ['another version', { version: 2 }, /version must be 1 but was 2/],
    ['no size', { columns: 0 }, /columns must be a whole number from 1 but was 0/],
    ['too large', { columns: 3_000, rows: 3_000 }, /at most 4000000 tiles/],
    ['too few blocked bits', { blocked: '' }, /blocked must hold 5 bytes but holds 0/],
    ['no layers', { layers: null as never }, /layers must be a list/],
  ])('%s: is refused in words', (_, more, words) => {
    expect(() => parseFloor(documentOf(['.........', '.........', '.........', '.........'], more))).toThrow(
      words,
    );
  });

  it('that is no object is a fault and no crash', () => {
    expect(() => parseFloor(null)).toThrow(FloorFault);
  });
});
