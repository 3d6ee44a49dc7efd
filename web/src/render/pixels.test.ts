import { describe, expect, it } from 'vitest';
import { enlarged, filledBox, fillBox, layOver, layUnder, type Pixels } from './pixels.ts';

const COLORS: Readonly<Record<string, number>> = {
  '.': 0,
  r: 0xff0000ff,
  g: 0xff00ff00,
  // See-through: half red, and a color that nobody sees.
  h: 0x800000ff,
  n: 0x00ffffff,
};

function drawn(...rows: readonly string[]): Pixels {
  const data = Uint32Array.from(rows.join(''), (letter) => COLORS[letter] ?? 0);
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

describe('what of a picture is not empty', () => {
  it('is the smallest box around everything one sees', () => {
    expect(filledBox(drawn('.....', '...r.', '.h...', '.....'))).toEqual({
      left: 1,
      top: 1,
      right: 4,
      bottom: 3,
    });
  });

  it('is all of it where the edges are filled', () => {
    expect(filledBox(drawn('r..', '..r'))).toEqual({ left: 0, top: 0, right: 3, bottom: 2 });
  });

  it('is nothing where nothing is seen, whatever color that has', () => {
    expect(filledBox(drawn('..', '.n'))).toBeNull();
  });
});

describe('an enlarged picture', () => {
  it('has each pixel as a square', () => {
    const all = { left: 0, top: 0, right: 2, bottom: 2 };
    expect(enlarged(drawn('rg', '.h'), all, 2)).toEqual(drawn('rrgg', 'rrgg', '..hh', '..hh'));
  });

  it('shows only the box', () => {
    const box = { left: 1, top: 1, right: 3, bottom: 2 };
    expect(enlarged(drawn('rrrr', 'rgrr', 'rrrr'), box, 3)).toEqual(drawn('gggrrr', 'gggrrr', 'gggrrr'));
  });

  it('is the same picture at zoom 1', () => {
    const picture = drawn('rg', 'gr');
    expect(enlarged(picture, { left: 0, top: 0, right: 2, bottom: 2 }, 1)).toEqual(picture);
  });
});

describe('a picture laid under another', () => {
  it('is seen where the other is empty, and nowhere else', () => {
    const picture = drawn('r..', '...', 'r.r');
    layUnder(picture, drawn('gg', 'gg'), 1, 1);
    expect(picture).toEqual(drawn('r..', '.gg', 'rgr'));
  });

  it('shines through what is half there', () => {
    const picture = drawn('h');
    layUnder(picture, drawn('g'), 0, 0);
    expect(picture.data[0]).toBe(0xff007f80);
  });
});

describe('a picture laid over another', () => {
  it('hides what it covers and lets one see through where it is clear', () => {
    const picture = drawn('rrr', 'rrr', 'rrr');
    layOver(picture, drawn('g.', '.g'), 1, 0);
    expect(picture).toEqual(drawn('rgr', 'rrg', 'rrr'));
  });

  it('is cut off at each edge', () => {
    const green = drawn('ggg', 'ggg', 'ggg');
    for (const [x, y, rows] of [
      [-2, -1, ['gr', 'gr', 'rr']],
      [1, 2, ['rr', 'rr', 'rg']],
      [2, 0, ['rr', 'rr', 'rr']],
      [0, -3, ['rr', 'rr', 'rr']],
    ] as const) {
      const picture = drawn('rr', 'rr', 'rr');
      layOver(picture, green, x, y);
      expect(picture).toEqual(drawn(...rows));
    }
  });
});

describe('a filled box', () => {
  it('is cut off at the edges', () => {
    const picture = drawn('rrr', 'rrr');
    fillBox(picture, { left: 1, top: -4, right: 9, bottom: 1 }, 0xff00ff00);
    expect(picture).toEqual(drawn('rgg', 'rrr'));
    fillBox(picture, { left: 7, top: 0, right: 9, bottom: 2 }, 0xff00ff00);
    expect(picture).toEqual(drawn('rgg', 'rrr'));
  });
});
