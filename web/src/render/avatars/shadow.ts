import { newCanvas, pixelsOf, readContext2d } from '../map/images.ts';

/** In pixels of the art. */
const SHADOW = { across: 10, down: 3.5, up: 3, color: '#1b153340' };

/** What lies under somebody who stands, from the middle of the feet, in device pixels. */
export function shadowAt(zoom: number) {
  const across = Math.ceil(SHADOW.across * zoom);
  const down = Math.ceil(SHADOW.down * zoom);
  const context = readContext2d(newCanvas(across * 2, down * 2));
  context.beginPath();
  context.ellipse(across, down, SHADOW.across * zoom, SHADOW.down * zoom, 0, 0, Math.PI * 2);
  context.fillStyle = SHADOW.color;
  context.fill();
  const pixels = pixelsOf(context, across * 2, down * 2);
  return { x: -across, y: -SHADOW.up * zoom - down, pixels };
}
