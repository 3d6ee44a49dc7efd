import { describe, expect, it } from 'vitest';
import { Camera, cornerFor, type ViewSize } from './camera.ts';
import { type LabelWish, placeLabels } from './labels/placeLabels.ts';
import { frameAt } from './map/animation.ts';
import { isHidden, type Picture } from './picture.ts';
import type { Box } from './pixels.ts';
import { wrapped } from './signs/bubble.ts';
import { Viewer } from './viewer.ts';
import { Zoom } from './zoom.ts';

const view: ViewSize = { width: 1_000, height: 600, left: 0, top: 0, right: 300, bottom: 0 };

describe('the camera', () => {
  it('puts what it looks at in the middle of what no panel covers', () => {
    expect(cornerFor({ x: 2_000, y: 2_000 }, { width: 9_000, height: 9_000 }, view)).toEqual({
      x: 1_650,
      y: 1_700,
    });
  });

  it('stops at the edges of the map, and at a panel instead of the edge of the page', () => {
    expect(cornerFor({ x: 0, y: 0 }, { width: 9_000, height: 9_000 }, view)).toEqual({ x: 0, y: 0 });
    const end = cornerFor({ x: 9_000, y: 9_000 }, { width: 9_000, height: 9_000 }, view);
    expect(end).toEqual({ x: 9_000 - 700, y: 9_000 - 600 });
  });

  it('centers a small map in what is free', () => {
    expect(cornerFor({ x: 5, y: 5 }, { width: 100, height: 100 }, view)).toEqual({ x: -300, y: -250 });
  });

  it('jumps the first time, glides then, and comes to rest on the spot', () => {
    const camera = new Camera();
    expect(camera.move({ x: 500, y: 0 }, view, 16, true)).toBe(false);
    expect(camera.move({ x: 600, y: 0 }, view, 16, true)).toBe(true);
    expect(camera.corner.x).toBeGreaterThan(500);
    expect(camera.corner.x).toBeLessThan(600);
    let moves = 0;
    while (camera.move({ x: 600, y: 0 }, view, 16, true)) moves += 1;
    expect(moves).toBeLessThan(100);
    expect(camera.corner.x).toBe(600);
  });

  it('does not glide for people who want no motion', () => {
    const camera = new Camera();
    camera.move({ x: 0, y: 0 }, view, 16, false);
    expect(camera.move({ x: 90, y: 0 }, view, 16, false)).toBe(false);
    expect(camera.corner.x).toBe(90);
  });

  it('keeps a place under the pointer when the zoom changes', () => {
    const camera = new Camera();
    camera.move({ x: 100, y: 50 }, view, 16, true);
    camera.zoomed(2, { x: 300, y: 200 });
    expect(camera.corner).toEqual({ x: (100 + 300) * 2 - 300, y: (50 + 200) * 2 - 200 });
  });
});

describe('labels', () => {
  const wish = (left: number, rank: number, wasSeen = false): LabelWish => {
    return { left, top: 0, width: 100, height: 20, rank, wasSeen, isPlaced: false };
  };

  it('never overlap: the nearest is seen', () => {
    const [far, near, apart] = [wish(0, 50), wish(60, 10), wish(400, 900)];
    placeLabels([far, near, apart]);
    expect([far.isPlaced, near.isPlaced, apart.isPlaced]).toEqual([false, true, true]);
  });

  it('do not flicker between two people who are about as near', () => {
    const [seen, nearer] = [wish(0, 50, true), wish(60, 48)];
    placeLabels([seen, nearer]);
    expect(seen.isPlaced).toBe(true);
    const [stillSeen, muchNearer] = [wish(0, 50, true), wish(60, 10)];
    placeLabels([stillSeen, muchNearer]);
    expect(muchNearer.isPlaced).toBe(true);
  });

  it('are placed as if each was held against each, wherever they are on the screen', () => {
    const crowd = Array.from({ length: 300 }, (_, index): LabelWish => {
      const [left, top] = [((index * 7_919) % 1_500) - 50, ((index * 104_729) % 950) - 30];
      return {
        left,
        top,
        width: 60 + (index % 90),
        height: 24,
        rank: index,
        wasSeen: false,
        isPlaced: false,
      };
    });
    placeLabels(crowd);
    const meet = (a: LabelWish, b: LabelWish) =>
      a.left < b.left + b.width && b.left < a.left + a.width && Math.abs(a.top - b.top) < 24;
    const placed: LabelWish[] = [];
    for (const one of crowd) {
      const isFree = !placed.some((other) => meet(one, other));
      expect(one.isPlaced).toBe(isFree);
      if (isFree) placed.push(one);
    }
    expect(placed.length).toBeGreaterThan(50);
  });

  it('of a crowd of 300 in one place: no two that are seen overlap', () => {
    const crowd = Array.from({ length: 300 }, (_, index) => wish((index * 37) % 900, index));
    placeLabels(crowd);
    const seen = crowd.filter((one) => one.isPlaced).sort((a, b) => a.left - b.left);
    expect(seen.length).toBeGreaterThan(3);
    const gaps = seen.slice(1).map((one, index) => one.left - seen[index]!.left);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  });
});

describe('animated tiles', () => {
  const frames = [
    { tile: 1, millis: 100 },
    { tile: 2, millis: 300 },
  ];

  it('show each frame for its time and begin again', () => {
    expect([0, 99, 100, 399, 400].map((at) => frameAt(frames, at)?.tile)).toEqual([1, 1, 2, 2, 1]);
    expect(frameAt(frames, 150)?.leftMillis).toBe(250);
  });

  it('without any time stand still', () => {
    expect(frameAt([{ tile: 1, millis: 0 }], 50)).toBeNull();
  });
});

describe('speech bubbles', () => {
  const width = (line: string): number => line.length;

  it('break lines at spaces and long words anywhere', () => {
    expect(wrapped('to be or not to be', width, 8)).toEqual(['to be or', 'not to', 'be']);
    expect(wrapped('aaaaaaaaaaaa', width, 5)).toEqual(['aaaaa', 'aaaaa', 'aa']);
  });

  it('end with an ellipsis where there is too much', () => {
    const lines = wrapped('word '.repeat(40), width, 5);
    expect(lines.length).toBe(5);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

describe('what lies under a panel', () => {
  const panel = { top: 34, right: 34, bottom: 34, width: 284 };
  const insets = { left: 0, top: 0, right: 336, bottom: 0 };

  function hiddenAt(scale: number): Box {
    const viewer = new Viewer(new Zoom(null), new EventTarget() as MediaQueryList);
    viewer.resized(Math.round(1_000 * scale), Math.round(600 * scale), scale);
    viewer.setInsets(insets, panel);
    return viewer.look.hidden;
  }

  it('is never more than the panel covers, at any scale of the screen', () => {
    expect(hiddenAt(1)).toEqual({ left: 682, top: 34, right: 966, bottom: 566 });
    // 852.5, 42.5, 1207.5, 707.5
    expect(hiddenAt(1.25)).toEqual({ left: 853, top: 43, right: 1_207, bottom: 707 });
  });

  it('is all of the map no more once there is none', () => {
    const viewer = new Viewer(new Zoom(null), new EventTarget() as MediaQueryList);
    viewer.resized(1_000, 600, 1);
    viewer.setInsets(insets, panel);
    viewer.setInsets(insets, null);
    expect(isHidden({ hidden: viewer.look.hidden } as Picture, 0, 0, 1, 1)).toBe(false);
  });

  it('is left out only when it is wholly under it', () => {
    const picture = { hidden: hiddenAt(1) } as Picture;
    expect(isHidden(picture, 682, 34, 284, 532)).toBe(true);
    expect(isHidden(picture, 681, 100, 20, 20)).toBe(false);
    expect(isHidden(picture, 950, 100, 17, 20)).toBe(false);
    expect(isHidden(picture, 700, 33, 20, 20)).toBe(false);
    expect(isHidden(picture, 700, 560, 20, 7)).toBe(false);
  });
});
