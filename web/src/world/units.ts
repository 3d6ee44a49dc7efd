declare const unit: unique symbol;

/** A length or place in tiles; fractions are between tiles. */
export type Tiles = number & { readonly [unit]: 'tiles' };

/** A length or place in pixels of the map's art. */
export type Pixels = number & { readonly [unit]: 'pixels' };

/** A tile of the floor: row * columns + column. */
export type TileIndex = number & { readonly [unit]: 'tile' };

export type AvatarId = number & { readonly [unit]: 'avatar' };
export type PersonId = number & { readonly [unit]: 'person' };

export const tiles = (value: number): Tiles => value as Tiles;
export const pixels = (value: number): Pixels => value as Pixels;
export const tileIndex = (value: number): TileIndex => value as TileIndex;
export const avatarId = (value: number): AvatarId => value as AvatarId;
export const personId = (value: number): PersonId => value as PersonId;
