import { coral, dark, leaf, metal, mix, navy, pot, teal, white, yellow } from "../palette.mjs";
import { piece } from "../piece.mjs";
import { GRAY, potPlant, STEEL } from "./small-things.mjs";

// Kitchen units stand with their back to a wall: the upper row leans on the wall face.

const unit = (p) => {
  p.rect(0, 26, 32, 14, GRAY.l)
    .rect(0, 26, 32, 1, "#ffffff")
    .rect(0, 40, 32, 3, "#98a1ae")
    .rect(0, 43, 32, 19, white.m);
  p.rect(0, 43, 32, 2, white.d).rect(2, 47, 28, 13, white.l).rect(2, 59, 28, 1, white.d).rect(29, 47, 1, 13, white.d);
  p.rect(13, 49, 6, 1, metal.m).rect(0, 61, 32, 2, dark.m);
};

const counter = (name, options, dress) =>
  piece(name, 1, 2, { above: 1, ...options }, (p, frame) => {
    unit(p);
    dress(p, frame);
  });

const coffee = (p, frame) => {
  p.round(5, 8, 22, 26, dark.m).rect(6, 9, 20, 2, dark.l).rect(7, 13, 18, 6, "#202636").rect(8, 14, 5, 2, "#6fd0c0");
  p.rect(19, 14, 2, 2, frame % 2 ? coral.h : coral.m).rect(22, 14, 2, 2, yellow.m);
  p.rect(8, 20, 16, 10, "#151a27")
    .rect(14, 20, 4, 2, metal.m)
    .rect(13, 25, 6, 5, white.m)
    .rect(13, 25, 6, 1, "#7a4a30");
  if (frame) p.rect(15, 22, 1, 3, "#8a5a3c").rect(17, 22, 1, 3, "#8a5a3c");
  p.rect(7, 31, 18, 2, metal.m);
  for (const [x, y] of [
    [],
    [
      [13, 6],
      [19, 4],
    ],
    [
      [14, 3],
      [18, 1],
    ],
    [[15, 0]],
  ][frame])
    p.rect(x, y, 2, 2, "#ffffff70");
};

const sink = (p) => {
  p.rect(5, 28, 22, 10, metal.d).rect(6, 29, 20, 8, metal.m).rect(6, 34, 20, 3, metal.l).rect(15, 20, 2, 10, metal.l);
  p.rect(15, 20, 6, 2, metal.l).rect(20, 22, 1, 2, metal.d).rect(15, 34, 2, 1, metal.D);
  p.rect(26, 22, 3, 6, teal.l).rect(27, 20, 1, 2, white.h);
};

const stove = (p) => {
  p.rect(1, 27, 30, 12, "#2e3346")
    .disc(9, 31, 5, 2, "#555d75")
    .disc(23, 31, 5, 2, "#555d75")
    .disc(9, 36, 4, 1, "#555d75");
  p.rect(3, 46, 26, 14, dark.m).rect(6, 50, 20, 8, "#202636").rect(6, 48, 20, 1, metal.l);
  p.round(16, 20, 14, 10, coral.m).rect(16, 20, 14, 2, coral.l).rect(22, 18, 3, 2, dark.m).rect(13, 22, 3, 2, dark.m);
};

const toaster = (p) => {
  p.round(4, 20, 14, 11, STEEL.m, 2)
    .rect(6, 21, 10, 1, "#f1f4f6")
    .rect(7, 17, 8, 4, "#d9a05c")
    .rect(7, 17, 8, 1, "#8a5a3c");
  p.rect(22, 24, 7, 8, yellow.m).rect(22, 22, 7, 2, dark.m).rect(23, 26, 1, 5, yellow.h);
};

const fruit = (p) => {
  p.disc(16, 32, 11, 4, "#b98a5a").disc(16, 30, 11, 4, "#d2a679");
  for (const [x, y, c] of [
    [10, 28, coral.m],
    [15, 25, yellow.m],
    [21, 28, "#8fb85c"],
    [16, 29, "#e08a4a"],
  ]) {
    p.disc(x, y, 3, 3, c).set(x - 1, y - 1, mix(c, "#ffffff", 0.5));
  }
};

const herbs = (p) => {
  potPlant(p, 8, 27, pot, leaf);
  potPlant(p, 18, 28, white, leaf);
  p.rect(25, 20, 4, 12, teal.m).rect(25, 20, 1, 12, teal.l).rect(26, 17, 2, 3, teal.d);
};

const fridge = piece("fridge", 1, 2, { above: 1 }, (p) => {
  p.round(2, 1, 28, 61, STEEL.m)
    .rect(3, 2, 26, 2, "#f1f4f6")
    .rect(3, 4, 2, 56, "#dfe4e9")
    .rect(27, 4, 2, 57, "#8f99a6");
  p.rect(2, 24, 28, 1, dark.m).rect(24, 10, 2, 10, dark.m).rect(24, 28, 2, 14, dark.m);
  p.rect(8, 30, 6, 7, yellow.l).rect(14, 34, 5, 5, "#bfe0f0").rect(8, 8, 5, 6, coral.l).outline().shadow(17, 62, 14, 2);
});

/** Hangs on a wall face over a counter. */
const cupboard = piece("cupboard", 2, 2, { solid: false }, (p) => {
  p.rect(0, 14, 64, 20, white.m).rect(0, 14, 64, 2, white.h).rect(0, 32, 64, 2, white.d).rect(0, 34, 64, 1, metal.D);
  for (const x of [2, 33]) {
    p.rect(x, 17, 29, 14, white.l)
      .rect(x, 30, 29, 1, white.d)
      .rect(x + (x < 9 ? 24 : 3), 25, 2, 4, metal.d);
  }
  p.rect(0, 35, 64, 3, "#2a1f4a30");
});

const vending = piece("vending-machine", 1, 2, { above: 1, frames: 2, millis: 1200 }, (p, frame) => {
  p.round(1, 1, 30, 61, navy.m)
    .rect(2, 2, 28, 2, navy.l)
    .rect(3, 6, 20, 38, "#18273d")
    .rect(3, 6, 20, 1, frame ? "#dff3ff" : "#a9d5df");
  for (let j = 0; j < 4; j++) {
    for (let i = 0; i < 4; i++) p.rect(4 + i * 5, 9 + j * 9, 4, 6, [coral, yellow, teal, leaf][(i + j) % 4].l);
    p.rect(3, 15 + j * 9, 20, 1, metal.d);
  }
  p.rect(25, 10, 4, 6, "#202636")
    .rect(26, 11, 2, 1, frame ? "#6fd0c0" : "#3f8f8c")
    .rect(25, 19, 4, 8, metal.m);
  p.rect(4, 48, 19, 8, "#151a27").outline().shadow(17, 62, 15, 2);
});

const bar = (name, cols) =>
  piece(name, cols, 2, { above: 1 }, (p) => {
    const width = cols * 32;
    p.round(0, 20, width, 17, GRAY.l)
      .rect(1, 20, width - 2, 1, "#ffffff")
      .rect(0, 36, width, 3, "#98a1ae");
    p.rect(2, 39, width - 4, 22, "#3f6f86")
      .rect(2, 39, width - 4, 2, "#2f566a")
      .rect(2, 59, width - 4, 3, dark.o);
    for (let x = 8; x < width - 6; x += 8) p.rect(x, 43, 1, 15, "#4d8099");
    p.outline();
    potPlant(p, 14, 24, white, leaf);
    p.disc(width - 22, 27, 9, 4, white.d).disc(width - 22, 26, 9, 4, white.h);
    for (const [dx, c] of [
      [-26, "#c7704a"],
      [-20, "#d9a05c"],
      [-23, coral.m],
    ])
      p.disc(width + dx, 25, 3, 2, c);
    p.shadow(width / 2, 61, width / 2, 2);
  });

export const kitchen = [
  counter("counter", {}, () => {}),
  counter("coffee-machine", { frames: 4, millis: 450 }, coffee),
  counter("sink", {}, sink),
  counter("stove", {}, stove),
  counter("toaster", {}, toaster),
  counter("fruit", {}, fruit),
  counter("herbs", {}, herbs),
  fridge,
  cupboard,
  vending,
  bar("bar", 4),
];
