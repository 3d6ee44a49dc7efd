import { context2d, newCanvas } from '../map/images.ts';
import { drawLabel, LABEL_HEIGHT, type LabelText, labelWidth } from './labelArt.ts';

/** Where a label is in the atlas, in device pixels. */
export interface LabelCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Holds some 400 labels at any scale. */
const SIDE = 1024;
/** Labels drawn for one picture; the rest follows in the next ones. */
const MOST_NEW = 40;

/** Labels in one canvas, drawn at the device's own resolution and copied one to one. Starts anew when it is full. */
export class LabelAtlas {
  readonly canvas = newCanvas(SIDE, SIDE);
  readonly #context = context2d(this.canvas);
  #side = SIDE;
  readonly #cells = new Map<string, LabelCell>();
  #scale: number;
  #x = 0;
  #y = 0;
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
      this.#side = this.canvas.width = this.canvas.height = SIDE * Math.max(1, Math.ceil(scale));
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
    const context = this.#context;
    const width = labelWidth(context, text);
    const cell = this.#room(Math.ceil(width * this.#scale), Math.ceil(LABEL_HEIGHT * this.#scale));
    context.setTransform(this.#scale, 0, 0, this.#scale, cell.x, cell.y);
    drawLabel(context, text, width);
    context.setTransform(1, 0, 0, 1, 0, 0);
    return cell;
  }

  /** Fills rows from left to right. */
  #room(width: number, height: number): LabelCell {
    if (this.#x + width > this.#side) {
      this.#x = 0;
      this.#y += height + 1;
    }
    if (this.#y + height > this.#side) this.#startAnew();
    const cell = { x: this.#x, y: this.#y, width, height };
    this.#x += width + 1;
    return cell;
  }

  #startAnew(): void {
    this.#context.clearRect(0, 0, this.#side, this.#side);
    this.#cells.clear();
    this.#generation += 1;
    this.#x = 0;
    this.#y = 0;
  }
}
