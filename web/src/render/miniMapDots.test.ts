import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dots } from './miniMapDots.ts';
import { emptyPixels, filledBox, type Pixels } from './pixels.ts';

/** Middles of the circles that were drawn, within their canvases. */
let circles: { x: number; y: number }[] = [];
/** What a circle looks like here: only the pixel of its middle. */
const middle = 0xff0000ff;

vi.mock('./map/images.ts', () => ({
  newCanvas: () => ({}),
  readContext2d: () => ({
    arc: (x: number, y: number) => circles.push({ x, y }),
    fill: () => undefined,
    stroke: () => undefined,
  }),
  pixelsOf: (_context: unknown, width: number, height: number): Pixels => {
    const pixels = emptyPixels(width, height);
    const { x, y } = circles.at(-1)!;
    pixels.data[Math.floor(y) * width + Math.floor(x)] = middle;
    return pixels;
  },
}));

beforeEach(() => (circles = []));

describe('the dots of a mini-map', () => {
  it('have their middle at the nearest quarter of a pixel', () => {
    for (const [x, y, column, row, right, down] of [
      [10.3, 20, 10, 20, 0.25, 0],
      [10.9, 20.1, 11, 20, 0, 0],
      [3.4, 5.6, 3, 5, 0.5, 0.5],
    ] as const) {
      const map = emptyPixels(30, 30);
      new Dots(3, '#fff').draw(map, x, y);
      expect(filledBox(map)).toEqual({ left: column, top: row, right: column + 1, bottom: row + 1 });
      expect(circles.at(-1)).toEqual({ x: 4 + right, y: 4 + down });
    }
  });

  it('may be partly off the map', () => {
    const map = emptyPixels(30, 30);
    new Dots(3, '#fff').draw(map, -0.6, 5.5);
    expect(filledBox(map)).toBeNull();
    new Dots(3, '#fff').draw(map, 29, 29);
    expect(filledBox(map)).toMatchObject({ left: 29, top: 29 });
  });

  it('of 300 people are drawn as circles 16 times and no more', () => {
    const map = emptyPixels(200, 300);
    const dots = new Dots(3, '#fff');
    for (let person = 0; person < 300; person++) dots.draw(map, person * 0.37, person * 0.73);
    expect(circles).toHaveLength(16);
  });
});
