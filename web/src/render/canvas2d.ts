import type { FloorDocument } from '../world/floor/document.ts';
import type { AvatarSprites, Sprite } from './avatars/sprites.ts';
import type { Ground } from './ground.ts';
import { headPlace } from './headPlace.ts';
import { LABEL_HEIGHT } from './labels/labelArt.ts';
import type { LabelAtlas } from './labels/labelAtlas.ts';
import { context2d } from './map/images.ts';
import type { GroupId } from '../world/units.ts';
import { type Body, isHidden, type Picture, type Renderer, RING_TILES } from './picture.ts';
import { drawBubble } from './signs/bubble.ts';
import { gestureSign } from './signs/gestures.ts';
import { groupMark } from './signs/groupMark.ts';
import { ringSign } from './signs/ring.ts';

const NIGHT = '#1c174a38';
/** From where a body stands up to the middle of its feet, in pixels of the art. */
const FEET_PIXELS = 3;
const AWAY_ALPHA = 0.55;

/** What the renderer draws with; all but the labels may still be on their way. */
export interface Art {
  ground: Ground | null;
  avatars: AvatarSprites | null;
  readonly labels: LabelAtlas;
  /** Color around the map. */
  groundColor: string;
}

/** Draws pictures on a canvas: opaque, not smoothed, in whole device pixels. */
export class Canvas2dRenderer implements Renderer {
  readonly #context: CanvasRenderingContext2D;
  readonly #art: Art;
  readonly #bubbles = new WeakMap<object, HTMLCanvasElement>();

  constructor(canvas: HTMLCanvasElement, art: Art) {
    this.#context = context2d(canvas, true);
    this.#art = art;
  }

  draw(picture: Picture): void {
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingEnabled = false;
    this.#drawGround(picture);
    this.#drawMarks(picture);
    this.#drawBodies(picture);
    this.#art.ground?.drawAbove(context, picture);
    if (picture.isNight) this.#drawNight(picture);
    this.#drawLabels(picture);
    this.#drawSigns(picture);
  }

  #drawGround(picture: Picture): void {
    const { ground, groundColor } = this.#art;
    if (ground !== null) return ground.drawBelow(this.#context, picture);
    this.#context.fillStyle = groundColor;
    this.#context.fillRect(0, 0, picture.width, picture.height);
  }

  #drawMarks(picture: Picture): void {
    const { ground } = this.#art;
    if (ground === null) return;
    const { columns, tileWidth, tileHeight } = ground.document;
    const { zoom, left, top } = picture;
    const middle = (tile: number) => ({
      x: Math.round(((tile % columns) + 0.5) * tileWidth * zoom - left),
      y: Math.round((Math.floor(tile / columns) + 0.5) * tileHeight * zoom - top),
    });
    if (picture.self !== null) this.#drawRing(picture, picture.self, ground.document);
    if (picture.group !== null) this.#drawGroup(picture, picture.group);
    picture.dots.forEach((tile) => this.#drawDot(middle(tile), picture.scale));
    if (picture.target !== null) this.#drawTarget(middle(picture.target), picture.scale);
  }

  /** Who is inside is near enough to talk with. */
  #drawRing({ zoom, scale, left, top }: Picture, self: { x: number; y: number }, document: FloorDocument) {
    const { tileWidth, tileHeight } = document;
    const across = RING_TILES.across * tileWidth * zoom;
    const ring = ringSign({ across, down: RING_TILES.down * tileHeight * zoom, scale });
    const x = Math.round(self.x * zoom) - left;
    const y = Math.round((self.y - tileHeight / 2) * zoom) - top;
    this.#context.drawImage(ring, x - ring.width / 2, y - ring.height / 2);
  }

  /** Whoever is in one's own group stands on a mark. */
  #drawGroup({ bodies, zoom, scale, left, top }: Picture, group: GroupId): void {
    const mark = groupMark(zoom, scale);
    for (const body of bodies) {
      if (body.avatar.group !== group) continue;
      const x = Math.round(body.x * zoom) - left;
      const y = Math.round((body.y - FEET_PIXELS) * zoom) - top;
      this.#context.drawImage(mark, x - mark.width / 2, y - mark.height / 2);
    }
  }

  #drawDot({ x, y }: { x: number; y: number }, scale: number): void {
    const context = this.#context;
    context.beginPath();
    context.arc(x, y, 4 * scale, 0, Math.PI * 2);
    context.fillStyle = '#ffffffcc';
    context.strokeStyle = '#1b153366';
    context.lineWidth = scale;
    context.fill();
    context.stroke();
  }

  #drawTarget({ x, y }: { x: number; y: number }, scale: number): void {
    const context = this.#context;
    const side = 30 * scale;
    for (const [lineWidth, color] of [
      [5 * scale, '#1b153366'],
      [3 * scale, '#5fe0c8'],
    ] as const) {
      context.beginPath();
      context.roundRect(x - side / 2, y - side / 2, side, side, 8 * scale);
      context.lineWidth = lineWidth;
      context.strokeStyle = color;
      context.stroke();
    }
  }

  #drawBodies(picture: Picture): void {
    const { avatars } = this.#art;
    if (avatars === null) return;
    const { zoom, left, top } = picture;
    for (const body of picture.bodies) {
      const sprite = avatars.sprite(body.avatar.look, body.pose, body.facing, body.sprite);
      body.sprite = sprite;
      if (sprite === null) continue;
      const isAway = body.avatar.status === 'reconnecting';
      if (isAway) this.#context.globalAlpha = AWAY_ALPHA;
      this.#drawSprite(sprite, Math.round(body.x * zoom) - left, Math.round(body.y * zoom) - top, picture);
      if (isAway) this.#context.globalAlpha = 1;
    }
  }

  /** Scaled only in the moment after the zoom has changed, until there is one for it. */
  #drawSprite(sprite: Sprite, feetX: number, feetY: number, picture: Picture): void {
    const { image, zoom: madeFor } = sprite;
    const ratio = picture.zoom / madeFor;
    const { width, height } = image;
    const [left, top] = [feetX + sprite.x * ratio, feetY + sprite.y * ratio];
    if (isHidden(picture, left, top, width * ratio, height * ratio)) return;
    if (ratio === 1) this.#context.drawImage(image, left, top);
    else this.#context.drawImage(image, left, top, width * ratio, height * ratio);
  }

  #drawNight({ width, height }: Picture): void {
    this.#context.fillStyle = NIGHT;
    this.#context.fillRect(0, 0, width, height);
  }

  #drawLabels(picture: Picture): void {
    const context = this.#context;
    for (const body of picture.bodies) {
      const cell = body.labelCell;
      if (body.labelAlpha <= 0 || cell === null) continue;
      const { left, top, width, height } = body.label;
      if (isHidden(picture, left, top, width, height)) continue;
      context.globalAlpha = body.labelAlpha;
      context.drawImage(cell.image, left, top);
    }
    context.globalAlpha = 1;
  }

  /** Gestures and words, over every label. */
  #drawSigns(picture: Picture): void {
    for (const body of picture.bodies) {
      const kind = body.gesture ?? (body.avatar.handUp ? 'handUp' : null);
      const { x, y } = signPlace(body, picture);
      if (kind !== null && body.bubble === null) {
        const sign = gestureSign(kind, picture.scale);
        this.#context.drawImage(sign, Math.round(x - sign.width / 2), Math.round(y - sign.height));
      }
      if (body.bubble === null) continue;
      const bubble = this.#bubble(body.bubble, picture.scale);
      const left = Math.max(0, Math.min(picture.width - bubble.width, x - bubble.width / 2));
      this.#context.drawImage(bubble, Math.round(left), Math.round(y - bubble.height));
    }
  }

  #bubble(words: { readonly text: string }, scale: number): HTMLCanvasElement {
    let canvas = this.#bubbles.get(words);
    if (canvas === undefined) {
      canvas = drawBubble(words.text, scale);
      this.#bubbles.set(words, canvas);
    }
    return canvas;
  }
}

function signPlace(body: Body, picture: Picture): { x: number; y: number } {
  const { x, y } = headPlace(body, picture);
  return { x, y: y - (LABEL_HEIGHT + 4) * picture.scale };
}
