// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameLoop } from './loop.ts';

let frames: ((nowMillis: number) => void)[] = [];
let pictures: number[] = [];

/** The browser's next animation frame. */
function frame(nowMillis: number): void {
  frames.splice(0).forEach((run) => run(nowMillis));
}

beforeEach(() => {
  [frames, pictures] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (run: (nowMillis: number) => void) => frames.push(run));
});
afterEach(() => vi.unstubAllGlobals());

function slowLoop(): FrameLoop {
  const loop = new FrameLoop((nowMillis) => {
    pictures.push(nowMillis);
    return null;
  });
  loop.isSlow = true;
  return loop;
}

describe('in economy', () => {
  it('a picture waits until a thirtieth of a second has passed since the one before', () => {
    const loop = slowLoop();
    for (const nowMillis of [0, 16, 33, 50]) {
      loop.wake();
      frame(nowMillis);
    }
    expect(pictures).toEqual([0, 33]);
  });

  it('what must be seen at once does not wait', () => {
    const loop = slowLoop();
    loop.wake();
    frame(0);
    loop.hurry();
    frame(16);
    expect(pictures).toEqual([0, 16]);
  });
});
