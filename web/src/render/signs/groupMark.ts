import { context2d, newCanvas } from '../map/images.ts';

/** Around the feet, in pixels of the art. */
const ACROSS = 15;
const DOWN = 8;

let drawn: { readonly zoom: number; readonly scale: number; readonly canvas: HTMLCanvasElement } | null =
  null;

/** What lies under the feet of those who are in one's own group; drawn once for a size. */
export function groupMark(zoom: number, scale: number): HTMLCanvasElement {
  if (drawn?.zoom !== zoom || drawn.scale !== scale) drawn = { zoom, scale, canvas: drawMark(zoom, scale) };
  return drawn.canvas;
}

function drawMark(zoom: number, scale: number): HTMLCanvasElement {
  const margin = Math.ceil(2 * scale);
  const canvas = newCanvas(2 * (ACROSS * zoom + margin), 2 * (DOWN * zoom + margin));
  const context = context2d(canvas);
  context.beginPath();
  context.ellipse(canvas.width / 2, canvas.height / 2, ACROSS * zoom, DOWN * zoom, 0, 0, Math.PI * 2);
  context.fillStyle = '#5fe0c82e';
  context.fill();
  context.lineWidth = 2 * scale;
  context.strokeStyle = '#5fe0c8b3';
  context.stroke();
  return canvas;
}
