import { describe, expect, it } from 'vitest';
import { personId } from '../world/units.ts';
import { chooseCameras, MOST_CAMERAS, SPEAKING_HOLD_MILLIS } from './selection.ts';
import { volumeAt } from './volume.ts';

const NOW = 100_000;
const someone = (id: number, distanceTiles: number | null, spokeMillis = -Infinity) => ({
  person: personId(id),
  distanceTiles,
  spokeMillis,
});

describe('of all cameras are shown', () => {
  it('at most six, the nearest', () => {
    const all = Array.from({ length: 10 }, (_, index) => someone(index, 10 - index));
    expect(chooseCameras(all, null, NOW, MOST_CAMERAS)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it('the pinned one first, then who speaks, then the nearest', () => {
    const all = [someone(1, 1), someone(2, 9), someone(3, 5, NOW), someone(4, null)];
    expect(chooseCameras(all, personId(4), NOW, 3)).toEqual([4, 3, 1]);
  });

  it('whoever has just spoken, for two seconds', () => {
    const all = [someone(1, 1), someone(2, 9, NOW - SPEAKING_HOLD_MILLIS)];
    expect(chooseCameras(all, null, NOW, 1)).toEqual([2]);
    expect(chooseCameras(all, null, NOW + 1, 1)).toEqual([1]);
  });
});

describe('a voice', () => {
  it('is as loud as can be next to one, and when no distance counts', () => {
    expect(volumeAt(1)).toBe(1);
    expect(volumeAt(null)).toBe(1);
  });

  it('falls with distance and is never lost', () => {
    expect(volumeAt(3)).toBeLessThan(volumeAt(2));
    expect(volumeAt(100)).toBeCloseTo(0.35);
  });
});
