import type {
  FloorDocument,
  ImageLayer,
  Layer,
  ObjectLayer,
  TileLayer,
  TileObject,
  Tileset,
} from '../../world/floor/document.ts';
import { type Drawable, type FloorImages, tinted } from './images.ts';
import { type Patch, patchOf, TileIndexer, type TileRef } from './tiles.ts';

/** A rectangle of the map in pixels of the art. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which tile of an animation to draw; null for tiles that do not move. */
export type FrameChooser = (tileset: Tileset, local: number) => number | null;

/** Animations as they begin. */
export const FIRST: FrameChooser = (tileset, local) => {
  const frames = tileset.animations?.[local] ?? [];
  return frames[0]?.tile ?? null;
};

/**
 * Draws the layers of a floor as Tiled draws them: tiles stand on the bottom left corner of their cell, whatever their
 * size; flips, offsets, opacity and tint as in the document. The context maps pixels of the art one to one.
 */
export class FloorPainter {
  readonly #document: FloorDocument;
  readonly #images: FloorImages;
  readonly #indexer: TileIndexer;
  readonly #tiles = new Map<number, TileRef | null>();
  readonly #tinted = new Map<string, Drawable>();
  readonly #overhang: { across: number; down: number };

  constructor(document: FloorDocument, images: FloorImages) {
    this.#document = document;
    this.#images = images;
    this.#indexer = new TileIndexer(document);
    this.#overhang = overhangOf(document);
  }

  tile(gid: number): TileRef | null {
    let tile = this.#tiles.get(gid);
    if (tile === undefined) {
      tile = this.#indexer.tile(gid);
      this.#tiles.set(gid, tile);
    }
    return tile;
  }

  isAnimated(tile: TileRef): boolean {
    return tile.tileset.animations?.[tile.local] !== undefined;
  }

  /** Answers whether there was anything to draw. */
  drawLayer(
    context: CanvasRenderingContext2D,
    layer: Layer,
    region: Region,
    cells: 'all' | 'still' = 'all',
  ): boolean {
    context.globalAlpha = layer.opacity;
    const drew = this.#drawKind(context, layer, region, cells);
    context.globalAlpha = 1;
    return drew;
  }

  /** One cell of a tile layer, at its place. */
  drawCell(context: CanvasRenderingContext2D, layer: TileLayer, index: number, frame: FrameChooser): void {
    const tile = this.tile(layer.gids[index] ?? 0);
    if (tile === null) return;
    const { left, bottom } = this.#corner(layer, index);
    this.#drawTile(context, tile, { left, bottom, size: null, tint: layer.tint ?? null }, frame);
  }

  /** Where one cell of a tile layer may be drawn to, were its tile the largest; in whole pixels. */
  reach(layer: TileLayer, index: number): Region {
    const { left, bottom } = this.#corner(layer, index);
    const { across, down } = this.#overhang;
    const [x, y] = [Math.floor(left - across), Math.floor(bottom - down)];
    return { x, y, width: Math.ceil(left + across) - x, height: Math.ceil(bottom + down) - y };
  }

  #corner(layer: TileLayer, index: number): { left: number; bottom: number } {
    const column = layer.column + (index % layer.columns);
    const row = layer.row + Math.floor(index / layer.columns);
    const left = column * this.#document.tileWidth + (layer.offsetX ?? 0);
    const bottom = (row + 1) * this.#document.tileHeight + (layer.offsetY ?? 0);
    return { left, bottom };
  }

  #drawKind(
    context: CanvasRenderingContext2D,
    layer: Layer,
    region: Region,
    cells: 'all' | 'still',
  ): boolean {
    switch (layer.kind) {
      case 'tiles':
        return this.#drawTiles(context, layer, region, cells);
      case 'image':
        return this.#drawImage(context, layer, region);
      case 'objects':
        return this.#drawObjects(context, layer);
    }
  }

  #drawTiles(
    context: CanvasRenderingContext2D,
    layer: TileLayer,
    region: Region,
    cells: 'all' | 'still',
  ): boolean {
    let drew = false;
    const { firstColumn, lastColumn, firstRow, lastRow } = this.#cellsOf(layer, region);
    const [down, across] = [lastRow - firstRow, lastColumn - firstColumn];
    const order = this.#document.renderOrder ?? 'right-down';
    for (let y = 0; y <= down; y++) {
      const row = order.endsWith('up') ? lastRow - y : firstRow + y;
      for (let x = 0; x <= across; x++) {
        const column = order.startsWith('left') ? lastColumn - x : firstColumn + x;
        const index = row * layer.columns + column;
        const tile = this.tile(layer.gids[index] ?? 0);
        if (tile === null) continue;
        if (cells === 'still' && this.isAnimated(tile)) continue;
        this.drawCell(context, layer, index, FIRST);
        drew = true;
      }
    }
    return drew;
  }

  /** Cells of a layer whose tiles may reach into a region. */
  #cellsOf(layer: TileLayer, region: Region) {
    const { tileWidth, tileHeight } = this.#document;
    const x = region.x - (layer.offsetX ?? 0);
    const y = region.y - (layer.offsetY ?? 0);
    const { across, down } = this.#overhang;
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
    return {
      firstColumn: clamp(Math.floor((x - across) / tileWidth) - layer.column, layer.columns),
      lastColumn: clamp(Math.ceil((x + region.width + across) / tileWidth) - layer.column, layer.columns - 1),
      firstRow: clamp(Math.floor((y - down) / tileHeight) - layer.row, layer.rows),
      lastRow: clamp(Math.ceil((y + region.height + down) / tileHeight) - layer.row, layer.rows - 1),
    };
  }

  #drawObjects(context: CanvasRenderingContext2D, layer: ObjectLayer): boolean {
    for (const object of layer.objects) {
      const tile = this.tile(object.gid);
      if (tile !== null) this.#drawObject(context, layer, object, tile);
    }
    return layer.objects.length > 0;
  }

  #drawObject(
    context: CanvasRenderingContext2D,
    layer: ObjectLayer,
    object: TileObject,
    tile: TileRef,
  ): void {
    const left = object.x + (layer.offsetX ?? 0);
    const bottom = object.y + (layer.offsetY ?? 0);
    const { width, height } = object;
    const place = { left: 0, bottom: 0, size: { width, height }, tint: layer.tint ?? null };
    context.save();
    context.translate(left, bottom);
    if (object.rotation) context.rotate((object.rotation * Math.PI) / 180);
    this.#drawTile(context, tile, place, FIRST);
    context.restore();
  }

  #drawImage(context: CanvasRenderingContext2D, layer: ImageLayer, region: Region): boolean {
    const image = this.#image(layer.image, layer.tint ?? null);
    if (image === null) return false;
    const xs = repeats(layer.x + (layer.offsetX ?? 0), image.width, layer.repeatX, region.x, region.width);
    const ys = repeats(layer.y + (layer.offsetY ?? 0), image.height, layer.repeatY, region.y, region.height);
    for (const y of ys) for (const x of xs) context.drawImage(image, x, y);
    return xs.length * ys.length > 0;
  }

  #drawTile(context: CanvasRenderingContext2D, tile: TileRef, place: Place, frame: FrameChooser): void {
    const local = frame(tile.tileset, tile.local) ?? tile.local;
    const patch = patchOf(tile.tileset, local);
    const image = patch === null ? null : this.#image(patch.image, place.tint);
    if (patch === null || image === null) return;
    // A tile object comes with its size, and its place is already where it is drawn.
    const { width, height, offsetX, offsetY } =
      place.size === null ? patch.fit : { ...AS_IT_IS, ...place.size };
    const x = place.left + offsetX;
    const y = place.bottom + offsetY - height;
    if (!tile.across && !tile.down && !tile.diagonally) {
      context.drawImage(image, patch.x, patch.y, patch.width, patch.height, x, y, width, height);
    } else {
      drawTurned(context, image, patch, tile, { x, y, width, height });
    }
  }

  #image(url: string, tint: string | null): Drawable | null {
    const image = this.#images.byUrl.get(url) ?? null;
    if (image === null || tint === null) return image;
    const key = `${tint} ${url}`;
    let colored = this.#tinted.get(key);
    if (colored === undefined) {
      colored = tinted(image, tint);
      this.#tinted.set(key, colored);
    }
    return colored;
  }
}

const AS_IT_IS = { offsetX: 0, offsetY: 0 } as const;

interface Place {
  readonly left: number;
  readonly bottom: number;
  /** Null: as large as the tile's picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly tint: string | null;
}

/** Turned about its middle; a diagonal flip is a quarter turn with the other two flips swapped. */
function drawTurned(
  context: CanvasRenderingContext2D,
  image: Drawable,
  patch: Patch,
  tile: TileRef,
  at: Region,
): void {
  const swap = tile.diagonally ? (at.height - at.width) / 2 : 0;
  const x = at.x + at.width / 2 + swap;
  const y = at.y + at.height / 2 + swap;
  const across = (tile.diagonally ? tile.down : tile.across) ? -1 : 1;
  const down = (tile.diagonally ? !tile.across : tile.down) ? -1 : 1;
  context.save();
  context.translate(x, y);
  if (tile.diagonally) context.transform(0, 1, -1, 0, 0, 0);
  context.scale(across, down);
  const { width, height } = at;
  context.drawImage(
    image,
    patch.x,
    patch.y,
    patch.width,
    patch.height,
    -width / 2,
    -height / 2,
    width,
    height,
  );
  context.restore();
}

/** How far tiles reach beyond their cell. */
function overhangOf(document: FloorDocument): { across: number; down: number } {
  let across = 0;
  let down = 0;
  for (const tileset of document.tilesets) {
    const fits = [tileset, ...Object.values(tileset.tiles ?? {})];
    for (const fit of fits) {
      const size = 'tileWidth' in fit ? [fit.tileWidth, fit.tileHeight] : [fit.width, fit.height];
      const most = Math.max(...size, fit.drawWidth ?? 0, fit.drawHeight ?? 0);
      across = Math.max(across, most + Math.abs(fit.offsetX ?? tileset.offsetX));
      down = Math.max(down, most + Math.abs(fit.offsetY ?? tileset.offsetY));
    }
  }
  return { across, down };
}

function repeats(at: number, size: number, isRepeated: boolean, from: number, length: number): number[] {
  if (!isRepeated || size < 1) return [at];
  const places: number[] = [];
  for (let x = at - Math.ceil((at - from) / size) * size; x < from + length; x += size) places.push(x);
  return places;
}
