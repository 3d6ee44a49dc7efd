import type { Look } from '../../world/values.ts';
import { context2d, newCanvas } from '../map/images.ts';
import type { AvatarComposer } from './composer.ts';

/**
 * A page is a short row of cells: a browser copies all of it when a frame is added, and counts all of it for each
 * avatar that is drawn from it. With large pages it would draw a crowd in many small parts.
 */
const PAGE_CELLS = 8;
/** 48 KiB each. */
const MOST_PAGES = 840;
/** Frames composed between two calls of `newPicture`: a crowd that comes into view never holds a picture up. */
const MOST_NEW = 24;

/**
 * Composed frames, on pages that are added as they are needed. A cell holds one frame of one look; when all are taken,
 * everything starts anew, which 300 people who all look different and all walk about do not come to.
 */
export class AvatarAtlas {
  readonly frameWidth: number;
  readonly frameHeight: number;

  readonly #composer: AvatarComposer;
  readonly #pages: CanvasRenderingContext2D[] = [];
  readonly #frame: ImageData;
  readonly #framePixels: Uint32Array;
  readonly #cells = new Map<string, number[]>();
  readonly #keys = new WeakMap<Look, number[]>();
  #taken = 0;
  #generation = 0;
  #newLeft = MOST_NEW;

  constructor(composer: AvatarComposer) {
    const { width, height } = composer.sheet.frame;
    this.#composer = composer;
    this.frameWidth = width;
    this.frameHeight = height;
    this.#frame = new ImageData(width, height);
    this.#framePixels = new Uint32Array(this.#frame.data.buffer);
  }

  /** Cells of an older generation are void. */
  get generation(): number {
    return this.#generation;
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

  /** The canvas that a cell is on. */
  page(cell: number): HTMLCanvasElement {
    return this.#page(cell).canvas;
  }

  x(cell: number): number {
    return (cell % PAGE_CELLS) * this.frameWidth;
  }

  #page(cell: number): CanvasRenderingContext2D {
    const number = Math.floor(cell / PAGE_CELLS);
    let page = this.#pages[number];
    if (page === undefined) {
      page = context2d(newCanvas(PAGE_CELLS * this.frameWidth, this.frameHeight));
      this.#pages[number] = page;
    }
    return page;
  }

  #compose(look: Look, column: number, row: number): number {
    if (this.#newLeft <= 0) return -1;
    this.#newLeft -= 1;
    if (this.#taken === PAGE_CELLS * MOST_PAGES) this.#startAnew();
    const cell = this.#taken++;
    this.#composer.compose(look, column, row, this.#framePixels);
    this.#page(cell).putImageData(this.#frame, this.x(cell), 0);
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
    this.#generation += 1;
  }
}
