import { context2d, newCanvas } from './images.ts';
import type { Band } from './bands.ts';
import type { FloorPainter } from './painter.ts';

/** Side of a chunk in pixels of the art. */
export const CHUNK_PIXELS = 512;
/** 1 MiB each. */
const MOST_CHUNKS = 96;

/** One band of layers, baked into square canvases when they are first seen; the longest unseen are dropped. */
export class Chunks {
  readonly #band: Band;
  readonly #painter: FloorPainter;
  readonly #backgroundColor: string | null;
  readonly #baked = new Map<number, HTMLCanvasElement | null>();

  constructor(band: Band, painter: FloorPainter, backgroundColor: string | null) {
    this.#band = band;
    this.#painter = painter;
    this.#backgroundColor = backgroundColor;
  }

  /** Null: nothing to see there. */
  chunk(column: number, row: number): HTMLCanvasElement | null {
    const key = row * 65_536 + column;
    let chunk = this.#baked.get(key);
    if (chunk === undefined) chunk = this.#bake(column, row);
    else this.#baked.delete(key);
    this.#baked.set(key, chunk);
    if (this.#baked.size > MOST_CHUNKS) this.#dropOldest();
    return chunk;
  }

  #bake(column: number, row: number): HTMLCanvasElement | null {
    const canvas = newCanvas(CHUNK_PIXELS, CHUNK_PIXELS);
    const context = context2d(canvas);
    const x = column * CHUNK_PIXELS;
    const y = row * CHUNK_PIXELS;
    if (this.#backgroundColor !== null) {
      context.fillStyle = this.#backgroundColor;
      context.fillRect(0, 0, CHUNK_PIXELS, CHUNK_PIXELS);
    }
    context.translate(-x, -y);
    const region = { x, y, width: CHUNK_PIXELS, height: CHUNK_PIXELS };
    let drew = this.#backgroundColor !== null;
    for (const layer of this.#band.layers) {
      drew = this.#painter.drawLayer(context, layer, region, 'still') || drew;
    }
    return drew ? canvas : null;
  }

  #dropOldest(): void {
    for (const key of this.#baked.keys()) {
      this.#baked.delete(key);
      return;
    }
  }
}
