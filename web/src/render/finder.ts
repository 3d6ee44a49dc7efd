import type { PagePoint } from '../session/ports.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { PersonId, TileIndex } from '../world/units.ts';
import { headPlace } from './headPlace.ts';
import type { Body, Picture } from './picture.ts';

/** What of an avatar can be hit, in pixels of the art: from the feet up, and to both sides of the middle. */
const HIT_HEIGHT = 42;
const HIT_HALF_WIDTH = 12;

/** Finds what is where in a picture. Places are CSS pixels from the top left corner of the canvas. */
export function tileUnder(picture: Picture, floor: Floor, x: number, y: number): TileIndex | null {
  const { scale, zoom, left, top } = picture;
  const { tileWidth, tileHeight } = floor.document;
  return floor.tileAt((x * scale + left) / zoom / tileWidth, (y * scale + top) / zoom / tileHeight);
}

/** The nearest to the eye comes first; one's own avatar is never in the way. */
export function personUnder(picture: Picture, x: number, y: number): PersonId | null {
  const screenX = x * picture.scale;
  const screenY = y * picture.scale;
  for (let index = picture.bodies.length - 1; index >= 0; index--) {
    const body = picture.bodies[index];
    if (body === undefined || body.isMe) continue;
    if (hitsBody(picture, body, screenX, screenY) || hitsLabel(body, screenX, screenY))
      return body.avatar.person;
  }
  return null;
}

function hitsBody({ zoom, left, top }: Picture, body: Body, x: number, y: number): boolean {
  const across = Math.abs(x - (body.x * zoom - left));
  const up = body.y * zoom - top - y;
  return across <= HIT_HALF_WIDTH * zoom && up >= 0 && up <= HIT_HEIGHT * zoom;
}

function hitsLabel({ label, labelAlpha }: Body, x: number, y: number): boolean {
  const isIn =
    x >= label.left && y >= label.top && x < label.left + label.width && y < label.top + label.height;
  return labelAlpha > 0.5 && isIn;
}

/** Null: out of view. */
export function headUnder(picture: Picture, body: Body): PagePoint | null {
  const { x, y } = headPlace(body, picture);
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
  return { x: x / picture.scale, y: y / picture.scale };
}
