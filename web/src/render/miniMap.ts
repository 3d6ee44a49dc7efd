import type { TileIndex } from '../world/units.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { Ground } from './ground.ts';
import { context2d, newCanvas } from './map/images.ts';
import { Dots } from './miniMapDots.ts';
import type { Body, Picture } from './picture.ts';

/** Longest side of the picture that mini-maps are made from. */
const BASE_PIXELS = 480;

/** The whole floor, small: everybody as a dot, the view as a frame. */
export class MiniMap {
  #base: { readonly ground: Ground; readonly canvas: HTMLCanvasElement } | null = null;
  #scaled: { readonly base: HTMLCanvasElement; readonly canvas: HTMLCanvasElement } | null = null;
  readonly #others = new Dots(3, '#ffffff');
  readonly #own = new Dots(4, '#5fe0c8');

  draw(canvas: HTMLCanvasElement, ground: Ground, picture: Picture, bodies: Iterable<Body>): void {
    const context = context2d(canvas);
    const { ratio, left, top } = placeOf(ground, canvas);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(this.#scaledFor(canvas, ground), 0, 0);
    context.setTransform(1, 0, 0, 1, left, top);
    drawView(context, ground, picture, ratio);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const dot = (dots: Dots, { x, y }: Body) => dots.draw(context, left + x * ratio, top + (y - 16) * ratio);
    for (const body of bodies) if (!body.isMe) dot(this.#others, body);
    for (const body of bodies) if (body.isMe) dot(this.#own, body);
  }

  /** The floor as large as the mini-map: scaled once and not each time. */
  #scaledFor({ width, height }: HTMLCanvasElement, ground: Ground): HTMLCanvasElement {
    const base = this.#baseOf(ground);
    const known = this.#scaled;
    if (known?.base === base && known.canvas.width === width && known.canvas.height === height)
      return known.canvas;
    const canvas = newCanvas(width, height);
    const { ratio, left, top } = placeOf(ground, canvas);
    const context = smoothContext2d(canvas);
    context.drawImage(base, left, top, ground.width * ratio, ground.height * ratio);
    this.#scaled = { base, canvas };
    return canvas;
  }

  #baseOf(ground: Ground): HTMLCanvasElement {
    if (this.#base?.ground === ground) return this.#base.canvas;
    const ratio = Math.min(1, BASE_PIXELS / Math.max(ground.width, ground.height));
    const canvas = newCanvas(Math.ceil(ground.width * ratio), Math.ceil(ground.height * ratio));
    ground.drawWhole(smoothContext2d(canvas), ratio);
    this.#base = { ground, canvas };
    return canvas;
  }
}

/** As large as fits, in the middle. */
function placeOf(ground: Ground, { width, height }: HTMLCanvasElement) {
  const ratio = Math.min(width / ground.width, height / ground.height);
  return { ratio, left: (width - ground.width * ratio) / 2, top: (height - ground.height * ratio) / 2 };
}

function smoothContext2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = context2d(canvas);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return context;
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

/** The tile under a point of a mini-map that is as large as its floor's shape says. */
export function miniMapTile(floor: Floor, xFraction: number, yFraction: number): TileIndex | null {
  return floor.tileAt(xFraction * floor.columns, yFraction * floor.rows);
}
