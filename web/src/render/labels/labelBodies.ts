import { headPlace } from '../headPlace.ts';
import type { Body, Picture } from '../picture.ts';
import type { LabelAtlas, LabelCell } from './labelAtlas.ts';
import { type LabelWish, placeLabels } from './placeLabels.ts';

const FADE_MILLIS = 150;
const GAP = 2;
/** In a crowd of more than this many, only who is near is named. */
const CROWD = 300;
const CROWD_PIXELS = 320;

/** Gives the bodies in view their labels: nearest first, the rest fades. True while one is fading. */
export function labelBodies(
  picture: Picture,
  labels: LabelAtlas,
  elapsedMillis: number,
  wishes: LabelWish[],
): boolean {
  wishes.length = 0;
  const farthest = picture.bodies.length > CROWD ? CROWD_PIXELS : Infinity;
  for (const body of picture.bodies) {
    rank(body, picture);
    const cell = body.label.rank <= farthest ? cellOf(body, labels) : null;
    if (cell === null) body.label.isPlaced = false;
    if (cell === null) continue;
    wish(body, cell, picture);
    wishes.push(body.label);
  }
  placeLabels(wishes);
  let isFading = false;
  for (const body of picture.bodies) isFading = fade(body, elapsedMillis) || isFading;
  return isFading;
}

/** Found once and kept until the name, the status or the atlas changes. */
function cellOf(body: Body, labels: LabelAtlas): LabelCell | null {
  const { name, status } = body.avatar;
  const { generation } = labels;
  const key = body.labelKey;
  if (key !== null && key.name === name && key.status === status && key.generation === generation) {
    return body.labelCell;
  }
  const cell = labels.cell({ name, status, isMe: body.isMe });
  body.labelCell = cell;
  body.labelKey = cell === null ? null : { name, status, generation: labels.generation };
  return cell;
}

function wish(body: Body, cell: LabelCell, picture: Picture): void {
  const { label } = body;
  const head = headPlace(body, picture);
  const gap = Math.round(GAP * picture.scale);
  label.left = head.x - Math.round(cell.width / 2);
  label.top = head.y - cell.height - gap;
  label.width = cell.width;
  label.height = cell.height;
  label.wasSeen = label.isPlaced;
}

/** Distance from oneself in pixels of the art. */
function rank({ isMe, label, x, y }: Body, { self }: Picture): void {
  label.rank = isMe || self === null ? 0 : Math.hypot(x - self.x, y - self.y) + 1;
}

function fade(body: Body, elapsedMillis: number): boolean {
  const goal = body.label.isPlaced && body.labelCell !== null ? 1 : 0;
  if (body.labelAlpha === goal) return false;
  const change = elapsedMillis / FADE_MILLIS;
  body.labelAlpha =
    goal === 1 ? Math.min(1, body.labelAlpha + change) : Math.max(0, body.labelAlpha - change);
  return body.labelAlpha !== goal;
}
