import { Pixels } from "./pixels.mjs";

export const TILE = 32;

/**
 * One thing of the tileset: a block of `cols` x `rows` tiles.
 *
 * above  how many rows, from the top, are drawn over the avatars (and can be walked behind)
 * solid  whether the other rows block; or one string per row, "#" blocks and "." does not
 * wall   whether what blocks keeps sound out, too
 * frames pictures of an animation, each shown for `millis`
 */
export function piece(name, cols, rows, options, draw) {
  const { above = 0, solid = true, wall = false, frames = 1, millis = 400 } = options;
  const pictures = Array.from({ length: frames }, (_, frame) => {
    const pixels = new Pixels(cols * TILE, rows * TILE);
    draw(pixels, frame);
    return pixels;
  });
  const blocks = (col, row) => (Array.isArray(solid) ? solid[row][col] === "#" : solid && row >= above);
  return { name, cols, rows, above, blocks, wall, seat: null, pictures, millis };
}

/** A piece people walk on or that hangs on a wall. */
export const flat = (name, cols, rows, draw, options = {}) =>
  piece(name, cols, rows, { solid: false, ...options }, draw);
