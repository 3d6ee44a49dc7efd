import { alpha, grass, mix, ramp } from "../palette.mjs";
import { flat, piece, TILE } from "../piece.mjs";
import { random } from "../random.mjs";

/** Planks: four boards of 8 px, joints staggered by the variant. */
function planks(pixels, variant, colors) {
  const rng = random(91 + variant * 17);
  for (let k = 0; k < 4; k++) {
    const c = colors[(k + variant * 3) % colors.length];
    const groove = mix(c.m, c.D, 0.38);
    pixels.rect(0, k * 8, TILE, 8, c.m);
    for (let n = 0; n < 3; n++) {
      const x = rng.int(0, 26);
      const length = Math.min(rng.int(3, 9), TILE - x);
      pixels.rect(x, k * 8 + rng.int(2, 5), length, 1, rng.next() < 0.5 ? mix(c.m, c.d, 0.35) : mix(c.m, c.l, 0.5));
    }
    pixels.rect(0, k * 8, TILE, 1, mix(c.m, c.l, 0.55)).rect(0, k * 8 + 7, TILE, 1, groove);
    const joint = (k * 13 + variant * 11 + 5) % TILE;
    pixels.rect(joint, k * 8 + 1, 1, 6, groove);
    pixels.rect((joint + 1) % TILE, k * 8 + 1, 1, 6, mix(c.m, c.l, 0.5));
  }
}

function carpet(pixels, variant, color) {
  const rng = random(7 + variant * 5);
  const c = ramp(color);
  const dot = mix(c.m, c.d, 0.25);
  pixels.rect(0, 0, TILE, TILE, c.m);
  for (let i = 0; i < 50; i++) {
    pixels.set(rng.int(0, 31), rng.int(0, 31), rng.next() < 0.5 ? dot : mix(c.m, c.l, 0.3));
  }
  for (let y = 0; y < TILE; y += 4) for (let x = (y / 4) % 2 ? 2 : 0; x < TILE; x += 4) pixels.set(x, y, dot);
}

/** Square flags of `size` px in two tones. */
function flags(pixels, size, tones) {
  for (let j = 0; j < TILE / size; j++) {
    for (let i = 0; i < TILE / size; i++) {
      const c = ramp(tones[(i + j) % tones.length]);
      const edge = mix(c.m, c.d, 0.5);
      pixels.rect(i * size, j * size, size, size, c.m);
      pixels.rect(i * size, j * size, size, 1, c.l).rect(i * size, j * size, 1, size, c.l);
      pixels.rect(i * size, j * size + size - 1, size, 1, edge).rect(i * size + size - 1, j * size, 1, size, edge);
    }
  }
}

function lawn(pixels, variant) {
  const rng = random(31 + variant * 13);
  const tuft = mix(grass.m, grass.d, 0.45);
  const tip = mix(grass.m, grass.l, 0.6);
  pixels.rect(0, 0, TILE, TILE, grass.m);
  for (let i = 0; i < 14; i++) {
    const x = rng.int(1, 29);
    const y = rng.int(1, 29);
    pixels
      .set(x, y, tip)
      .set(x + 1, y + 1, tuft)
      .set(x - 1, y + 1, tuft);
  }
  if (variant < 2) return;
  for (const petal of variant === 2 ? ["#f2efe6", "#e2b04a"] : ["#d9695f", "#f2efe6"]) {
    const x = rng.int(4, 27);
    const y = rng.int(4, 27);
    pixels
      .set(x - 1, y, petal)
      .set(x + 1, y, petal)
      .set(x, y - 1, petal)
      .set(x, y + 1, petal)
      .set(x, y, "#efd9b0");
  }
}

function paving(pixels, variant) {
  const rng = random(57 + variant * 7);
  const base = ramp("#c9c3b8");
  const joint = mix(base.m, base.d, 0.55);
  pixels.rect(0, 0, TILE, TILE, joint);
  for (let j = 0; j < 2; j++) {
    const shift = (j + variant) % 2 ? -10 : 0;
    for (let x = shift; x < TILE; x += 21) {
      const tone = mix(base.m, rng.next() < 0.5 ? base.l : base.d, rng.next() * 0.25);
      pixels.rect(x, j * 16, 20, 15, tone).rect(x, j * 16, 20, 1, mix(tone, base.h, 0.5));
    }
  }
}

/** Cream stone with chips of many colors. */
function terrazzo(pixels, variant) {
  const rng = random(101 + variant * 29);
  const base = ramp("#e4d9c6");
  pixels
    .rect(0, 0, TILE, TILE, base.m)
    .rect(0, 0, TILE, 1, mix(base.m, base.l, 0.6))
    .rect(0, 0, 1, TILE, mix(base.m, base.l, 0.6));
  pixels.rect(0, 31, TILE, 1, mix(base.m, base.d, 0.3)).rect(31, 0, 1, TILE, mix(base.m, base.d, 0.3));
  const chips = ["#d3c7b2", "#d3c7b2", "#efe6d5", "#d9b7a4", "#b7c8bf", "#dcc9a0", "#c9c2be"];
  for (let j = 0; j < 4; j++) {
    for (let i = 0; i < 4; i++) {
      const x = i * 8 + 1 + Math.floor(rng.next() * 5);
      const y = j * 8 + 1 + Math.floor(rng.next() * 5);
      const color = chips[Math.floor(rng.next() * 997) % chips.length];
      const isWide = rng.next() < 0.4;
      pixels.rect(x, y, isWide ? 2 : 1, 1, color).rect(x + (isWide ? 0 : 1), y + 1, 1, 1, color);
    }
  }
}

const OAK = ["#c2a07a", "#bd9a73", "#c6a580", "#b9956e"].map(ramp);
const DECK = ["#a98467", "#a37e61", "#ae8a6d"].map(ramp);

/** The dark that surrounds the building: nobody walks there. */
const outside = piece("outside", 1, 1, {}, (p) => p.rect(0, 0, TILE, TILE, "#2b2740"));

/** Invisible and blocking: closes a tile without drawing on it. */
const blocked = piece("blocked", 1, 1, {}, () => {});

/** The line where two floors meet, along the top edge or the left edge of a tile. */
const edges = [
  flat("edge-top", 1, 1, (p) => p.rect(0, 0, TILE, 2, alpha("#2a1f4a", 0.18))),
  flat("edge-left", 1, 1, (p) => p.rect(0, 0, 2, TILE, alpha("#2a1f4a", 0.18))),
  flat("sill", 1, 1, (p) => {
    const c = ramp("#8a5a3c");
    p.rect(0, 0, 12, TILE, c.m).rect(0, 0, 1, TILE, c.o).rect(1, 0, 1, TILE, c.l).rect(11, 0, 1, TILE, c.o);
    p.rect(12, 0, 2, TILE, alpha("#2a1f4a", 0.14));
  }),
];

const variants = (name, count, draw) =>
  Array.from({ length: count }, (_, variant) => flat(name + variant, 1, 1, (p) => draw(p, variant)));

export const floors = [
  ...variants("oak", 4, (p, v) => planks(p, v, OAK)),
  ...variants("deck", 3, (p, v) => planks(p, v, DECK)),
  ...variants("blue", 2, (p, v) => carpet(p, v, "#6d7fa6")),
  ...variants("green", 2, (p, v) => carpet(p, v, "#7f9c86")),
  ...variants("rose", 2, (p, v) => carpet(p, v, "#a8787c")),
  ...variants("plum", 2, (p, v) => carpet(p, v, "#8a7ba6")),
  ...variants("sand", 2, (p, v) => carpet(p, v, "#cbb592")),
  ...variants("terrazzo", 3, terrazzo),
  flat("check", 1, 1, (p) => flags(p, 16, ["#e6e4de", "#d5d6d3"])),
  flat("terracotta", 1, 1, (p) => flags(p, 16, ["#cf9a7c", "#c58f72"])),
  flat("slate", 1, 1, (p) => flags(p, 32, ["#9a9fb0"])),
  ...variants("lawn", 4, lawn),
  ...variants("paving", 2, paving),
  outside,
  blocked,
  ...edges,
];
