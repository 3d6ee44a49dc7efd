import type { FloorDocument } from '../world/floor/document.ts';
import { framesAt } from './map/animation.ts';
import { type AnimatedCell, bandsOf } from './map/bands.ts';
import { Chunks, CHUNK_PIXELS } from './map/chunks.ts';
import type { FloorImages } from './map/images.ts';
import { FloorPainter } from './map/painter.ts';
import type { Picture } from './picture.ts';

/** Baked layers, and the animated cells over them. */
interface BakedBand {
  readonly chunks: Chunks;
  readonly animated: readonly AnimatedCell[];
}

/** The map of a floor: what lies under the avatars and what lies over them. */
export class Ground {
  readonly document: FloorDocument;
  readonly width: number;
  readonly height: number;
  readonly #painter: FloorPainter;
  readonly #below: readonly BakedBand[];
  readonly #above: readonly BakedBand[];

  constructor(document: FloorDocument, images: FloorImages) {
    this.document = document;
    this.width = document.columns * document.tileWidth;
    this.height = document.rows * document.tileHeight;
    this.#painter = new FloorPainter(document, images);
    this.#below = this.#bake(false);
    this.#above = this.#bake(true);
  }

  drawBelow(context: CanvasRenderingContext2D, picture: Picture): void {
    for (const band of this.#below) this.#draw(context, picture, band);
  }

  drawAbove(context: CanvasRenderingContext2D, picture: Picture): void {
    for (const band of this.#above) this.#draw(context, picture, band);
  }

  /** Shortest time that a visible animation keeps its frame; null: nothing in view moves. */
  paceMillis(picture: Picture): number | null {
    let pace: number | null = null;
    for (const band of [...this.#below, ...this.#above]) {
      for (const cell of band.animated) {
        if (this.#isInView(cell, picture)) pace = Math.min(pace ?? Infinity, cell.frameMillis);
      }
    }
    return pace;
  }

  /** The whole floor in a canvas of any size, with what is drawn over people. */
  drawWhole(context: CanvasRenderingContext2D): void {
    for (const band of [...this.#below, ...this.#above]) {
      this.#eachChunk(0, 0, this.width, this.height, (column, row) => {
        const chunk = band.chunks.chunk(column, row);
        if (chunk !== null) context.drawImage(chunk, column * CHUNK_PIXELS, row * CHUNK_PIXELS);
      });
    }
  }

  #bake(above: boolean): BakedBand[] {
    const layers = this.document.layers.filter((layer) => layer.above === above);
    return bandsOf(layers, this.#painter).map((band, index) => ({
      chunks: new Chunks(band, this.#painter, above || index > 0 ? null : this.document.backgroundColor),
      animated: band.animated,
    }));
  }

  #draw(context: CanvasRenderingContext2D, picture: Picture, band: BakedBand): void {
    const { zoom, left, top } = picture;
    const x = left / zoom;
    const y = top / zoom;
    this.#eachChunk(x, y, picture.width / zoom, picture.height / zoom, (column, row) => {
      const chunk = band.chunks.chunk(column, row);
      if (chunk === null) return;
      const width = Math.min(CHUNK_PIXELS, this.width - column * CHUNK_PIXELS);
      const height = Math.min(CHUNK_PIXELS, this.height - row * CHUNK_PIXELS);
      const toX = column * CHUNK_PIXELS * zoom - left;
      const toY = row * CHUNK_PIXELS * zoom - top;
      context.drawImage(chunk, 0, 0, width, height, toX, toY, width * zoom, height * zoom);
    });
    if (band.animated.length > 0) this.#drawAnimated(context, picture, band.animated);
  }

  #eachChunk(
    x: number,
    y: number,
    width: number,
    height: number,
    tell: (column: number, row: number) => void,
  ) {
    const last = (end: number, size: number) => Math.ceil(Math.min(end, size) / CHUNK_PIXELS);
    for (let row = Math.max(0, Math.floor(y / CHUNK_PIXELS)); row < last(y + height, this.height); row++) {
      for (
        let column = Math.max(0, Math.floor(x / CHUNK_PIXELS));
        column < last(x + width, this.width);
        column++
      ) {
        tell(column, row);
      }
    }
  }

  #drawAnimated(context: CanvasRenderingContext2D, picture: Picture, cells: readonly AnimatedCell[]): void {
    const { zoom } = picture;
    const frames = framesAt(picture.nowMillis);
    context.setTransform(zoom, 0, 0, zoom, -picture.left, -picture.top);
    for (const cell of cells) {
      if (!this.#isInView(cell, picture)) continue;
      context.globalAlpha = cell.layer.opacity;
      this.#painter.drawCell(context, cell.layer, cell.index, frames);
    }
    context.globalAlpha = 1;
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** With a margin for tiles that are larger than their cell. */
  #isInView(cell: AnimatedCell, { left, top, width, height, zoom }: Picture): boolean {
    const { tileWidth, tileHeight } = this.document;
    const x = cell.column * tileWidth * zoom - left;
    const y = cell.row * tileHeight * zoom - top;
    const marginX = tileWidth * zoom * 3;
    const marginY = tileHeight * zoom * 3;
    return x > -marginX && y > -marginY && x < width + marginX && y < height + marginY;
  }
}
