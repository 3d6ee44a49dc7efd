import { type BakedBands, meets } from './bakedBands.ts';
import { frameAt } from './map/animation.ts';
import type { AnimatedCell } from './map/bands.ts';
import {
  bitmapOf,
  canvasOf,
  context2d,
  newCanvas,
  pixelsOf,
  putPixels,
  readContext2d,
} from './map/images.ts';
import type { Region } from './map/painter.ts';
import { isHidden, type Picture } from './picture.ts';
import { enlarged, filledBox, type Pixels } from './pixels.ts';
import { Recent } from './recent.ts';

/** A square of the map as it is drawn: at the zoom of the view, without empty edges. */
interface Block {
  /** In pixels of the art. */
  readonly region: Region;
  readonly animated: readonly AnimatedCell[];
  /** Null: nothing to see at the moment. */
  image: HTMLCanvasElement | ImageBitmap | null;
  /** The image where it is opaque and something is animated: part of it can be drawn anew. */
  canvas: HTMLCanvasElement | null;
  /** From the corner of the region to the image, in device pixels. */
  x: number;
  y: number;
  shownMillis: number;
}

export interface BlockOptions {
  /** About how wide and high a block is, in device pixels. */
  readonly sidePixels: number;
  /** What lies under everything, asked for when it is drawn. Null: nothing, one sees through. */
  readonly groundColor: (() => string) | null;
}

/** All blocks together: 32 MiB, or twice the view where that is more. */
const MOST_PIXELS = 8 * 1024 * 1024;
/** What a block costs that shows nothing. */
const EMPTY_PIXELS = 64;

/**
 * The layers on one side of the avatars, ready for the screen: a browser without a GPU draws a whole image at a whole
 * place as a plain copy, but a scaled one pixel by pixel. So blocks are made from the art once and drawn as they are,
 * wherever the camera goes; only where an animated tile changes a block is made again.
 */
export class Blocks {
  readonly #bands: BakedBands;
  readonly #options: BlockOptions;
  readonly #blocks = new Recent<Block>();
  readonly #scratch = readContext2d(newCanvas(1, 1));
  #zoom = 0;
  /** Of a block, in pixels of the art. */
  #side = 1;

  constructor(bands: BakedBands, options: BlockOptions) {
    this.#bands = bands;
    this.#options = options;
  }

  /** Nothing that was made counts any more. */
  forget(): void {
    this.#blocks.clear();
  }

  /** Draws what of the map is in view. */
  draw(context: CanvasRenderingContext2D, picture: Picture): void {
    const { zoom, left, top, width, height, nowMillis } = picture;
    if (zoom !== this.#zoom) this.#takeZoom(zoom);
    const side = this.#side * zoom;
    const endColumn = Math.ceil(Math.min(left + width, this.#bands.width * zoom) / side);
    const endRow = Math.ceil(Math.min(top + height, this.#bands.height * zoom) / side);
    for (let row = Math.max(0, Math.floor(top / side)); row < endRow; row++) {
      for (let column = Math.max(0, Math.floor(left / side)); column < endColumn; column++) {
        const [x, y] = [column * side - left, row * side - top];
        if (isHidden(picture, x, y, side, side)) continue;
        const block = this.#block(column, row, nowMillis);
        if (block.image !== null) context.drawImage(block.image, x + block.x, y + block.y);
      }
    }
    this.#blocks.dropTo(Math.max(MOST_PIXELS, width * height * 2));
  }

  #takeZoom(zoom: number): void {
    this.#zoom = zoom;
    this.#side = Math.ceil(this.#options.sidePixels / zoom);
    this.#scratch.canvas.width = this.#scratch.canvas.height = this.#side;
    this.#blocks.clear();
  }

  #block(column: number, row: number, nowMillis: number): Block {
    const key = row * 65_536 + column;
    const known = this.#blocks.get(key);
    if (known !== undefined) {
      if (known.shownMillis !== nowMillis) this.#refresh(known, nowMillis);
      return known;
    }
    const region = this.#regionOf(column, row);
    const animated = this.#bands.animated.filter((cell) => meets(this.#bands.reach(cell), region));
    const block: Block = { region, animated, image: null, canvas: null, x: 0, y: 0, shownMillis: nowMillis };
    this.#make(block);
    // What is animated may grow: it counts as full.
    const most = region.width * region.height * this.#zoom ** 2;
    const pixels = block.image === null ? EMPTY_PIXELS : block.image.width * block.image.height;
    this.#blocks.add(key, block, animated.length > 0 ? most : pixels);
    return block;
  }

  #regionOf(column: number, row: number): Region {
    const [x, y] = [column * this.#side, row * this.#side];
    const width = Math.min(this.#side, this.#bands.width - x);
    const height = Math.min(this.#side, this.#bands.height - y);
    return { x, y, width, height };
  }

  #make(block: Block): void {
    const art = this.#paint(block.region, block.shownMillis);
    const box = art === null ? null : filledBox(art);
    if (art === null || box === null) {
      block.image = null;
      return;
    }
    const pixels = enlarged(art, box, this.#zoom);
    const isOpaque = this.#options.groundColor !== null;
    block.canvas = isOpaque && block.animated.length > 0 ? canvasOf(pixels) : null;
    block.image = block.canvas ?? bitmapOf(pixels, isOpaque);
    block.x = box.left * this.#zoom;
    block.y = box.top * this.#zoom;
  }

  /** Only what has changed, where a block has no edges that may move. */
  #refresh(block: Block, nowMillis: number): void {
    const changed = block.animated.filter((cell) => hasChanged(cell, block.shownMillis, nowMillis));
    block.shownMillis = nowMillis;
    if (changed.length === 0) return;
    if (block.canvas === null) return this.#make(block);
    const context = context2d(block.canvas, true);
    for (const cell of changed) {
      const part = common(this.#bands.reach(cell), block.region);
      const art = this.#paint(part, nowMillis);
      if (art === null) continue;
      const whole = { left: 0, top: 0, right: part.width, bottom: part.height };
      const [x, y] = [part.x - block.region.x, part.y - block.region.y];
      putPixels(context, enlarged(art, whole, this.#zoom), x * this.#zoom, y * this.#zoom);
    }
  }

  /** A region of the map, one to one. Null: nothing is there. */
  #paint(region: Region, nowMillis: number): Pixels | null {
    const context = this.#scratch;
    const { x, y, width, height } = region;
    const { groundColor } = this.#options;
    context.clearRect(0, 0, width, height);
    context.fillStyle = groundColor?.() ?? 'transparent';
    context.fillRect(0, 0, width, height);
    const drew = this.#bands.draw(context, { zoom: 1, left: x, top: y }, region, nowMillis);
    return drew || groundColor !== null ? pixelsOf(context, width, height) : null;
  }
}

function common(a: Region, b: Region): Region {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

function hasChanged(cell: AnimatedCell, beforeMillis: number, nowMillis: number): boolean {
  return frameAt(cell.frames, beforeMillis)?.tile !== frameAt(cell.frames, nowMillis)?.tile;
}
