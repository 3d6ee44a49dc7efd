import { context2d, newCanvas, painted } from '../map/images.ts';
import { drawLabel, LABEL_HEIGHT, type LabelText, labelWidth } from './labelArt.ts';

/** A label as it is drawn, at the device's own resolution. */
export interface LabelCell {
  readonly image: ImageBitmap;
  /** In device pixels. */
  readonly width: number;
  readonly height: number;
  /** No two labels have the same. */
  readonly number: number;
}

/** 16 KiB each. */
const MOST_LABELS = 600;
/** Labels drawn for one picture; the rest follows in the next ones. */
const MOST_NEW = 40;

/**
 * Labels, each an image of its own: of a large one a browser counts all of it for each label that is drawn from it, and
 * draws a crowd in many small parts. Starts anew when there are too many.
 */
export class LabelAtlas {
  readonly #cells = new Map<string, LabelCell>();
  readonly #measure = context2d(newCanvas(1, 1));
  #scale: number;
  #drawn = 0;
  #newLeft = MOST_NEW;
  #generation = 0;

  /** `scale`: device pixels for a CSS pixel. */
  constructor(scale: number) {
    this.#scale = scale;
  }

  /** Cells of an older generation are void. */
  get generation(): number {
    return this.#generation;
  }

  /** True when a label was left out since the last call: another picture is needed. */
  newPicture(scale: number): boolean {
    if (scale !== this.#scale) {
      this.#scale = scale;
      this.#startAnew();
    }
    const wasShort = this.#newLeft <= 0;
    this.#newLeft = MOST_NEW;
    return wasShort;
  }

  /** Null: not yet drawn, ask again for the next picture. */
  cell(text: LabelText): LabelCell | null {
    const key = `${text.isMe ? '*' : ''}${text.status} ${text.name}`;
    const known = this.#cells.get(key);
    if (known !== undefined) return known;
    if (this.#newLeft <= 0) return null;
    this.#newLeft -= 1;
    const cell = this.#draw(text);
    this.#cells.set(key, cell);
    return cell;
  }

  #draw(text: LabelText): LabelCell {
    if (this.#cells.size >= MOST_LABELS) this.#startAnew();
    const scale = this.#scale;
    const lengthPixels = labelWidth(this.#measure, text);
    const width = Math.ceil(lengthPixels * scale);
    const height = Math.ceil(LABEL_HEIGHT * scale);
    const image = painted(width, height, (brush) => {
      brush.setTransform(scale, 0, 0, scale, 0, 0);
      drawLabel(brush, text, lengthPixels);
    });
    this.#drawn += 1;
    return { image, width, height, number: this.#drawn };
  }

  #startAnew(): void {
    this.#cells.clear();
    this.#generation += 1;
  }
}
