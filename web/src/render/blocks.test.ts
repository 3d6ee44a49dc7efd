import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BakedBands } from './bakedBands.ts';
import { Blocks } from './blocks.ts';
import type { AnimatedCell } from './map/bands.ts';
import type { Region } from './map/painter.ts';
import type { Picture } from './picture.ts';
import { NO_BOX, type Pixels } from './pixels.ts';

interface FakeCanvas {
  readonly width: number;
  readonly height: number;
}

/** What the map shows at a pixel of the art; 0: nothing. */
let art: (x: number, y: number) => number = () => 0xff0000ff;
let painted: Region[] = [];
let puts: { x: number; y: number; width: number; height: number }[] = [];

vi.mock('./map/images.ts', () => ({
  newCanvas: (width: number, height: number) => ({ width, height }),
  canvasOf: ({ width, height }: Pixels) => ({ width, height }),
  bitmapOf: ({ width, height }: Pixels) => ({ width, height }),
  context2d: () => ({}),
  readContext2d: (canvas: FakeCanvas) => ({ canvas, clearRect: () => 0, fillRect: () => 0 }),
  putPixels: (_context: unknown, { width, height }: Pixels, x: number, y: number) =>
    puts.push({ x, y, width, height }),
  pixelsOf: (_context: unknown, width: number, height: number): Pixels => {
    const region = painted.at(-1)!;
    const data = new Uint32Array(width * height);
    data.forEach((_, at) => (data[at] = art(region.x + (at % width), region.y + Math.floor(at / width))));
    return { data, width, height };
  },
}));

/** A lamp at (40, 40) of the art that shows two tiles in turn, each for 100 ms. */
const lamp = {
  frames: [
    { tile: 1, millis: 100 },
    { tile: 2, millis: 100 },
  ],
} as unknown as AnimatedCell;
let animated: AnimatedCell[] = [];

const map = {
  width: 4_000,
  height: 100,
  get animated() {
    return animated;
  },
  reach: () => ({ x: 40, y: 40, width: 10, height: 10 }),
  draw: (_context: unknown, _view: unknown, region: Region) => painted.push(region) > 0,
} as unknown as BakedBands;

let drawn: { x: number; y: number; width: number; height: number }[] = [];
const screen = {
  drawImage: ({ width, height }: FakeCanvas, x: number, y: number) => drawn.push({ x, y, width, height }),
} as unknown as CanvasRenderingContext2D;

function picture(changes: Partial<Picture> = {}): Picture {
  return {
    left: 0,
    top: 0,
    width: 64,
    height: 64,
    zoom: 2,
    nowMillis: 0,
    hidden: NO_BOX,
    ...changes,
  } as Picture;
}

function blocks(ground: 'opaque' | 'clear' = 'opaque'): Blocks {
  return new Blocks(map, { sidePixels: 32, groundColor: ground === 'opaque' ? () => '#000' : null });
}

beforeEach(() => {
  art = () => 0xff0000ff;
  animated = [];
  [painted, puts, drawn] = [[], [], []];
});

describe('the map on the screen', () => {
  it('is covered by whole blocks at the zoom of the view', () => {
    blocks().draw(screen, picture({ left: 10, width: 40, height: 32 }));
    expect(drawn).toEqual([
      { x: -10, y: 0, width: 32, height: 32 },
      { x: 22, y: 0, width: 32, height: 32 },
    ]);
  });

  it('is not drawn where a panel hides it wholly', () => {
    blocks().draw(screen, picture({ height: 32, hidden: { left: 31, top: 0, right: 64, bottom: 32 } }));
    expect(drawn).toEqual([{ x: 0, y: 0, width: 32, height: 32 }]);
    expect(painted).toHaveLength(1);
  });

  it('ends where it ends, also within a block', () => {
    blocks().draw(screen, picture({ left: -8, top: 192, height: 32, width: 16 }));
    expect(drawn).toEqual([{ x: 8, y: 0, width: 32, height: 8 }]);
  });

  it('is made once: a camera that moves has only new blocks made', () => {
    const below = blocks();
    below.draw(screen, picture());
    expect(painted).toHaveLength(4);
    below.draw(screen, picture({ left: 1 }));
    expect(painted.slice(4).map((region) => region.x)).toEqual([32, 32]);
  });

  it('is made anew for another zoom, and when it is to be forgotten', () => {
    const below = blocks();
    below.draw(screen, picture());
    below.draw(screen, picture({ zoom: 4 }));
    expect(painted.at(-1)).toMatchObject({ x: 8, width: 8 });
    expect(painted).toHaveLength(8);
    below.forget();
    below.draw(screen, picture({ zoom: 4 }));
    expect(painted).toHaveLength(12);
  });

  it('is kept where one was last, and forgotten where one was long ago', () => {
    // 8 Mi pixels are kept: 32 views of 512 x 512.
    const far = (step: number) => picture({ zoom: 200, left: step * 512, width: 512, height: 512 });
    const below = new Blocks(map, { sidePixels: 512, groundColor: () => '#000' });
    for (let step = 0; step < 60; step++) below.draw(screen, far(step));
    const made = painted.length;
    below.draw(screen, far(59));
    expect(painted).toHaveLength(made);
    below.draw(screen, far(0));
    expect(painted.length).toBeGreaterThan(made);
  });
});

describe('what lies over the avatars', () => {
  it('is drawn without its empty edges', () => {
    art = (x, y) => (x >= 5 && x < 7 && y === 3 ? 0xff0000ff : 0);
    blocks('clear').draw(screen, picture());
    expect(drawn).toEqual([{ x: 10, y: 6, width: 4, height: 2 }]);
  });

  it('follows an animated tile, whose edges may be elsewhere then', () => {
    animated = [lamp];
    art = (x, y) => (x === 41 && y === 41 ? 0xff0000ff : 0);
    const above = blocks('clear');
    const view = { left: 64, top: 64 };
    above.draw(screen, picture(view));
    art = (x, y) => (x === 43 && y === 43 ? 0xff0000ff : 0);
    above.draw(screen, picture({ ...view, nowMillis: 99 }));
    above.draw(screen, picture({ ...view, nowMillis: 100 }));
    expect(drawn.map(({ x }) => x)).toEqual([18, 18, 22]);
  });
});

describe('an animated tile under the avatars', () => {
  it('has only its own place made again, and only when it shows another frame', () => {
    animated = [lamp];
    const below = blocks();
    const view = { left: 64, top: 64, width: 32, height: 32 };
    below.draw(screen, picture(view));
    below.draw(screen, picture({ ...view, nowMillis: 60 }));
    expect(puts).toEqual([]);
    below.draw(screen, picture({ ...view, nowMillis: 160 }));
    expect(puts).toEqual([{ x: 16, y: 16, width: 16, height: 16 }]);
  });
});
