import type { Look } from '../../world/values.ts';
import { over } from '../pixels.ts';
import { blocksOf, MATERIALS, rampOf, type SheetDescription } from './catalog.ts';

/** Pixels of the sheet that are no key color of any material. */
const LITERAL = 255;
const CLEAR = 0;

/**
 * Puts avatars together: lays the parts of a look over each other and swaps the key colors of each material for the
 * look's own. The sheet is read once, into one small number a pixel, so that a frame costs a few ten microseconds.
 */
export class AvatarComposer {
  readonly sheet: SheetDescription;
  readonly #width: number;
  readonly #pixels: Uint32Array;
  readonly #keys: Uint8Array;
  readonly #palette = new Uint32Array(256);
  readonly #steps: number;
  /** For each block, and each frame of it: the first column of its row that looks the same. */
  readonly #alike = new Map<number, Uint8Array>();

  constructor(sheet: SheetDescription, pixels: ImageData) {
    this.sheet = sheet;
    this.#width = pixels.width;
    this.#pixels = new Uint32Array(pixels.data.buffer);
    this.#steps = Math.max(...MATERIALS.map((material) => sheet.materials[material].key.length));
    this.#keys = keysOf(this.#pixels, this.#keyColors());
  }

  /** Draws one frame of a look into pixels of the frame's size. */
  compose(look: Look, column: number, row: number, into: Uint32Array): void {
    into.fill(0);
    this.#takeColors(look);
    for (const block of blocksOf(this.sheet, look)) this.#lay(block, column, row, into);
  }

  /** For each frame of a look, row by row: the first frame that looks the same. People stand between two steps. */
  alike(look: Look): Uint8Array {
    const blocks = blocksOf(this.sheet, look);
    const { columns, rows } = this.sheet;
    const first = new Uint8Array(rows.length * columns.length);
    for (let row = 0; row < rows.length; row++) {
      const seen = new Map<string, number>();
      for (let column = 0; column < columns.length; column++) {
        const frame = row * columns.length + column;
        const key = blocks.map((block) => this.#alikeOf(block)[frame]).join();
        first[frame] = seen.get(key) ?? frame;
        if (!seen.has(key)) seen.set(key, frame);
      }
    }
    return first;
  }

  /** Of a frame, in the pixels of the sheet. */
  #cornerOf(block: number, column: number, row: number): number {
    const { frame, columns, rows, blocksPerRow } = this.sheet;
    const left = ((block % blocksPerRow) * columns.length + column) * frame.width;
    const top = (Math.floor(block / blocksPerRow) * rows.length + row) * frame.height;
    return top * this.#width + left;
  }

  #lay(block: number, column: number, row: number, into: Uint32Array): void {
    const { frame } = this.sheet;
    const corner = this.#cornerOf(block, column, row);
    for (let y = 0; y < frame.height; y++) {
      let from = corner + y * this.#width;
      let to = y * frame.width;
      for (let x = 0; x < frame.width; x++, from++, to++) {
        const key = this.#keys[from] ?? CLEAR;
        if (key === CLEAR) continue;
        if (key === LITERAL) into[to] = over(into[to] ?? 0, this.#pixels[from] ?? 0);
        else into[to] = this.#palette[key] ?? 0;
      }
    }
  }

  #takeColors(look: Look): void {
    MATERIALS.forEach((material, index) => {
      rampOf(this.sheet, material, look).forEach((color, step) => {
        this.#palette[1 + index * this.#steps + step] = pixelOf(color);
      });
    });
  }

  #alikeOf(block: number): Uint8Array {
    const known = this.#alike.get(block);
    if (known !== undefined) return known;
    const { columns, rows } = this.sheet;
    const first = Uint8Array.from({ length: rows.length * columns.length }, (_, frame) => {
      const row = Math.floor(frame / columns.length);
      let column = 0;
      while (!this.#areAlike(block, row, column, frame % columns.length)) column++;
      return column;
    });
    this.#alike.set(block, first);
    return first;
  }

  #areAlike(block: number, row: number, one: number, other: number): boolean {
    if (one === other) return true;
    const { width, height } = this.sheet.frame;
    const [a, b] = [this.#cornerOf(block, one, row), this.#cornerOf(block, other, row)];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * this.#width + x;
        if (this.#pixels[a + at] !== this.#pixels[b + at]) return false;
      }
    }
    return true;
  }

  #keyColors(): Map<number, number> {
    const keys = new Map<number, number>();
    MATERIALS.forEach((material, index) => {
      this.sheet.materials[material].key.forEach((color, step) => {
        keys.set(pixelOf(color), 1 + index * this.#steps + step);
      });
    });
    return keys;
  }
}

function keysOf(pixels: Uint32Array, keyColors: ReadonlyMap<number, number>): Uint8Array {
  const keys = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    keys[at] = pixel >>> 24 === 0 ? CLEAR : (keyColors.get(pixel) ?? LITERAL);
  }
  return keys;
}

/** #rrggbb as a pixel of ImageData on a little-endian machine: alpha, blue, green, red from the top. */
export function pixelOf(color: string): number {
  const value = parseInt(color.slice(1), 16);
  const red = (value >> 16) & 0xff;
  const green = (value >> 8) & 0xff;
  const blue = value & 0xff;
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
