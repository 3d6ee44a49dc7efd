import { context2d, newCanvas } from '../map/images.ts';

/** Its half width and height, and `scale` device pixels for a CSS pixel. */
export interface RingSize {
  readonly across: number;
  readonly down: number;
  readonly scale: number;
}

let drawn: { readonly size: RingSize; readonly canvas: HTMLCanvasElement } | null = null;

/** The ring around who is near enough to talk with; drawn once for a size, because dashes are slow. */
export function ringSign(size: RingSize): HTMLCanvasElement {
  const known = drawn?.size;
  const isSame = known?.across === size.across && known.down === size.down && known.scale === size.scale;
  if (drawn === null || !isSame) drawn = { size, canvas: drawRing(size) };
  return drawn.canvas;
}

function drawRing({ across, down, scale }: RingSize): HTMLCanvasElement {
  const margin = Math.ceil(scale) + 1;
  const canvas = newCanvas(2 * (Math.ceil(across) + margin), 2 * (Math.ceil(down) + margin));
  const context = context2d(canvas);
  context.beginPath();
  context.ellipse(canvas.width / 2, canvas.height / 2, across, down, 0, 0, Math.PI * 2);
  context.fillStyle = '#ffffff12';
  context.fill();
  context.setLineDash([6 * scale, 5 * scale]);
  context.lineWidth = 1.5 * scale;
  context.strokeStyle = '#ffffff8c';
  context.stroke();
  return canvas;
}
