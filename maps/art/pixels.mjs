import { alpha, INK, mix } from "./palette.mjs";

const isOpaque = (color) => color !== null && color.length === 7;

/** A color with opacity laid over an opaque one. */
const lay = (under, over) => mix(under, over.slice(0, 7), parseInt(over.slice(7), 16) / 255);

/**
 * A small picture: one color (#rrggbb, #rrggbbaa) or null per pixel.
 * A color with opacity set on an opaque pixel is blended with it. Drawing outside is ignored.
 */
export class Pixels {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.data = new Array(width * height).fill(null);
  }

  get(x, y) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height ? this.data[y * this.width + x] : null;
  }

  set(x, y, color) {
    x = Math.trunc(x);
    y = Math.trunc(y);
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return this;
    const at = y * this.width + x;
    const under = this.data[at];
    this.data[at] = color !== null && color.length === 9 && isOpaque(under) ? lay(under, color) : color;
    return this;
  }

  rect(x, y, width, height, color) {
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) this.set(x + i, y + j, color);
    return this;
  }

  /** A rectangle with corners cut by `cut` pixels. */
  round(x, y, width, height, color, cut = 1) {
    for (let j = 0; j < height; j++) {
      const edge = Math.min(j, height - 1 - j);
      const inset = edge < cut ? cut - edge : 0;
      for (let i = inset; i < width - inset; i++) this.set(x + i, y + j, color);
    }
    return this;
  }

  /** A filled ellipse. */
  disc(cx, cy, rx, ry, color) {
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
      for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
        if (((x - cx) / (rx + 0.1)) ** 2 + ((y - cy) / (ry + 0.1)) ** 2 <= 1) this.set(x, y, color);
      }
    }
    return this;
  }

  line(x0, y0, x1, y1, color) {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) || 1;
    for (let i = 0; i <= steps; i++) {
      this.set(Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), color);
    }
    return this;
  }

  /** Rows of a rectangle fading from one color to another. */
  fade(x, y, width, height, from, to) {
    for (let j = 0; j < height; j++) this.rect(x, y + j, width, 1, mix(from, to, j / height));
    return this;
  }

  /** `count` parallel diagonal strokes: the shine on glass. */
  shine(x0, y0, x1, y1, count, color) {
    for (let k = 0; k < count; k++) this.line(x0 + k, y0, x1 + k, y1, color);
    return this;
  }

  /** One pixel around the silhouette, in a dark tone of the neighbor pixel. */
  outline(tone = (color) => mix(color, INK, 0.68)) {
    const before = this.data.slice();
    const at = (x, y) => (x >= 0 && y >= 0 && x < this.width && y < this.height ? before[y * this.width + x] : null);
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (at(x, y)) continue;
        const beside = at(x, y + 1) || at(x, y - 1) || at(x + 1, y) || at(x - 1, y);
        if (isOpaque(beside)) this.set(x, y, tone(beside));
      }
    }
    return this;
  }

  /** A soft shadow on the floor: fills only pixels that are still empty. */
  shadow(cx, cy, rx, ry, opacity = 0.2) {
    const before = this.data.slice();
    this.disc(cx, cy, rx, ry, alpha("#2a1f4a", opacity));
    before.forEach((color, at) => {
      if (color) this.data[at] = color;
    });
    return this;
  }

  blit(source, dx, dy, flip = false) {
    for (let y = 0; y < source.height; y++) {
      for (let x = 0; x < source.width; x++) {
        const color = source.get(flip ? source.width - 1 - x : x, y);
        if (color) this.set(dx + x, dy + y, color);
      }
    }
    return this;
  }

  crop(x, y, width, height) {
    const part = new Pixels(width, height);
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) part.set(i, j, this.get(x + i, y + j));
    return part;
  }
}
