import {
  coral,
  cream,
  dark,
  darkWood,
  leaf,
  lightWood,
  metal,
  mix,
  navy,
  plum,
  ramp,
  teal,
  white,
  yellow,
} from "../palette.mjs";
import { piece } from "../piece.mjs";
import { random } from "../random.mjs";
import { bookRow, potPlant, STEEL, tableTop } from "./small-things.mjs";

const SPINES = [coral, teal, navy, yellow, leaf, cream, plum];

const shelf = (name, cols, seed, c) =>
  piece(name, cols, 2, { above: 1 }, (p) => {
    const width = cols * 32;
    p.rect(1, 3, width - 2, 59, c.m)
      .rect(1, 3, width - 2, 3, c.l)
      .rect(3, 8, width - 6, 52, c.D);
    const rng = random(seed);
    for (const y of [8, 25, 42]) {
      p.rect(3, y + 14, width - 6, 3, c.m).rect(3, y + 14, width - 6, 1, c.l);
      bookRow(p, rng, 4, y + 14, width - 6, SPINES);
    }
    p.rect(3, 8, width - 6, 2, c.o)
      .outline()
      .shadow(width / 2, 62, width / 2, 2);
  });

const cabinet = (name, c, dress) =>
  piece(name, 2, 2, { above: 1 }, (p) => {
    tableTop(p, random(13), 1, 28, 62, 12, 0, c);
    p.rect(2, 43, 60, 18, c.m).rect(2, 43, 60, 1, c.d);
    for (const x of [4, 33]) {
      p.rect(x, 45, 27, 14, mix(c.m, c.l, 0.5))
        .rect(x, 58, 27, 1, c.d)
        .rect(x + (x < 9 ? 22 : 3), 50, 2, 4, metal.d);
    }
    p.rect(4, 61, 56, 2, darkWood.D).outline();
    dress(p);
    p.shadow(33, 62, 31, 2);
  });

const booksAndPlant = (p) => {
  potPlant(p, 12, 25, white, leaf);
  p.rect(40, 29, 14, 3, navy.m).rect(40, 29, 14, 1, navy.l).rect(41, 26, 12, 3, coral.m).rect(41, 26, 12, 1, coral.l);
  p.rect(43, 23, 9, 3, yellow.m);
};

const recordPlayer = (p) => {
  p.rect(8, 24, 24, 12, dark.m).rect(8, 24, 24, 1, dark.l).disc(18, 30, 8, 4, "#22202e").disc(18, 30, 2, 1, coral.m);
  p.line(29, 26, 24, 31, metal.l).rect(40, 18, 14, 16, darkWood.m).rect(40, 18, 14, 1, darkWood.l);
  p.disc(47, 26, 4, 4, dark.m).disc(47, 26, 2, 2, metal.m);
};

const lockers = piece("lockers", 2, 2, { above: 1 }, (p) => {
  const colors = [teal, coral, yellow, navy].map((c) => ramp(mix(c.m, "#e6dcc8", 0.25)));
  p.rect(1, 2, 62, 60, dark.m);
  for (let j = 0; j < 2; j++) {
    for (let i = 0; i < 4; i++) {
      const c = colors[(i + j * 2) % 4];
      const x = 2 + i * 15;
      const y = 4 + j * 28;
      p.rect(x, y, 14, 27, c.m)
        .rect(x, y, 14, 1, c.l)
        .rect(x, y, 1, 27, c.l)
        .rect(x + 13, y, 1, 27, c.d);
      for (let k = 0; k < 3; k++) p.rect(x + 4, y + 4 + k * 2, 6, 1, c.D);
      p.rect(x + 10, y + 14, 2, 3, metal.h);
    }
  }
  p.rect(1, 60, 62, 2, dark.D).outline().shadow(33, 62, 31, 2);
});

const coats = piece("coat-rack", 1, 2, { above: 1 }, (p) => {
  p.rect(15, 8, 2, 52, darkWood.m).rect(15, 8, 1, 52, darkWood.l).disc(16, 60, 8, 2, darkWood.d);
  p.line(9, 12, 16, 16, darkWood.l).line(23, 12, 16, 16, darkWood.l).disc(16, 7, 2, 2, darkWood.l);
  p.round(5, 14, 9, 24, coral.m, 2).rect(6, 15, 2, 21, coral.l).rect(12, 18, 1, 19, coral.d);
  p.round(18, 14, 9, 20, navy.m, 2)
    .rect(19, 15, 2, 17, navy.l)
    .rect(25, 18, 1, 15, navy.d)
    .rect(19, 12, 8, 3, yellow.m);
  p.outline().shadow(18, 61, 10, 2);
});

const crates = piece("crates", 1, 2, { above: 1 }, (p) => {
  const c = ramp("#c79a66");
  for (const [x, y, w] of [
    [2, 38, 28],
    [6, 18, 22],
  ]) {
    p.rect(x, y, w, 22, c.m)
      .rect(x, y, w, 6, c.l)
      .rect(x, y + 6, w, 1, c.d)
      .rect(x + w / 2 - 2, y, 4, 22, mix(c.l, "#fff2c4", 0.4));
    p.rect(x, y + 21, w, 1, c.d)
      .rect(x + 3, y + 11, 6, 1, c.D)
      .rect(x + 3, y + 13, 4, 1, c.D);
  }
  p.outline().shadow(18, 61, 14, 2);
});

const safe = piece("drawers", 1, 2, { above: 1 }, (p) => {
  p.rect(3, 22, 26, 39, STEEL.m).rect(3, 22, 26, 3, STEEL.l).rect(27, 25, 2, 36, STEEL.d);
  for (let y = 27; y < 60; y += 11)
    p.rect(5, y, 21, 9, STEEL.l)
      .rect(5, y + 8, 21, 1, STEEL.d)
      .rect(12, y + 3, 7, 2, metal.d);
  p.outline();
  potPlant(p, 16, 17, coral, leaf);
  p.shadow(18, 61, 13, 2);
});

export const storage = [
  shelf("shelf", 2, 21, darkWood),
  shelf("shelf-wide", 3, 35, darkWood),
  shelf("shelf-light", 2, 47, lightWood),
  cabinet("cabinet", lightWood, booksAndPlant),
  cabinet("cabinet-music", lightWood, recordPlayer),
  lockers,
  coats,
  crates,
  safe,
];
