import { painted } from './map/images.ts';

/** A dot is drawn at the nearest quarter of a pixel. */
const PARTS = 4;
const EDGE = '#241c3d';
const EDGE_PIXELS = 1.5;

/** Dots of one size and color, each place within a pixel drawn once: 300 circles are far slower than 300 copies. */
export class Dots {
  readonly #radius: number;
  readonly #color: string;
  readonly #drawn: ImageBitmap[] = [];

  constructor(radius: number, color: string) {
    this.#radius = radius;
    this.#color = color;
  }

  draw(context: CanvasRenderingContext2D, x: number, y: number): void {
    const [left, top] = [Math.round(x * PARTS), Math.round(y * PARTS)];
    const [column, row] = [Math.floor(left / PARTS), Math.floor(top / PARTS)];
    const number = (top - row * PARTS) * PARTS + left - column * PARTS;
    const dot = (this.#drawn[number] ??= this.#dot(left / PARTS - column, top / PARTS - row));
    context.drawImage(dot, column - this.#margin, row - this.#margin);
  }

  get #margin(): number {
    return this.#radius + 1;
  }

  #dot(x: number, y: number): ImageBitmap {
    const side = this.#margin * 2 + 1;
    return painted(side, side, (brush) => {
      brush.arc(this.#margin + x, this.#margin + y, this.#radius, 0, Math.PI * 2);
      brush.fillStyle = this.#color;
      brush.strokeStyle = EDGE;
      brush.lineWidth = EDGE_PIXELS;
      brush.fill();
      brush.stroke();
    });
  }
}
