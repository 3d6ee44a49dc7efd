declare const unit: unique symbol;

/** A tile of the floor: row * columns + column. */
export type TileIndex = number & { readonly [unit]: 'tile' };

export type AvatarId = number & { readonly [unit]: 'avatar' };
export type PersonId = number & { readonly [unit]: 'person' };

/** A group of people on this floor. */
export type GroupId = number & { readonly [unit]: 'group' };

export const tileIndex = (value: number): TileIndex => value as TileIndex;
export const avatarId = (value: number): AvatarId => value as AvatarId;
export const groupId = (value: number): GroupId => value as GroupId;
export const personId = (value: number): PersonId => value as PersonId;
