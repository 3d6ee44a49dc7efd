import type { Pose } from '../../session/ports.ts';
import type { Direction, Look } from '../../world/values.ts';
import { context2d, newCanvas, readContext2d } from '../map/images.ts';
import type { AvatarComposer } from './composer.ts';

const FIRST_STEP = 1;
const STEPS = 4;
const SIT = 5;
/** Head and shoulders: a square of the frame that looks down. */
const PORTRAIT = { x: 4, y: 3, side: 24 };

/** Draws single avatars for the interface: the builder, the list, the menu. */
export class AvatarPainter {
  readonly #composer: AvatarComposer;
  readonly #frame: HTMLCanvasElement;
  readonly #pixels: ImageData;
  readonly #picture = readContext2d(newCanvas(1, 1)).canvas;

  constructor(composer: AvatarComposer) {
    const { width, height } = composer.sheet.frame;
    this.#composer = composer;
    this.#frame = newCanvas(width, height);
    this.#pixels = new ImageData(width, height);
  }

  /** A data URL of what `draw` draws. */
  url(look: Look, pose: Pose, width: number, height: number): string {
    const canvas = this.#picture;
    canvas.width = width;
    canvas.height = height;
    this.draw(canvas, look, pose);
    return canvas.toDataURL();
  }

  /** Integer scaled, as large as fits, in the middle. */
  draw(canvas: HTMLCanvasElement, look: Look, pose: Pose): void {
    const { column, row } = frameOf(pose);
    this.#composer.compose(look, column, row, new Uint32Array(this.#pixels.data.buffer));
    context2d(this.#frame).putImageData(this.#pixels, 0, 0);
    const context = context2d(canvas);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const { x, y, width, height } =
      pose.kind === 'portrait' ? portrait() : { x: 0, y: 0, ...sizeOf(this.#frame) };
    const scale = Math.max(1, Math.floor(Math.min(canvas.width / width, canvas.height / height)));
    const left = Math.floor((canvas.width - width * scale) / 2);
    const top = Math.floor((canvas.height - height * scale) / 2);
    context.drawImage(this.#frame, x, y, width, height, left, top, width * scale, height * scale);
  }
}

function sizeOf(canvas: HTMLCanvasElement): { width: number; height: number } {
  return { width: canvas.width, height: canvas.height };
}

function portrait(): { x: number; y: number; width: number; height: number } {
  return { x: PORTRAIT.x, y: PORTRAIT.y, width: PORTRAIT.side, height: PORTRAIT.side };
}

function frameOf(pose: Pose): { column: number; row: Direction } {
  switch (pose.kind) {
    case 'standing':
      return { column: 0, row: pose.facing };
    case 'walking':
      return { column: FIRST_STEP + (Math.floor(pose.phase) % STEPS), row: pose.facing };
    case 'sitting':
      return { column: SIT, row: pose.facing };
    case 'portrait':
      return { column: 0, row: 0 };
  }
}
