import type { Avatar } from '../world/officeState.ts';
import type { GroupId, TileIndex } from '../world/units.ts';
import type { GestureKind, Status } from '../world/values.ts';
import type { Sprite } from './avatars/sprites.ts';
import type { LabelCell } from './labels/labelAtlas.ts';
import type { LabelWish } from './labels/placeLabels.ts';
import type { Box } from './pixels.ts';

/** An avatar as it is drawn. Kept from picture to picture and changed in place. */
export interface Body {
  avatar: Avatar;
  readonly isMe: boolean;
  /** Middle of the feet, in pixels of the art. */
  x: number;
  y: number;
  /** Where it was drawn last, in tiles; NaN before the first time. */
  drawnColumn: number;
  drawnRow: number;
  /** Column and row in the avatar sheet. */
  pose: number;
  facing: number;
  /** What it was drawn as last. Null: nothing yet. */
  sprite: Sprite | null;
  isWalking: boolean;
  /** What is left of a jump, in tiles: drawn off by as much, less and less, until it is gone. */
  glideColumn: number;
  glideRow: number;
  /** 0 hidden to 1 shown. */
  labelAlpha: number;
  readonly label: LabelWish;
  labelCell: LabelCell | null;
  /** What `labelCell` was made for. */
  labelKey: LabelKey | null;
  gesture: Exclude<GestureKind, 'handDown'> | null;
  gestureEndsMillis: number;
  bubble: { readonly text: string; readonly endsMillis: number } | null;
}

export interface LabelKey {
  readonly name: string;
  readonly status: Status;
  readonly generation: number;
}

/** Everything that one picture shows. Changed in place. */
export interface Picture {
  /** Size in device pixels. */
  width: number;
  height: number;
  /** Device pixels for a pixel of the art; whole. */
  zoom: number;
  /** Device pixels for a CSS pixel. */
  scale: number;
  /** Top left corner of the view on the zoomed map, in whole device pixels. */
  left: number;
  top: number;
  nowMillis: number;
  isNight: boolean;
  /** Under a panel: what lies wholly in here is not drawn. In device pixels of the view. */
  hidden: Box;
  /** In view, farthest back first. */
  readonly bodies: Body[];
  /** Where oneself is, in pixels of the art; null: not here. */
  self: { x: number; y: number } | null;
  /** The group one is in: its people are marked. */
  group: GroupId | null;
  /** Where one is going. */
  target: TileIndex | null;
  /** The way there: tiles ahead. */
  readonly dots: TileIndex[];
}

/** The picture of a floor. `Canvas2dRenderer` draws it; another one may come. */
export interface Renderer {
  draw(picture: Picture): void;
}

/** What is near enough to talk with, in tiles: the ring. */
export const RING_TILES = { across: 2, down: 1.5 } as const;

/** True for an image that lies wholly under a panel. */
export function isHidden(
  { hidden }: Picture,
  left: number,
  top: number,
  width: number,
  height: number,
): boolean {
  return (
    left >= hidden.left && top >= hidden.top && left + width <= hidden.right && top + height <= hidden.bottom
  );
}
