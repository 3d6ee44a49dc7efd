import type { Look } from '../../world/values.ts';
import { context2d, newCanvas } from '../map/images.ts';
import type { AvatarComposer } from './composer.ts';

const COLUMNS = 64;
const ROWS = 42;
/** Frames composed between two calls of `newPicture`: a crowd that comes into view never holds a picture up. */
const MOST_NEW = 150;

/**
 * Composed frames in one canvas. A cell holds one frame of one look; when all are taken, everything starts anew, which
 * a few thousand frames in sight at once would be needed for.
 */
export class AvatarAtlas {
  readonly canvas: HTMLCanvasElement;
  readonly frameWidth: number;
  readonly frameHeight: number;

  readonly #composer: AvatarComposer;
  readonly #context: CanvasRenderingContext2D;
  readonly #frame: ImageData;
  readonly #framePixels: Uint32Array;
  readonly #cells = new Map<string, number[]>();
  readonly #keys = new WeakMap<Look, number[]>();
  #taken = 0;
  #newLeft = MOST_NEW;

  constructor(composer: AvatarComposer) {
    const { width, height } = composer.sheet.frame;
    this.#composer = composer;
    this.frameWidth = width;
    this.frameHeight = height;
    this.canvas = newCanvas(COLUMNS * width, ROWS * height);
    this.#context = context2d(this.canvas);
    this.#frame = this.#context.createImageData(width, height);
    this.#framePixels = new Uint32Array(this.#frame.data.buffer);
  }

  /** True when a frame was left out since the last call: another picture is needed. */
  newPicture(): boolean {
    const wasShort = this.#newLeft <= 0;
    this.#newLeft = MOST_NEW;
    return wasShort;
  }

  /** The cell of a frame, from 0; -1: not yet composed, ask again for the next picture. */
  cell(look: Look, column: number, row: number): number {
    const cells = this.#cellsOf(look);
    const index = row * this.#composer.sheet.columns.length + column;
    const known = cells[index] ?? -1;
    return known >= 0 ? known : this.#compose(look, column, row);
  }

  x(cell: number): number {
    return (cell % COLUMNS) * this.frameWidth;
  }

  y(cell: number): number {
    return Math.floor(cell / COLUMNS) * this.frameHeight;
  }

  #compose(look: Look, column: number, row: number): number {
    if (this.#newLeft <= 0) return -1;
    this.#newLeft -= 1;
    if (this.#taken === COLUMNS * ROWS) this.#startAnew();
    const cell = this.#taken++;
    this.#composer.compose(look, column, row, this.#framePixels);
    this.#context.putImageData(this.#frame, this.x(cell), this.y(cell));
    this.#cellsOf(look)[row * this.#composer.sheet.columns.length + column] = cell;
    return cell;
  }

  /** Cells of a look by frame, shared by everybody who looks the same. */
  #cellsOf(look: Look): number[] {
    let cells = this.#keys.get(look);
    if (cells !== undefined) return cells;
    const key = Object.values(look).join();
    cells = this.#cells.get(key) ?? [];
    this.#cells.set(key, cells);
    this.#keys.set(look, cells);
    return cells;
  }

  #startAnew(): void {
    for (const cells of this.#cells.values()) cells.length = 0;
    this.#taken = 0;
  }
}
