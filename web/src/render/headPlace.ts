import type { Body, Picture } from './picture.ts';

/** Column of the sheet where somebody sits. */
export const SIT = 5;
/** From the feet up to over the hair, in pixels of the art. */
const HEAD_PIXELS = 44;
const SITTING_DROP_PIXELS = 4;

/** Over the middle of a head, in device pixels of the screen. */
export function headPlace(body: Body, { zoom, left, top }: Picture): { x: number; y: number } {
  const head = HEAD_PIXELS - (body.pose === SIT ? SITTING_DROP_PIXELS : 0);
  return { x: Math.round(body.x * zoom) - left, y: Math.round((body.y - head) * zoom) - top };
}
