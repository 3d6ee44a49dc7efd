import type { TileIndex } from '../world/units.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { Ground } from './ground.ts';
import { context2d, newCanvas } from './map/images.ts';
import type { Body, Picture } from './picture.ts';

/** Longest side of the picture that mini-maps are made from. */
const BASE_PIXELS = 480;
const DOT_EDGE = '#241c3d';

/** The whole floor, small: everybody as a dot, the view as a frame. */
export class MiniMap {
  #base: { readonly ground: Ground; readonly canvas: HTMLCanvasElement } | null = null;

  draw(canvas: HTMLCanvasElement, ground: Ground, picture: Picture, bodies: Iterable<Body>): void {
    const context = context2d(canvas);
    const base = this.#baseOf(ground);
    const ratio = Math.min(canvas.width / ground.width, canvas.height / ground.height);
    const left = (canvas.width - ground.width * ratio) / 2;
    const top = (canvas.height - ground.height * ratio) / 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(base, left, top, ground.width * ratio, ground.height * ratio);
    context.setTransform(1, 0, 0, 1, left, top);
    drawView(context, ground, picture, ratio);
    for (const body of bodies) if (!body.isMe) drawDot(context, body, ratio, 3, '#ffffff');
    for (const body of bodies) if (body.isMe) drawDot(context, body, ratio, 4, '#5fe0c8');
  }

  #baseOf(ground: Ground): HTMLCanvasElement {
    if (this.#base?.ground === ground) return this.#base.canvas;
    const ratio = Math.min(1, BASE_PIXELS / Math.max(ground.width, ground.height));
    const canvas = newCanvas(Math.ceil(ground.width * ratio), Math.ceil(ground.height * ratio));
    const context = context2d(canvas);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    ground.drawWhole(context, ratio);
    this.#base = { ground, canvas };
    return canvas;
  }
}

function drawView(context: CanvasRenderingContext2D, ground: Ground, picture: Picture, ratio: number): void {
  const { zoom } = picture;
  const x = Math.max(0, picture.left / zoom) * ratio;
  const y = Math.max(0, picture.top / zoom) * ratio;
  const right = Math.min(ground.width, (picture.left + picture.width) / zoom) * ratio;
  const bottom = Math.min(ground.height, (picture.top + picture.height) / zoom) * ratio;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 2 * picture.scale;
  context.strokeRect(x + 1, y + 1, Math.max(0, right - x - 2), Math.max(0, bottom - y - 2));
}

function drawDot(
  context: CanvasRenderingContext2D,
  body: Body,
  ratio: number,
  radius: number,
  color: string,
): void {
  context.beginPath();
  context.arc(body.x * ratio, (body.y - 16) * ratio, radius, 0, Math.PI * 2);
  context.fillStyle = color;
  context.strokeStyle = DOT_EDGE;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
}

/** The tile under a point of a mini-map that is as large as its floor's shape says. */
export function miniMapTile(floor: Floor, xFraction: number, yFraction: number): TileIndex | null {
  return floor.tileAt(xFraction * floor.columns, yFraction * floor.rows);
}
