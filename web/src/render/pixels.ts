/** A picture as ImageData has it: a number a pixel, not premultiplied; alpha, blue, green, red from the top. */
export interface Pixels {
  readonly data: Uint32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Part of a picture, in its pixels; the right and the bottom edge are outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nothing is in it. */
export const NO_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** What of a picture is not empty. Null: nothing. */
export function filledBox({ data, width, height }: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if ((data[at] ?? 0) >>> 24 === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return left < right ? { left, top, right, bottom } : null;
}

export function emptyPixels(width: number, height: number): Pixels {
  return { data: new Uint32Array(width * height), width, height };
}

/** Part of a picture with `zoom` times as many pixels each way, not smoothed. */
export function enlarged(from: Pixels, box: Box, zoom: number): Pixels {
  const into = emptyPixels((box.right - box.left) * zoom, (box.bottom - box.top) * zoom);
  enlargeInto(into, 0, 0, from, box, zoom);
  return into;
}

/** The same with its top left corner at (x, y) of another picture, over what is there, and wholly inside. */
export function enlargeInto(into: Pixels, x: number, y: number, from: Pixels, box: Box, zoom: number): void {
  const { data, width } = into;
  const length = (box.right - box.left) * zoom;
  for (let row = box.top, start = y * width + x; row < box.bottom; row++, start += width * zoom) {
    let to = start;
    for (let at = row * from.width + box.left; to < start + length; at++) {
      const pixel = from.data[at] ?? 0;
      for (let copy = 0; copy < zoom; copy++) data[to++] = pixel;
    }
    for (let copy = 1; copy < zoom; copy++) data.copyWithin(start + copy * width, start, start + length);
  }
}

/** Lays a picture under another one, with its top left corner at (x, y); what is outside is cut off. */
export function layUnder(picture: Pixels, under: Pixels, x: number, y: number): void {
  lay(picture, under, x, y, false);
}

/** The same over it. */
export function layOver(picture: Pixels, above: Pixels, x: number, y: number): void {
  lay(picture, above, x, y, true);
}

function lay({ data, width, height }: Pixels, part: Pixels, x: number, y: number, isAbove: boolean): void {
  const [firstColumn, endColumn] = [Math.max(0, -x), Math.min(part.width, width - x)];
  const endRow = Math.min(part.height, height - y);
  for (let row = Math.max(0, -y); row < endRow; row++) {
    let from = row * part.width + firstColumn;
    let to = (y + row) * width + x + firstColumn;
    for (let column = firstColumn; column < endColumn; column++, from++, to++) {
      const here = data[to] ?? 0;
      const laid = part.data[from] ?? 0;
      data[to] = isAbove ? over(here, laid) : over(laid, here);
    }
  }
}

/** Fills a box with a color; what is outside is cut off. */
export function fillBox({ data, width, height }: Pixels, box: Box, color: number): void {
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)];
  if (left >= right) return;
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y++) {
    data.fill(color, y * width + left, y * width + right);
  }
}

/** A pixel over another, neither premultiplied. */
export function over(below: number, above: number): number {
  const alpha = above >>> 24;
  if (alpha === 0) return below;
  if (alpha === 255 || below >>> 24 === 0) return above;
  const mix = (shift: number): number => {
    const a = (above >>> shift) & 0xff;
    const b = (below >>> shift) & 0xff;
    return Math.round((a * alpha + b * (255 - alpha)) / 255) << shift;
  };
  const alphaOut = alpha + Math.round(((below >>> 24) * (255 - alpha)) / 255);
  return ((alphaOut << 24) | mix(16) | mix(8) | mix(0)) >>> 0;
}
