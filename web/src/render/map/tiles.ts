import type { CollectionTile, FloorDocument, Tileset } from '../../world/floor/document.ts';

const FLIPPED_ACROSS = 0x80000000;
const FLIPPED_DOWN = 0x40000000;
const FLIPPED_DIAGONALLY = 0x20000000;
const ID_BITS = 0x1fffffff;

/** A tile as its global id says: where it comes from and how it is turned. */
export interface TileRef {
  readonly tileset: Tileset;
  /** Index within the tileset. */
  readonly local: number;
  readonly across: boolean;
  readonly down: boolean;
  readonly diagonally: boolean;
}

/** Part of an image, in pixels. */
export interface Patch {
  readonly image: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How it is drawn on the grid. */
  readonly fit: Fit;
}

/** A size, and how far it is moved from the bottom left corner of a cell. */
export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Finds tiles by global id. */
export class TileIndexer {
  readonly #newestFirst: readonly Tileset[];

  constructor(document: FloorDocument) {
    this.#newestFirst = [...document.tilesets].sort((a, b) => b.firstGid - a.firstGid);
  }

  /** Null: no tile, or one of no tileset. */
  tile(gid: number): TileRef | null {
    const id = gid & ID_BITS;
    if (id === 0) return null;
    const tileset = this.#newestFirst.find((candidate) => candidate.firstGid <= id);
    if (tileset === undefined) return null;
    return {
      tileset,
      local: id - tileset.firstGid,
      across: (gid & FLIPPED_ACROSS) !== 0,
      down: (gid & FLIPPED_DOWN) !== 0,
      diagonally: (gid & FLIPPED_DIAGONALLY) !== 0,
    };
  }
}

/** Where a tile's picture is. Null: the tileset has no such tile. */
export function patchOf(tileset: Tileset, local: number): Patch | null {
  const single = tileset.tiles?.[local];
  if (single !== undefined) return patchOfSingle(tileset, single);
  if (tileset.image === undefined || tileset.image === null || tileset.columns < 1) return null;
  if (local >= tileset.tileCount) return null;
  const { tileWidth: width, tileHeight: height, margin, spacing, columns, image } = tileset;
  const x = margin + (local % columns) * (width + spacing);
  const y = margin + Math.floor(local / columns) * (height + spacing);
  const { drawWidth = width, drawHeight = height, offsetX, offsetY } = tileset;
  return { image, x, y, width, height, fit: { width: drawWidth, height: drawHeight, offsetX, offsetY } };
}

function patchOfSingle(tileset: Tileset, single: CollectionTile): Patch {
  const { image, x = 0, y = 0, width, height } = single;
  const { drawWidth = width, drawHeight = height } = single;
  const { offsetX = tileset.offsetX, offsetY = tileset.offsetY } = single;
  return { image, x, y, width, height, fit: { width: drawWidth, height: drawHeight, offsetX, offsetY } };
}

/** All images that a document draws from, each once. */
export function imagesOf(document: FloorDocument): { url: string; transparentColor: string | null }[] {
  const found = new Map<string, string | null>();
  for (const tileset of document.tilesets) {
    const singles = Object.values(tileset.tiles ?? {}).map((tile) => tile.image);
    for (const url of [...(tileset.image ? [tileset.image] : []), ...singles]) {
      found.set(url, tileset.transparentColor ?? null);
    }
  }
  for (const layer of document.layers) {
    if (layer.kind === 'image') found.set(layer.image, layer.transparentColor ?? null);
  }
  return [...found].map(([url, transparentColor]) => ({ url, transparentColor }));
}
