/** A floor as the server describes it: normalized, so that nothing here knows Tiled. Lengths are pixels of the art. */
export interface FloorDocument {
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly backgroundColor: string | null;
  /** 'right-down' (usual), 'right-up', 'left-down' or 'left-up': which cell of a layer lies over its neighbor. */
  readonly renderOrder?: string;
  readonly tilesets: readonly Tileset[];
  /** In drawing order, groups flattened, invisible ones left out. */
  readonly layers: readonly Layer[];
  /** Base64 bitset: bit (i & 7) of byte (i >> 3) is set when tile i is blocked. */
  readonly blocked: string;
  readonly zones: readonly Zone[];
  readonly exits: readonly Exit[];
  /** Pairs: a tile to sit on, and the way one looks there: 0 down, 1 left, 2 right, 3 up, 4 as one came. */
  readonly seats?: readonly number[];
}

export interface Tileset {
  readonly firstGid: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly columns: number;
  readonly tileCount: number;
  readonly margin: number;
  readonly spacing: number;
  /** Where a tile is drawn on the grid: moved from the bottom left corner of its cell. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** In which size a tile is drawn on the grid; absent: in its own. */
  readonly drawWidth?: number;
  readonly drawHeight?: number;
  /** Absent in an image collection. */
  readonly image?: string | null;
  readonly imageWidth?: number;
  readonly imageHeight?: number;
  readonly transparentColor?: string | null;
  readonly animations?: Readonly<Record<string, readonly AnimationFrame[]>>;
  /** Image collections only: one image per local id. */
  readonly tiles?: Readonly<Record<string, CollectionTile>>;
}

export interface AnimationFrame {
  readonly tile: number;
  readonly millis: number;
}

/** A tile with a picture of its own, or a part of one. */
export interface CollectionTile {
  readonly image: string;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** As in Tileset, for this tile. */
  readonly drawWidth?: number;
  readonly drawHeight?: number;
  readonly offsetX?: number;
  readonly offsetY?: number;
}

interface LayerBase {
  readonly name: string;
  /** Drawn over the avatars. */
  readonly above: boolean;
  readonly opacity: number;
  readonly offsetX?: number;
  readonly offsetY?: number;
  readonly tint?: string | null;
}

export interface TileLayer extends LayerBase {
  readonly kind: 'tiles';
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  /** Global tile ids with Tiled's flip bits on top; 0 for none. */
  readonly gids: readonly number[];
}

export interface ImageLayer extends LayerBase {
  readonly kind: 'image';
  readonly image: string;
  readonly x: number;
  readonly y: number;
  readonly repeatX: boolean;
  readonly repeatY: boolean;
  readonly transparentColor?: string | null;
}

export interface ObjectLayer extends LayerBase {
  readonly kind: 'objects';
  readonly objects: readonly TileObject[];
}

/** A tile placed freely, stretched to a size: (x, y) is its bottom left corner, about which it turns clockwise. */
export interface TileObject {
  readonly gid: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation?: number;
}

export type Layer = TileLayer | ImageLayer | ObjectLayer;

export interface Zone {
  readonly id: number;
  readonly name: string;
  /** SPAWN, EXIT, MEETING, QUIET, STAGE, RESTRICTED, DESK, ... */
  readonly kinds: readonly string[];
  /** Pairs: first tile index, number of tiles to its right with itself. */
  readonly runs: readonly number[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface Exit {
  readonly zone: number;
  /** Floor id. */
  readonly floor: string;
}
