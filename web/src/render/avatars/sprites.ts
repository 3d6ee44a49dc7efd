import type { Look } from '../../world/values.ts';
import { SIT } from '../headPlace.ts';
import { bitmapOf } from '../map/images.ts';
import { emptyPixels, enlargeInto, filledBox, layUnder, type Pixels } from '../pixels.ts';
import { Recent } from '../recent.ts';
import type { AvatarComposer } from './composer.ts';
import { shadowAt } from './shadow.ts';

/** One frame of a look as it is drawn: at the zoom of the view, on its shadow, without empty edges. */
export interface Sprite {
  readonly image: ImageBitmap;
  /** From the middle of the feet to its top left corner, in device pixels. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A look that was seen. */
interface KnownLook {
  readonly number: number;
  /** For each frame, row by row, the one that is drawn for it. */
  readonly frames: Uint8Array;
}

/** All sprites together: 80 MiB. At the usual zoom 300 people who all look different and all walk need some 60. */
const MOST_PIXELS = 20 * 1024 * 1024;
/** Looks that are told apart; their sprites start anew when more come. */
const MOST_LOOKS = 4_096;
/** Sprites made between two calls of `newPicture`: a crowd that comes into view never holds a picture up. */
const MOST_NEW = 24;
/** So many of these only for who has none yet at this zoom: somebody else just keeps the one before for a moment. */
const KEPT_FOR_NEWCOMERS = 16;

/**
 * Sprites, each an image of its own: a browser without a GPU draws a whole image at a whole place as a plain copy, but
 * part of one, or a scaled one, pixel by pixel. What is empty costs as much as what is not, so it is cut off.
 */
export class AvatarSprites {
  readonly #composer: AvatarComposer;
  readonly #frame: Pixels;
  readonly #frames: number;
  readonly #columns: number;
  readonly #sprites = new Recent<Sprite>();
  readonly #looks = new Map<string, KnownLook>();
  #lookOf = new WeakMap<Look, KnownLook>();
  #shadow: Placed | null = null;
  #zoom = 0;
  #newLeft = MOST_NEW;
  #isShort = false;

  constructor(composer: AvatarComposer) {
    const { frame, columns, rows } = composer.sheet;
    const { width, height } = frame;
    this.#composer = composer;
    this.#frame = emptyPixels(width, height);
    this.#columns = columns.length;
    this.#frames = columns.length * rows.length;
  }

  /** True when somebody had to wait since the last call: another picture is needed. */
  newPicture(zoom: number): boolean {
    const wasShort = this.#isShort;
    this.#isShort = false;
    this.#newLeft = MOST_NEW;
    this.#sprites.dropTo(MOST_PIXELS);
    if (zoom === this.#zoom) return wasShort;
    this.#zoom = zoom;
    this.#shadow = null;
    this.#sprites.clear();
    return true;
  }

  /** `before`: what is shown until now, and still is while there is no time to make another one. */
  sprite(look: Look, column: number, row: number, before: Sprite | null): Sprite | null {
    const { number, frames } = this.#known(look);
    const frame = frames[row * this.#columns + column] ?? 0;
    const key = number * this.#frames + frame;
    const known = this.#sprites.get(key);
    if (known !== undefined) return known;
    if (this.#newLeft <= (before?.zoom === this.#zoom ? KEPT_FOR_NEWCOMERS : 0)) {
      this.#isShort = true;
      return before;
    }
    this.#newLeft -= 1;
    const sprite = this.#make(look, frame);
    this.#sprites.add(key, sprite, sprite.image.width * sprite.image.height);
    return sprite;
  }

  #make(look: Look, frame: number): Sprite {
    const zoom = this.#zoom;
    const column = frame % this.#columns;
    const row = Math.floor(frame / this.#columns);
    this.#composer.compose(look, column, row, this.#frame.data);
    this.#shadow ??= shadowAt(zoom);
    const { x, y, pixels } = spriteOf(this.#frame, zoom, column === SIT ? null : this.#shadow);
    return { image: bitmapOf(pixels), x, y, zoom };
  }

  /** The same for everybody who looks the same. */
  #known(look: Look): KnownLook {
    let known = this.#lookOf.get(look);
    if (known !== undefined) return known;
    if (this.#looks.size >= MOST_LOOKS) this.#forgetLooks();
    const text = Object.values(look).join();
    known = this.#looks.get(text) ?? { number: this.#looks.size, frames: this.#framesOf(look) };
    this.#looks.set(text, known);
    this.#lookOf.set(look, known);
    return known;
  }

  /** Who sits has no shadow, so that no other frame is the same. */
  #framesOf(look: Look): Uint8Array {
    const frames = this.#composer.alike(look);
    for (let sits = SIT; sits < frames.length; sits += this.#columns) frames[sits] = sits;
    return frames;
  }

  #forgetLooks(): void {
    this.#looks.clear();
    this.#lookOf = new WeakMap();
    this.#sprites.clear();
  }
}

/** From the middle of the feet to its top left corner, in device pixels. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly pixels: Pixels;
}

/** A frame at a zoom, on its shadow, in a picture that is just large enough. */
export function spriteOf(frame: Pixels, zoom: number, shadow: Placed | null): Placed {
  const box = filledBox(frame) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const [bodyX, bodyY] = [(box.left - frame.width / 2) * zoom, (box.top - frame.height) * zoom];
  const under = shadow?.pixels ?? { width: 0, height: 0 };
  const { x: underX, y: underY } = shadow ?? { x: bodyX, y: bodyY };
  const [x, y] = [Math.min(bodyX, underX), Math.min(bodyY, underY)];
  const right = Math.max(bodyX + (box.right - box.left) * zoom, underX + under.width);
  const bottom = Math.max(bodyY + (box.bottom - box.top) * zoom, underY + under.height);
  const pixels = emptyPixels(right - x, bottom - y);
  enlargeInto(pixels, bodyX - x, bodyY - y, frame, box, zoom);
  if (shadow !== null) layUnder(pixels, shadow.pixels, underX - x, underY - y);
  return { x, y, pixels };
}
