import type { AnimationFrame, Tileset } from '../../world/floor/document.ts';

/** The frame of an animation at a moment, and how long it still stays. All animations begin together at 0. */
export function frameAt(
  frames: readonly AnimationFrame[],
  nowMillis: number,
): { tile: number; leftMillis: number } | null {
  const period = frames.reduce((sum, frame) => sum + frame.millis, 0);
  if (period <= 0) return null;
  let rest = nowMillis % period;
  for (const frame of frames) {
    if (rest < frame.millis) return { tile: frame.tile, leftMillis: frame.millis - rest };
    rest -= frame.millis;
  }
  return null;
}

/** Chooses the tiles of a moment. */
export function framesAt(nowMillis: number): (tileset: Tileset, local: number) => number | null {
  return (tileset, local) => {
    const frames = tileset.animations?.[local];
    return frames === undefined ? null : (frameAt(frames, nowMillis)?.tile ?? null);
  };
}
