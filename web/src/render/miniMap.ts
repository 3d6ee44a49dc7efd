import type { TileIndex } from '../world/units.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { Ground } from './ground.ts';
import { context2d, newCanvas, pixelsOf, putPixels, readContext2d } from './map/images.ts';
import { Dots } from './miniMapDots.ts';
import type { Body, Picture } from './picture.ts';
import { emptyPixels, fillBox, type Pixels } from './pixels.ts';

/** Longest side of the picture that mini-maps are made from. */
const BASE_PIXELS = 480;
/** CSS pixels. */
const VIEW_LINE = 2;
/** White, as ImageData has it. */
const VIEW_COLOR = 0xffffffff;

/** The whole floor, small: everybody as a dot, the view as a frame. */
export class MiniMap {
  #base: { readonly ground: Ground; readonly canvas: HTMLCanvasElement } | null = null;
  #scaled: { readonly base: HTMLCanvasElement; readonly pixels: Pixels } | null = null;
  #drawn = emptyPixels(1, 1);
  readonly #others = new Dots(3, '#ffffff');
  readonly #own = new Dots(4, '#5fe0c8');

  draw(canvas: HTMLCanvasElement, ground: Ground, picture: Picture, bodies: Iterable<Body>): void {
    const { ratio, left, top } = placeOf(ground, canvas);
    const map = this.#copyOf(this.#scaledFor(canvas, ground));
    drawView(map, ground, picture, { ratio, left, top });
    const dot = (dots: Dots, { x, y }: Body) => dots.draw(map, left + x * ratio, top + (y - 16) * ratio);
    for (const body of bodies) if (!body.isMe) dot(this.#others, body);
    for (const body of bodies) if (body.isMe) dot(this.#own, body);
    putPixels(context2d(canvas), map, 0, 0);
  }

  #copyOf({ data, width, height }: Pixels): Pixels {
    if (this.#drawn.width !== width || this.#drawn.height !== height)
      this.#drawn = emptyPixels(width, height);
    this.#drawn.data.set(data);
    return this.#drawn;
  }

  /** The floor as large as the mini-map: scaled once and not each time. */
  #scaledFor({ width, height }: HTMLCanvasElement, ground: Ground): Pixels {
    const base = this.#baseOf(ground);
    const known = this.#scaled;
    if (known?.base === base && known.pixels.width === width && known.pixels.height === height)
      return known.pixels;
    const canvas = newCanvas(width, height);
    const { ratio, left, top } = placeOf(ground, canvas);
    const context = smooth(readContext2d(canvas));
    context.drawImage(base, left, top, ground.width * ratio, ground.height * ratio);
    const pixels = pixelsOf(context, width, height);
    this.#scaled = { base, pixels };
    return pixels;
  }

  #baseOf(ground: Ground): HTMLCanvasElement {
    if (this.#base?.ground === ground) return this.#base.canvas;
    const ratio = Math.min(1, BASE_PIXELS / Math.max(ground.width, ground.height));
    const canvas = newCanvas(Math.ceil(ground.width * ratio), Math.ceil(ground.height * ratio));
    ground.drawWhole(smooth(context2d(canvas)), ratio);
    this.#base = { ground, canvas };
    return canvas;
  }
}

/** Where the floor is on the mini-map. */
interface Place {
  /** Pixels of the mini-map for a pixel of the art. */
  readonly ratio: number;
  readonly left: number;
  readonly top: number;
}

/** As large as fits, in the middle. */
function placeOf(ground: Ground, { width, height }: HTMLCanvasElement): Place {
  const ratio = Math.min(width / ground.width, height / ground.height);
  return { ratio, left: (width - ground.width * ratio) / 2, top: (height - ground.height * ratio) / 2 };
}

function smooth(context: CanvasRenderingContext2D): CanvasRenderingContext2D {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return context;
}

/** What of the floor is in view: a frame, wholly on the floor. */
function drawView(map: Pixels, ground: Ground, picture: Picture, place: Place): void {
  const { zoom } = picture;
  const across = (x: number) => Math.round(place.left + Math.max(0, Math.min(ground.width, x)) * place.ratio);
  const down = (y: number) => Math.round(place.top + Math.max(0, Math.min(ground.height, y)) * place.ratio);
  const [left, right] = [across(picture.left / zoom), across((picture.left + picture.width) / zoom)];
  const [top, bottom] = [down(picture.top / zoom), down((picture.top + picture.height) / zoom)];
  const line = Math.round(VIEW_LINE * picture.scale);
  fillBox(map, { left, top, right, bottom: Math.min(bottom, top + line) }, VIEW_COLOR);
  fillBox(map, { left, top: Math.max(top, bottom - line), right, bottom }, VIEW_COLOR);
  fillBox(map, { left, top, right: Math.min(right, left + line), bottom }, VIEW_COLOR);
  fillBox(map, { left: Math.max(left, right - line), top, right, bottom }, VIEW_COLOR);
}

/** The tile under a point of a mini-map that is as large as its floor's shape says. */
export function miniMapTile(floor: Floor, xFraction: number, yFraction: number): TileIndex | null {
  return floor.tileAt(xFraction * floor.columns, yFraction * floor.rows);
}
