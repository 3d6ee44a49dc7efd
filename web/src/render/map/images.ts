import type { FloorDocument } from '../../world/floor/document.ts';
import type { Pixels } from '../pixels.ts';
import { imagesOf } from './tiles.ts';

export type Drawable = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** The images of a floor, ready to draw. */
export interface FloorImages {
  readonly byUrl: ReadonlyMap<string, Drawable>;
  /** Addresses that could not be loaded; their tiles are left out. */
  readonly missing: readonly string[];
}

/** Loads and decodes all images of a floor. A missing one is named and never stops the others. */
export async function loadFloorImages(document: FloorDocument): Promise<FloorImages> {
  const byUrl = new Map<string, Drawable>();
  const missing: string[] = [];
  await Promise.all(
    imagesOf(document).map(async ({ url, transparentColor }) => {
      const image = await loadImage(url);
      if (image === null) missing.push(url);
      else byUrl.set(url, transparentColor === null ? image : keyedOut(image, transparentColor));
    }),
  );
  return { byUrl, missing };
}

/** Null: not there, or no image. */
export async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** `opaque`: what is not drawn is black, and drawing is quicker. */
export function context2d(canvas: HTMLCanvasElement, opaque = false): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: !opaque });
  if (context === null) throw new Error('This browser must support Canvas2D but has no context for it.');
  context.imageSmoothingEnabled = false;
  return context;
}

/** For a canvas whose pixels are read or that is only drawn from: it stays in plain memory, also where there is a GPU. */
export function readContext2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser must support Canvas2D but has no context for it.');
  context.imageSmoothingEnabled = false;
  return context;
}

/** The top left part of what was drawn. */
export function pixelsOf(context: CanvasRenderingContext2D, width: number, height: number): Pixels {
  const { data } = context.getImageData(0, 0, width, height);
  return { data: new Uint32Array(data.buffer), width, height };
}

/** An opaque canvas that is as large as a picture and shows it. */
export function canvasOf(pixels: Pixels): HTMLCanvasElement {
  const canvas = newCanvas(pixels.width, pixels.height);
  putPixels(context2d(canvas, true), pixels, 0, 0);
  return canvas;
}

/** What draws: on the page or off it. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const easels: { clear?: OffscreenCanvasRenderingContext2D; opaque?: OffscreenCanvasRenderingContext2D } = {};

/** What `paint` draws, as an image that cannot be changed any more: drawing it often is cheaper than drawing a canvas. `opaque`: as in `context2d`. */
export function painted(
  width: number,
  height: number,
  paint: (brush: OffscreenCanvasRenderingContext2D) => void,
  opaque = false,
): ImageBitmap {
  const easel = (easels[opaque ? 'opaque' : 'clear'] ??= newEasel(opaque));
  easel.canvas.width = width;
  easel.canvas.height = height;
  paint(easel);
  return easel.canvas.transferToImageBitmap();
}

function newEasel(opaque: boolean): OffscreenCanvasRenderingContext2D {
  const easel = new OffscreenCanvas(1, 1).getContext('2d', { alpha: !opaque });
  if (easel === null) throw new Error('This browser must support Canvas2D but has no context for it.');
  return easel;
}

/** A picture as such an image. */
export function bitmapOf(pixels: Pixels, opaque = false): ImageBitmap {
  return painted(pixels.width, pixels.height, (brush) => putPixels(brush, pixels, 0, 0), opaque);
}

export function putPixels(context: CanvasImageData, pixels: Pixels, x: number, y: number): void {
  const bytes = new Uint8ClampedArray(pixels.data.buffer);
  context.putImageData(new ImageData(bytes, pixels.width, pixels.height), x, y);
}

/** Makes one color of an image transparent. */
function keyedOut(image: HTMLImageElement, color: string): Drawable {
  const canvas = newCanvas(image.naturalWidth, image.naturalHeight);
  const context = context2d(canvas);
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const [red, green, blue] = rgbOf(color);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const isKey = pixels.data[at] === red && pixels.data[at + 1] === green && pixels.data[at + 2] === blue;
    if (isKey) pixels.data[at + 3] = 0;
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** Of #rrggbb or #aarrggbb, with or without the #. */
export function rgbOf(color: string): readonly [number, number, number] {
  const value = parseInt(color.replace('#', '').slice(-6), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** An image multiplied by a color; what is transparent stays so. */
export function tinted(image: Drawable, color: string): Drawable {
  const canvas = newCanvas(image.width, image.height);
  const context = context2d(canvas);
  const [red, green, blue] = rgbOf(color);
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${red} ${green} ${blue})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(image, 0, 0);
  return canvas;
}
