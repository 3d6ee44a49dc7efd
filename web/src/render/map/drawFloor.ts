import type { FloorDocument } from '../../world/floor/document.ts';
import { context2d, type FloorImages, newCanvas } from './images.ts';
import { FloorPainter } from './painter.ts';

/** Draws a whole floor, one pixel for each pixel of the art: the same picture that Tiled's rasterizer makes of the map. */
export function drawFloor(document: FloorDocument, images: FloorImages): HTMLCanvasElement {
  const width = document.columns * document.tileWidth;
  const height = document.rows * document.tileHeight;
  const canvas = newCanvas(width, height);
  const context = context2d(canvas);
  if (document.backgroundColor !== null) {
    context.fillStyle = document.backgroundColor;
    context.fillRect(0, 0, width, height);
  }
  const painter = new FloorPainter(document, images);
  for (const layer of document.layers) painter.drawLayer(context, layer, { x: 0, y: 0, width, height });
  return canvas;
}
