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

/** The layers on one side of the avatars: baked bands, and animated cells over each. */
export class BakedBands {
  readonly animated: readonly AnimatedCell[];
  /** Of the map, in pixels of the art. */
  readonly width: number;
  readonly height: number;
  readonly #bands: readonly BakedBand[];
  readonly #painter: FloorPainter;

  constructor(
    document: FloorDocument,
    painter: FloorPainter,
    layers: readonly Layer[],
    options: BakeOptions,
  ) {
    this.#painter = painter;
    this.width = document.columns * document.tileWidth;
    this.height = document.rows * document.tileHeight;
    this.#bands = bandsOf(layers, painter).map((band, index) => ({
      chunks: new Chunks(band, painter, options.chunkPixels, index === 0 ? options.backgroundColor : null),
      animated: band.animated,
    }));
    this.animated = this.#bands.flatMap((band) => band.animated);
  }

  /**
   * Draws what lies in a region of the map, in pixels of the art. Over its edges where nothing is clipped. Answers whether
   * there may be anything to see.
   */
  draw(context: CanvasRenderingContext2D, view: MapView, region: Region, nowMillis: number): boolean {
    let drew = false;
    for (const band of this.#bands) {
      drew = this.#drawChunks(context, view, region, band.chunks) || drew;
      const cells = band.animated.filter((cell) => meets(this.reach(cell), region));
      if (cells.length > 0) this.#drawAnimated(context, view, cells, nowMillis);
      drew = drew || cells.length > 0;
    }
    return drew;
  }

  /** Where a cell is drawn, with room for the largest tile. */
  reach(cell: AnimatedCell): Region {
    return this.#painter.reach(cell.layer, cell.index);
  }

  #drawChunks(context: CanvasRenderingContext2D, view: MapView, region: Region, chunks: Chunks): boolean {
    const { side } = chunks;
    const endColumn = Math.ceil(Math.min(region.x + region.width, this.width) / side);
    const endRow = Math.ceil(Math.min(region.y + region.height, this.height) / side);
    let drew = false;
    for (let row = Math.max(0, Math.floor(region.y / side)); row < endRow; row++) {
      for (let column = Math.max(0, Math.floor(region.x / side)); column < endColumn; column++) {
        const chunk = chunks.chunk(column, row);
        if (chunk === null) continue;
        this.#drawChunk(context, view, chunk, column * side, row * side);
        drew = true;
      }
    }
    return drew;
  }

  /** `x` and `y`: its corner on the map, in pixels of the art. Nothing beyond the edge of the map. */
  #drawChunk(
    context: CanvasRenderingContext2D,
    { zoom, left, top }: MapView,
    chunk: HTMLCanvasElement,
    x: number,
    y: number,
  ): void {
    const width = Math.min(chunk.width, this.width - x);
    const height = Math.min(chunk.height, this.height - y);
    const [toX, toY] = [x * zoom - left, y * zoom - top];
    context.drawImage(chunk, 0, 0, width, height, toX, toY, width * zoom, height * zoom);
  }

  #drawAnimated(
    context: CanvasRenderingContext2D,
    { zoom, left, top }: MapView,
    cells: readonly AnimatedCell[],
    nowMillis: number,
  ): void {
    const frames = framesAt(nowMillis);
    context.setTransform(zoom, 0, 0, zoom, -left, -top);
    for (const cell of cells) {
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
