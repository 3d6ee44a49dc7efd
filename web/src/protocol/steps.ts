import type { Direction } from './values.ts';

/** Most steps of one walk. */
export const MOST_STEPS = 1024;

/**
 * Unpacks steps of 2 bits, four to a byte, lowest bits first. A count that the bytes do not hold, or above the limit, is
 * cut to what is there: a wrong frame shows a shorter walk and never reads past its end.
 */
export function unpackSteps(packed: Uint8Array, stepCount: number): Uint8Array {
  const count = Math.min(stepCount, packed.length * 4, MOST_STEPS);
  const steps = new Uint8Array(count);
  for (let step = 0; step < count; step++) {
    steps[step] = ((packed[step >> 2] ?? 0) >> ((step & 3) * 2)) & 3;
  }
  return steps;
}

/** The inverse of `unpackSteps`. */
export function packSteps(steps: ArrayLike<number>): Uint8Array {
  const packed = new Uint8Array(Math.ceil(steps.length / 4));
  for (let step = 0; step < steps.length; step++) {
    packed[step >> 2] = (packed[step >> 2] ?? 0) | (((steps[step] ?? 0) & 3) << ((step & 3) * 2));
  }
  return packed;
}

/** A direction from the wire; only its lowest two bits count. */
export function directionFrom(wire: number): Direction {
  return (wire & 3) as Direction;
}
