import { newCanvas, readContext2d } from './images.ts';
import type { Band } from './bands.ts';
import type { FloorPainter } from './painter.ts';

/** All chunks of a band together, in pixels of the art: 96 MiB. */
const MOST_PIXELS = 24 * 1024 * 1024;

/** One band of layers, baked into square canvases when they are first seen; the longest unseen are dropped. */
export class Chunks {
  readonly #band: Band;
  readonly #painter: FloorPainter;
  readonly #backgroundColor: string | null;
  readonly #baked = new Map<number, HTMLCanvasElement | null>();
  /** Pixels of the art. */
  readonly side: number;

  constructor(band: Band, painter: FloorPainter, side: number, backgroundColor: string | null) {
    this.side = side;
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
    if (this.#baked.size * this.side * this.side > MOST_PIXELS) this.#dropOldest();
    return chunk;
  }

  #bake(column: number, row: number): HTMLCanvasElement | null {
    const { side } = this;
    const canvas = newCanvas(side, side);
    const context = readContext2d(canvas);
    const x = column * side;
    const y = row * side;
    if (this.#backgroundColor !== null) {
      context.fillStyle = this.#backgroundColor;
      context.fillRect(0, 0, side, side);
    }
    context.translate(-x, -y);
    const region = { x, y, width: side, height: side };
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
