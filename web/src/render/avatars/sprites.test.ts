import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Look, PLAIN_LOOK } from '../../world/values.ts';
import type { Pixels } from '../pixels.ts';
import type { AvatarComposer } from './composer.ts';
import { AvatarSprites, spriteOf } from './sprites.ts';

vi.mock('../map/images.ts', () => ({
  bitmapOf: ({ width, height }: Pixels) => ({ width, height }),
}));
vi.mock('./shadow.ts', () => ({
  shadowAt: (zoom: number) => ({ x: -zoom, y: -zoom, pixels: block(2 * zoom, zoom) }),
}));

const [STAND, THIRD_STEP, SIT, LOOKS_DOWN] = [0, 3, 5, 0];
let composed = 0;
let sprites: AvatarSprites;

function block(width: number, height: number): Pixels {
  return { data: new Uint32Array(width * height).fill(0x80_000000), width, height };
}

function look(number: number): Look {
  return { ...PLAIN_LOOK, skin: number % 7, hair: Math.floor(number / 7) };
}

const looks = Array.from({ length: 300 }, (_, number) => look(number));

/** Frames of 32 x 48 of which 10 x 20 above the middle of the feet are filled. */
const composer = {
  sheet: {
    frame: { width: 32, height: 48 },
    columns: Array<string>(6).fill(''),
    rows: Array<string>(4).fill(''),
  },
  /** The third step is drawn as one stands, and so is who sits but for the shadow. */
  alike: () =>
    Uint8Array.from({ length: 24 }, (_, frame) => (frame === THIRD_STEP || frame === SIT ? STAND : frame)),
  compose(_look: Look, _column: number, _row: number, into: Uint32Array): void {
    composed += 1;
    into.fill(0);
    for (let y = 28; y < 48; y++) into.fill(0xff0000ff, y * 32 + 11, y * 32 + 21);
  },
} as unknown as AvatarComposer;

function drawAll(ofLooks: readonly Look[]): number {
  return ofLooks.filter((one) => sprites.sprite(one, STAND, LOOKS_DOWN, null) !== null).length;
}

beforeEach(() => {
  composed = 0;
  sprites = new AvatarSprites(composer);
  sprites.newPicture(2);
});

describe('the sprite of an avatar', () => {
  it('is as large as what is seen of it, shadow and all, from the middle of the feet', () => {
    expect(sprites.sprite(look(0), STAND, LOOKS_DOWN, null)).toEqual({
      image: { width: 20, height: 40 },
      x: -10,
      y: -40,
      zoom: 2,
    });
  });

  it('has its shadow behind it, and the shadow may reach farther', () => {
    const frame = block(2, 2);
    frame.data.fill(0xff0000ff);
    const { x, y, pixels } = spriteOf(frame, 1, { x: -2, y: -1, pixels: block(4, 2) });
    expect({ x, y, width: pixels.width, height: pixels.height }).toEqual({
      x: -2,
      y: -2,
      width: 4,
      height: 3,
    });
    const [none, shade, red] = [0, 0x80_000000, 0xff0000ff];
    const rows = [none, red, red, none, shade, red, red, shade, shade, shade, shade, shade];
    expect([...pixels.data]).toEqual(rows);
  });

  it('is only its body where there is no shadow', () => {
    const frame = block(4, 2);
    frame.data.fill(0xff0000ff, 2, 3);
    frame.data.fill(0, 0, 2);
    frame.data.fill(0, 3);
    expect(spriteOf(frame, 3, null)).toEqual({
      x: 0,
      y: -6,
      pixels: { data: new Uint32Array(9).fill(0xff0000ff), width: 3, height: 3 },
    });
  });

  it('is made once for all who look the same', () => {
    expect(sprites.sprite(look(3), STAND, LOOKS_DOWN, null)).toBe(
      sprites.sprite(look(3), STAND, LOOKS_DOWN, null),
    );
    expect(sprites.sprite(look(3), SIT, LOOKS_DOWN, null)).not.toBe(
      sprites.sprite(look(3), STAND, LOOKS_DOWN, null),
    );
    expect(composed).toBe(2);
  });

  it('is made once for frames that look the same', () => {
    const standing = sprites.sprite(look(3), STAND, LOOKS_DOWN, null);
    expect(sprites.sprite(look(3), THIRD_STEP, LOOKS_DOWN, null)).toBe(standing);
    expect(composed).toBe(1);
  });
});

describe('a crowd', () => {
  it('that comes into view is made in parts, a few for each picture', () => {
    expect(drawAll(looks)).toBe(24);
    expect(sprites.newPicture(2)).toBe(true);
    expect(drawAll(looks)).toBe(48);
  });

  it('that turns about keeps what it shows, and leaves time for who has just come', () => {
    const shown = sprites.sprite(looks[299]!, STAND, LOOKS_DOWN, null)!;
    sprites.newPicture(2);
    const turned = looks.slice(0, 30).map((one) => sprites.sprite(one, SIT, LOOKS_DOWN, shown));
    expect(turned.filter((one) => one === shown)).toHaveLength(22);
    expect(drawAll(looks)).toBe(17);
    expect(sprites.newPicture(2)).toBe(true);
  });

  it('that stays is made once', () => {
    for (let picture = 0; picture < 13; picture++) {
      drawAll(looks);
      sprites.newPicture(2);
    }
    expect(composed).toBe(300);
    for (let more = 0; more < 10; more++) {
      drawAll(looks);
      expect(sprites.newPicture(2)).toBe(false);
    }
    expect(composed).toBe(300);
  });

  it('takes no more memory than there is for it: who was seen last stays', () => {
    // 250 x 500 pixels each: there is memory for 167 of them.
    const zoom = 25;
    for (let picture = 0; picture < 20; picture++) {
      sprites.newPicture(zoom);
      drawAll(looks.slice(picture * 10, picture * 10 + 10));
    }
    sprites.newPicture(zoom);
    composed = 0;
    drawAll(looks.slice(190, 200));
    expect(composed).toBe(0);
    drawAll(looks.slice(0, 10));
    expect(composed).toBe(10);
  });

  it('is made anew for another zoom', () => {
    drawAll(looks.slice(0, 5));
    expect(sprites.newPicture(3)).toBe(true);
    expect(sprites.sprite(looks[0]!, STAND, LOOKS_DOWN, null)).toMatchObject({
      zoom: 3,
      image: { width: 30 },
    });
  });
});
