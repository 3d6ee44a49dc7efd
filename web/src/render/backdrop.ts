import { type BakedBands, meets } from './bakedBands.ts';
import { frameAt } from './map/animation.ts';
import type { AnimatedCell } from './map/bands.ts';
import { context2d, newCanvas } from './map/images.ts';
import type { Region } from './map/painter.ts';
import type { Picture } from './picture.ts';

/** What the backdrop shows at the moment. */
interface Shown {
  left: number;
  top: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  nowMillis: number;
}

/**
 * The map under the avatars as it is seen, kept from picture to picture at the device's resolution. When the camera
 * moves, what stays in view is copied and only the edges that come in are drawn; when an animated tile changes, only its
 * place is. So a picture costs one plain copy instead of as many scaled ones as the map has bands.
 */
export class Backdrop {
  readonly #bands: BakedBands;
  readonly #groundColor: () => string;
  #front = newCanvas(1, 1);
  #back = newCanvas(1, 1);
  #shown: Shown | null = null;

  constructor(bands: BakedBands, groundColor: () => string) {
    this.#bands = bands;
    this.#groundColor = groundColor;
  }

  /** Nothing that is shown counts any more. */
  forget(): void {
    this.#shown = null;
  }

  draw(context: CanvasRenderingContext2D, picture: Picture): void {
    this.#update(picture);
    context.drawImage(this.#front, 0, 0);
  }

  #update(picture: Picture): void {
    const { left, top, width, height, zoom, nowMillis } = picture;
    const shown = this.#shown;
    const isSame = shown?.zoom === zoom && shown.width === width && shown.height === height;
    const dx = isSame ? left - shown.left : width;
    const dy = isSame ? top - shown.top : height;
    this.#shown = { left, top, zoom, width, height, nowMillis };
    if (!isSame || Math.abs(dx) >= width || Math.abs(dy) >= height) return this.#drawAll(picture);
    if (dx !== 0 || dy !== 0) this.#scroll(picture, dx, dy, shown.nowMillis);
    if (shown.nowMillis !== nowMillis) this.#drawChanged(picture, shown.nowMillis);
  }

  #drawAll(picture: Picture): void {
    for (const canvas of [this.#front, this.#back]) {
      if (canvas.width !== picture.width) canvas.width = picture.width;
      if (canvas.height !== picture.height) canvas.height = picture.height;
    }
    this.#drawPart(picture, 0, 0, picture.width, picture.height, picture.nowMillis);
  }

  #scroll(picture: Picture, dx: number, dy: number, nowMillis: number): void {
    const { width, height } = picture;
    context2d(this.#back, true).drawImage(this.#front, -dx, -dy);
    [this.#front, this.#back] = [this.#back, this.#front];
    const x = dx > 0 ? width - dx : 0;
    const y = dy > 0 ? height - dy : 0;
    if (dx !== 0) this.#drawPart(picture, x, 0, Math.abs(dx), height, nowMillis);
    if (dy !== 0) this.#drawPart(picture, 0, y, width, Math.abs(dy), nowMillis);
  }

  /** A part of the view, in device pixels. */
  #drawPart(picture: Picture, x: number, y: number, width: number, height: number, nowMillis: number): void {
    const { zoom, left, top } = picture;
    const context = context2d(this.#front, true);
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.fillStyle = this.#groundColor();
    context.fillRect(x, y, width, height);
    const region = { x: (left + x) / zoom, y: (top + y) / zoom, width: width / zoom, height: height / zoom };
    this.#bands.draw(context, picture, region, nowMillis);
    context.restore();
  }

  /** Places of animated tiles that show another frame than before. */
  #drawChanged(picture: Picture, beforeMillis: number): void {
    const { zoom, left, top, width, height, nowMillis } = picture;
    const view: Region = { x: left / zoom, y: top / zoom, width: width / zoom, height: height / zoom };
    for (const cell of this.#bands.animated) {
      const reach = this.#bands.reach(cell);
      if (!meets(reach, view) || !hasChanged(cell, beforeMillis, nowMillis)) continue;
      const x = Math.round(reach.x * zoom - left);
      const y = Math.round(reach.y * zoom - top);
      this.#drawPart(picture, x, y, reach.width * zoom, reach.height * zoom, nowMillis);
    }
  }
}

function hasChanged(cell: AnimatedCell, beforeMillis: number, nowMillis: number): boolean {
  return frameAt(cell.frames, beforeMillis)?.tile !== frameAt(cell.frames, nowMillis)?.tile;
}
