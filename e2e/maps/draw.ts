import { drawFloor } from '../../web/src/render/map/drawFloor.ts';
import { loadFloorImages } from '../../web/src/render/map/images.ts';
import { parseFloor } from '../../web/src/world/floor/parseFloor.ts';

/** A picture in rows of red, green, blue, alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What is unlike between two pictures. */
export interface Difference {
  /** Pixels that differ by more than is allowed. */
  readonly count: number;
  /** The first of them, in words. */
  readonly first: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a floor as the client does and compares it with another picture, a PNG file, in which the floor's top left pixel is at
 * (originX, originY). Where that picture is clear the background color counts.
 */
export async function compare(
  url: string,
  pictureBase64: string,
  originX: number,
  originY: number,
  allowed: number,
): Promise<Difference> {
  const { document: floor } = parseFloor(await (await fetch(url)).json());
  const images = await loadFloorImages(floor);
  if (images.missing.length > 0) throw new Error(`images are missing: ${images.missing.join(', ')}`);
  const drawn = drawFloor(floor, images);
  const ours = pixelsOf(drawn, drawn.width, drawn.height, null, 0, 0);
  const theirs = await decoded(pictureBase64);
  const others = pixelsOf(theirs, ours.width, ours.height, floor.backgroundColor, originX, originY);
  return difference(ours, others, allowed);
}

/** Not by fetch, which the page's own policy would have to allow. */
function decoded(pngBase64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(pngBase64), (character) => character.charCodeAt(0));
  const blob = new Blob([bytes], { type: 'image/png' });
  return createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}

function pixelsOf(
  image: CanvasImageSource,
  width: number,
  height: number,
  background: string | null,
  x: number,
  y: number,
): Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no Canvas2D');
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, -x, -y);
  return context.getImageData(0, 0, width, height);
}

function difference(ours: Pixels, others: Pixels, allowed: number): Difference {
  let count = 0;
  let first = '';
  for (let at = 0; at < ours.data.length; at += 4) {
    if (isLike(ours.data, others.data, at, allowed)) continue;
    const x = (at / 4) % ours.width;
    const y = Math.floor(at / 4 / ours.width);
    if (count === 0) first = `(${x}, ${y}): ${rgba(ours.data, at)} must be ${rgba(others.data, at)}`;
    count++;
  }
  return { count, first, width: ours.width, height: ours.height };
}

/** Colors of pixels that are clear do not matter, and matter less the clearer they are. */
function isLike(a: Uint8ClampedArray, b: Uint8ClampedArray, at: number, allowed: number): boolean {
  const alphaA = a[at + 3] ?? 0;
  const alphaB = b[at + 3] ?? 0;
  if (Math.abs(alphaA - alphaB) > allowed) return false;
  for (let part = 0; part < 3; part++) {
    const difference = ((a[at + part] ?? 0) * alphaA - (b[at + part] ?? 0) * alphaB) / 255;
    if (Math.abs(difference) > allowed) return false;
  }
  return true;
}

function rgba(data: Uint8ClampedArray, at: number): string {
  return [...data.slice(at, at + 4)].join(' ');
}
