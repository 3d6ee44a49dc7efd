import type { FloorDocument, Layer } from '../world/floor/document.ts';
import { framesAt } from './map/animation.ts';
import { type AnimatedCell, bandsOf } from './map/bands.ts';
import { Chunks } from './map/chunks.ts';
import type { FloorPainter, Region } from './map/painter.ts';

/** Where a context shows the map: zoom, and the top left corner in device pixels of the zoomed map. */
export interface MapView {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

interface BakedBand {
  readonly chunks: Chunks;
  readonly animated: readonly AnimatedCell[];
}

/** Tiles may be this many cells larger than their own. */
const OVERHANG_CELLS = 3;

/** The layers on one side of the avatars: baked bands, and animated cells over each. */
export class BakedBands {
  readonly animated: readonly AnimatedCell[];
  readonly #bands: readonly BakedBand[];
  readonly #document: FloorDocument;
  readonly #painter: FloorPainter;
  readonly #width: number;
  readonly #height: number;

  constructor(
    document: FloorDocument,
    painter: FloorPainter,
    layers: readonly Layer[],
    options: BakeOptions,
  ) {
    this.#document = document;
    this.#painter = painter;
    this.#width = document.columns * document.tileWidth;
    this.#height = document.rows * document.tileHeight;
    this.#bands = bandsOf(layers, painter).map((band, index) => ({
      chunks: new Chunks(band, painter, options.chunkPixels, index === 0 ? options.backgroundColor : null),
      animated: band.animated,
    }));
    this.animated = this.#bands.flatMap((band) => band.animated);
  }

  /** Draws what lies in a region of the map, in pixels of the art. Over its edges where nothing is clipped. */
  draw(context: CanvasRenderingContext2D, view: MapView, region: Region, nowMillis: number): void {
    for (const band of this.#bands) {
      this.#drawChunks(context, view, region, band.chunks);
      if (band.animated.length > 0) this.#drawAnimated(context, view, region, band.animated, nowMillis);
    }
  }

  /** Where a cell is drawn, with room for a tile that is larger than it. */
  reach(cell: AnimatedCell): Region {
    const { tileWidth, tileHeight } = this.#document;
    return {
      x: (cell.column - OVERHANG_CELLS) * tileWidth,
      y: (cell.row - OVERHANG_CELLS) * tileHeight,
      width: (OVERHANG_CELLS * 2 + 1) * tileWidth,
      height: (OVERHANG_CELLS * 2 + 1) * tileHeight,
    };
  }

  #drawChunks(context: CanvasRenderingContext2D, view: MapView, region: Region, chunks: Chunks): void {
    const { side } = chunks;
    const { zoom, left, top } = view;
    const endColumn = Math.ceil(Math.min(region.x + region.width, this.#width) / side);
    const endRow = Math.ceil(Math.min(region.y + region.height, this.#height) / side);
    for (let row = Math.max(0, Math.floor(region.y / side)); row < endRow; row++) {
      for (let column = Math.max(0, Math.floor(region.x / side)); column < endColumn; column++) {
        const chunk = chunks.chunk(column, row);
        if (chunk === null) continue;
        const width = Math.min(side, this.#width - column * side);
        const height = Math.min(side, this.#height - row * side);
        const x = column * side * zoom - left;
        const y = row * side * zoom - top;
        context.drawImage(chunk, 0, 0, width, height, x, y, width * zoom, height * zoom);
      }
    }
  }

  #drawAnimated(
    context: CanvasRenderingContext2D,
    { zoom, left, top }: MapView,
    region: Region,
    cells: readonly AnimatedCell[],
    nowMillis: number,
  ): void {
    const frames = framesAt(nowMillis);
    context.setTransform(zoom, 0, 0, zoom, -left, -top);
    for (const cell of cells) {
      if (!meets(this.reach(cell), region)) continue;
      context.globalAlpha = cell.layer.opacity;
      this.#painter.drawCell(context, cell.layer, cell.index, frames);
    }
    context.globalAlpha = 1;
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
}

export interface BakeOptions {
  readonly chunkPixels: number;
  readonly backgroundColor: string | null;
}

export function meets(a: Region, b: Region): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
