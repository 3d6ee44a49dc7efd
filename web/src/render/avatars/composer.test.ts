import { describe, expect, it } from 'vitest';
import description from '../../assets/avatar/avatar.json';
import { PLAIN_LOOK } from '../../world/values.ts';
import { blocksOf, catalogOf, type SheetDescription } from './catalog.ts';
import { AvatarComposer, pixelOf } from './composer.ts';

const sheet: SheetDescription = description;

/** A sheet of one pixel a frame, two blocks: skin, and over it half a shirt. */
const tiny: SheetDescription = {
  frame: { width: 2, height: 1 },
  columns: ['stand'],
  rows: ['down'],
  blocksPerRow: 2,
  drawOrder: ['body', 'top'],
  materials: {
    skin: { key: ['#000001'], ramps: [colors('#111111'), colors('#222222')] },
    hair: { key: ['#000002'], ramps: [colors('#333333')] },
    top: { key: ['#000003'], ramps: [colors('#444444'), colors('#555555')] },
    bottom: { key: ['#000004'], ramps: [colors('#666666')] },
  },
  parts: [
    { part: 'body', variants: [{ name: 'plain', block: 0 }] },
    {
      part: 'top',
      variants: [
        { name: 'none', block: null },
        { name: 'shirt', block: 1 },
      ],
    },
  ],
};

function colors(color: string) {
  return { name: color, colors: [color] };
}

function compose(look: Partial<typeof PLAIN_LOOK>): number[] {
  const pixels = Uint32Array.of(pixelOf('#000001'), pixelOf('#abcdef'), pixelOf('#000003'), 0);
  const image = { width: 4, height: 1, data: new Uint8ClampedArray(pixels.buffer) } as ImageData;
  const frame = new Uint32Array(2);
  new AvatarComposer(tiny, image).compose({ ...PLAIN_LOOK, ...look }, 0, 0, frame);
  return [...frame];
}

describe('an avatar', () => {
  it('has its own colors for the key colors of each material; other pixels stay', () => {
    expect(compose({ skin: 1 })).toEqual([pixelOf('#222222'), pixelOf('#abcdef')]);
  });

  it('wears its parts over each other', () => {
    expect(compose({ top: 1, topColor: 1 })).toEqual([pixelOf('#555555'), pixelOf('#abcdef')]);
  });

  it('shows what it does not know as the first of it', () => {
    expect(compose({ skin: 63, top: 63, topColor: 63 })).toEqual(compose({}));
  });
});

describe('frames of a look', () => {
  /** Two columns and two rows of one pixel: skin is the same in both columns of the first row, the shirt in those of the second. */
  const twoColumns: SheetDescription = {
    ...tiny,
    frame: { width: 1, height: 1 },
    columns: ['stand', 'walk1'],
    rows: ['down', 'up'],
  };
  const skin = pixelOf('#000001');
  const shirt = pixelOf('#000003');
  const pixels = Uint32Array.of(skin, skin, shirt, 0, skin, 0, shirt, shirt);
  const image = { width: 4, height: 2, data: new Uint8ClampedArray(pixels.buffer) } as ImageData;
  const composer = new AvatarComposer(twoColumns, image);

  it('are alike when all parts of it are', () => {
    expect([...composer.alike(PLAIN_LOOK)]).toEqual([0, 0, 2, 3]);
    expect([...composer.alike({ ...PLAIN_LOOK, top: 1 })]).toEqual([0, 1, 2, 3]);
  });
});

describe('the catalog', () => {
  const catalog = catalogOf(sheet);

  it('offers what the sheet has, and a color for each choice', () => {
    expect(catalog.choices.hair).toBeGreaterThan(5);
    expect(catalog.swatches.skin.length).toBe(catalog.choices.skin);
    expect(catalog.swatches.topColor.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });

  it('makes random looks that all exist', () => {
    for (const roll of [0, 0.5, 0.999]) {
      const look = catalog.randomLook(() => roll);
      for (const [part, choice] of Object.entries(look)) {
        expect(choice).toBeLessThan(catalog.choices[part as keyof typeof look]);
      }
      expect(blocksOf(sheet, look).length).toBeGreaterThanOrEqual(3);
    }
  });
});
