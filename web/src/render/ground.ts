import type { FloorDocument } from '../world/floor/document.ts';
import { BakedBands, meets } from './bakedBands.ts';
import { Blocks } from './blocks.ts';
import type { FloorImages } from './map/images.ts';
import { FloorPainter } from './map/painter.ts';
import type { Picture } from './picture.ts';

/** Under the avatars everything is covered: few large chunks. */
const BELOW_CHUNK_PIXELS = 512;
/** Over the avatars most is empty: small chunks, of which most are left out. */
const ABOVE_CHUNK_PIXELS = 128;
const BELOW_BLOCK_PIXELS = 256;
/** Small, so that little is drawn that is empty. */
const ABOVE_BLOCK_PIXELS = 128;

/** The map of a floor: what lies under the avatars and what lies over them. */
export class Ground {
  readonly document: FloorDocument;
  readonly width: number;
  readonly height: number;
  readonly #below: BakedBands;
  readonly #above: BakedBands;
  readonly #belowBlocks: Blocks;
  readonly #aboveBlocks: Blocks;
  readonly #groundColor: () => string;

  /** `groundColor`: the color around the map, asked for when it is drawn. */
  constructor(document: FloorDocument, images: FloorImages, groundColor: () => string) {
    this.document = document;
    this.width = document.columns * document.tileWidth;
    this.height = document.rows * document.tileHeight;
    const painter = new FloorPainter(document, images);
    const { backgroundColor, layers } = document;
    const below = layers.filter((layer) => !layer.above);
    const above = layers.filter((layer) => layer.above);
    const chunkPixels = BELOW_CHUNK_PIXELS;
    this.#below = new BakedBands(document, painter, below, { chunkPixels, backgroundColor });
    this.#above = new BakedBands(document, painter, above, {
      chunkPixels: ABOVE_CHUNK_PIXELS,
      backgroundColor: null,
    });
    this.#groundColor = groundColor;
    this.#belowBlocks = new Blocks(this.#below, { sidePixels: BELOW_BLOCK_PIXELS, groundColor });
    this.#aboveBlocks = new Blocks(this.#above, { sidePixels: ABOVE_BLOCK_PIXELS, groundColor: null });
  }

  /** Covers the whole view. */
  drawBelow(context: CanvasRenderingContext2D, picture: Picture): void {
    if (this.#isPastTheMap(picture)) {
      context.fillStyle = this.#groundColor();
      context.fillRect(0, 0, picture.width, picture.height);
    }
    this.#belowBlocks.draw(context, picture);
  }

  drawAbove(context: CanvasRenderingContext2D, picture: Picture): void {
    this.#aboveBlocks.draw(context, picture);
  }

  /** The color around the map is another one. */
  colorChanged(): void {
    this.#belowBlocks.forget();
  }

  /** Shortest time that a visible animation keeps its frame; null: nothing in view moves. */
  paceMillis(picture: Picture): number | null {
    const region = regionOf(picture);
    let pace: number | null = null;
    for (const bands of [this.#below, this.#above]) {
      for (const cell of bands.animated) {
        if (meets(bands.reach(cell), region)) pace = Math.min(pace ?? Infinity, cell.frameMillis);
      }
    }
    return pace;
  }

  /** The whole floor one to one, scaled by the context, with what is drawn over people. */
  drawWhole(context: CanvasRenderingContext2D, ratio: number): void {
    const whole = { x: 0, y: 0, width: this.width, height: this.height };
    const view = { zoom: ratio, left: 0, top: 0 };
    this.#below.draw(context, view, whole, 0);
    this.#above.draw(context, view, whole, 0);
  }

  #isPastTheMap({ left, top, width, height, zoom }: Picture): boolean {
    return left < 0 || top < 0 || left + width > this.width * zoom || top + height > this.height * zoom;
  }
}

function regionOf({ left, top, width, height, zoom }: Picture) {
  return { x: left / zoom, y: top / zoom, width: width / zoom, height: height / zoom };
}
