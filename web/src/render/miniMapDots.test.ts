import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dots } from './miniMapDots.ts';

/** Middles of the circles that were drawn, within their canvases. */
let circles: { x: number; y: number }[] = [];
let copies: { x: number; y: number }[] = [];

vi.mock('./map/images.ts', () => ({
  painted(_width: number, _height: number, paint: (brush: unknown) => void) {
    paint({
      arc: (x: number, y: number) => circles.push({ x, y }),
      fill: () => undefined,
      stroke: () => undefined,
    });
    return {};
  },
}));

const map = {
  drawImage: (_dot: unknown, x: number, y: number) => copies.push({ x, y }),
} as unknown as CanvasRenderingContext2D;

beforeEach(() => ([circles, copies] = [[], []]));

describe('the dots of a mini-map', () => {
  it('have their middle at the nearest quarter of a pixel, as a copy at a whole place', () => {
    for (const [x, y] of [
      [10.3, 20],
      [10.9, 20.1],
      [-0.6, 5.5],
    ] as const) {
      new Dots(3, '#fff').draw(map, x, y);
    }
    const middles = circles.map(({ x, y }, at) => [x + copies[at]!.x, y + copies[at]!.y]);
    expect(middles).toEqual([
      [10.25, 20],
      [11, 20],
      [-0.5, 5.5],
    ]);
    expect(copies.flatMap(({ x, y }) => [x % 1, y % 1])).toEqual([0, 0, 0, 0, -0, 0]);
  });

  it('of 300 people are drawn as circles 16 times and no more', () => {
    const dots = new Dots(3, '#fff');
    for (let person = 0; person < 300; person++) dots.draw(map, person * 0.37, person * 0.73);
    expect(copies).toHaveLength(300);
    expect(circles).toHaveLength(16);
  });
});
