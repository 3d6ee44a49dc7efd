import {
  coral,
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
  wood,
  yellow,
} from "../palette.mjs";
import { flat, piece } from "../piece.mjs";
import { random } from "../random.mjs";

// Things that make an office a place: animals, games, an instrument, a tidy corner.

const cat = piece("cat", 1, 1, { solid: false, frames: 3, millis: 900 }, (p, frame) => {
  const c = ramp("#d99a5a");
  p.disc(16, 22, 14, 7, plum.d).disc(16, 20, 14, 7, plum.m).disc(16, 19, 11, 5, plum.l);
  p.disc(17, 17 - (frame === 1 ? 1 : 0), 9, 5 + (frame === 1 ? 1 : 0), c.m).disc(16, 15, 5, 2, c.l);
  for (const x of [15, 19, 23]) p.rect(x, 13, 1, 4, c.d);
  p.disc(9, 17, 4, 4, c.m).rect(6, 12, 2, 3, c.m).rect(10, 12, 2, 3, c.m).set(7, 18, "#3d2c34").set(10, 18, "#3d2c34");
  p.rect(8, 19, 2, 1, coral.m)
    .line(12, 22, 22, 22, c.d)
    .rect(23, 20 - (frame === 2 ? 1 : 0), 3, 2, c.l);
  p.outline().shadow(17, 28, 14, 2);
});

const DOG = [
  "..o..o..................",
  "..ooooo.................",
  ".oooooo.................",
  ".okooko....oooooo.......",
  "wwooooo..oooooooooo.....",
  "kwwwooooooooooooooood...",
  ".wwwwooolllllllooooodww.",
  "..wwwwwoooooooooooooddww",
  "..wwwwwwoooooooooooodd..",
  "...wwww.oooooddoooooddd.",
  "..wwwwww.wwwd...wwwwww..",
];
const DOG_COLORS = { o: "#cf8f52", l: "#e3ab6e", d: "#a86c3c", w: "#f6ead8", k: "#33262c" };

/** A sleeping dog; on the second picture it breathes in. */
const dog = piece("dog", 1, 1, { solid: false, frames: 2, millis: 1300 }, (p, frame) => {
  DOG.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter === ".") return;
      const isBack = x > 7 && y < 6;
      p.set(4 + x, 15 + y - (isBack ? frame : 0), DOG_COLORS[letter]);
      if (isBack && y === 5) p.set(4 + x, 15 + y, DOG_COLORS.o);
    }),
  );
  p.outline().shadow(17, 27, 13, 2);
});

/** A fish tank on a cabinet; its back stands at a wall. */
const aquarium = piece("aquarium", 2, 2, { above: 1, frames: 4, millis: 500 }, (p, frame) => {
  p.rect(3, 40, 58, 22, darkWood.m)
    .rect(3, 40, 58, 2, darkWood.l)
    .rect(31, 44, 1, 16, darkWood.o)
    .rect(26, 50, 2, 4, metal.l);
  p.rect(35, 50, 2, 4, metal.l)
    .rect(3, 10, 58, 30, dark.o)
    .fade(5, 13, 54, 24, "#7fcadb", "#3f86a8")
    .rect(5, 34, 54, 4, "#d9c08a");
  for (const [x, h] of [
    [10, 12],
    [14, 8],
    [48, 14],
    [53, 9],
  ]) {
    for (let k = 0; k < h; k++) p.rect(x + ((k + frame) % 4 < 2 ? 0 : 1), 34 - k, 2, 1, k % 3 ? leaf.m : leaf.l);
  }
  p.disc(32, 34, 6, 3, "#9a9fb0").disc(31, 33, 3, 1, "#b9bcc8");
  for (const [x, y, c, way] of [
    [20, 18, coral, 1],
    [36, 23, yellow, -1],
    [24, 28, plum, 1],
  ]) {
    const at = x + way * frame * 3;
    p.rect(at, y, 5, 3, c.m)
      .rect(at, y, 5, 1, c.l)
      .rect(way > 0 ? at - 2 : at + 5, y - 1 + (frame % 2), 2, 4, c.d);
    p.set(way > 0 ? at + 4 : at, y + 1, dark.o);
  }
  for (const k of [0, 1]) p.rect(44, 30 - ((frame * 5 + k * 9) % 18), 2, 2, "#dff6fb");
  p.rect(5, 13, 54, 1, "#dff6fb")
    .shine(8, 32, 14, 15, 3, "#ffffff30")
    .rect(2, 8, 60, 4, dark.m)
    .rect(2, 8, 60, 1, dark.l);
  p.outline().shadow(33, 62, 30, 2);
});

const piano = piece("piano", 2, 2, { above: 1 }, (p) => {
  const c = ramp("#5a3f3a");
  p.rect(2, 14, 60, 46, c.m)
    .rect(2, 14, 60, 3, c.l)
    .rect(2, 17, 60, 1, c.o)
    .rect(6, 20, 52, 14, c.d)
    .rect(8, 22, 48, 10, c.m);
  p.rect(24, 20, 16, 10, "#f2efe6")
    .rect(26, 22, 12, 1, "#8d94a3")
    .rect(26, 25, 10, 1, "#8d94a3")
    .rect(0, 38, 64, 8, c.l)
    .rect(3, 39, 58, 5, "#fbf9f2");
  for (let x = 5; x < 60; x += 4) p.rect(x, 39, 1, 5, "#c9c3b8").rect(x + 1, 39, x % 28 === 9 ? 0 : 2, 3, dark.o);
  p.rect(0, 46, 64, 3, c.d).rect(4, 49, 5, 12, c.d).rect(55, 49, 5, 12, c.d).rect(28, 58, 8, 2, yellow.d).outline();
  p.rect(46, 8, 8, 6, white.m).disc(50, 6, 5, 4, leaf.m).set(48, 4, coral.l).set(52, 5, coral.l).shadow(33, 62, 30, 2);
});

const guitar = piece("guitar", 1, 2, { above: 1 }, (p) => {
  p.rect(14, 10, 4, 28, darkWood.m)
    .rect(15, 10, 1, 28, darkWood.l)
    .rect(13, 6, 6, 6, darkWood.d)
    .disc(16, 50, 9, 8, wood.m);
  p.disc(16, 41, 7, 5, wood.m)
    .disc(14, 48, 5, 5, wood.l)
    .disc(16, 45, 3, 3, dark.o)
    .rect(12, 54, 8, 2, darkWood.d)
    .rect(15, 12, 1, 42, metal.h);
  p.line(8, 61, 12, 54, metal.d).line(24, 61, 20, 54, metal.d).outline().shadow(17, 61, 11, 2);
});

const bins = piece("bins", 1, 1, {}, (p) => {
  for (const [x, c] of [
    [2, teal],
    [12, yellow],
    [22, navy],
  ]) {
    p.rect(x, 8, 8, 21, c.m)
      .rect(x, 8, 8, 4, c.d)
      .rect(x + 1, 9, 6, 1, dark.o)
      .rect(x, 12, 1, 17, c.l)
      .rect(x + 3, 18, 2, 2, "#f2efe6");
  }
  p.outline().shadow(17, 30, 15, 2);
});

const trolley = piece("tea-trolley", 1, 2, { above: 1 }, (p) => {
  p.rect(4, 32, 24, 3, wood.l)
    .rect(4, 35, 24, 1, wood.D)
    .rect(4, 50, 24, 3, wood.m)
    .rect(4, 30, 2, 30, metal.m)
    .rect(26, 30, 2, 30, metal.m);
  p.disc(6, 60, 2, 2, dark.m)
    .disc(26, 60, 2, 2, dark.m)
    .round(7, 22, 10, 10, teal.m, 2)
    .rect(9, 20, 6, 2, teal.l)
    .rect(17, 25, 3, 2, teal.d);
  p.rect(21, 26, 5, 6, white.m)
    .rect(21, 26, 5, 1, coral.m)
    .rect(8, 44, 8, 6, yellow.l)
    .rect(18, 42, 7, 8, coral.l)
    .outline()
    .shadow(17, 61, 12, 2);
});

const foosball = piece("table-football", 3, 2, { above: 0, solid: ["...", "###"] }, (p) => {
  p.rect(8, 44, 5, 17, darkWood.d)
    .rect(83, 44, 5, 17, darkWood.d)
    .rect(4, 16, 88, 32, wood.d)
    .rect(4, 16, 88, 2, wood.l);
  p.rect(8, 19, 80, 22, "#5f9f6a")
    .rect(47, 19, 1, 22, "#dff0dc")
    .disc(48, 30, 5, 4, "#dff0dc")
    .disc(48, 30, 4, 3, "#5f9f6a");
  p.rect(4, 42, 88, 7, wood.m).rect(4, 42, 88, 1, wood.l);
  [16, 30, 42, 54, 66, 80].forEach((x, i) => {
    p.rect(x, 12, 1, 36, metal.h).rect(x - 1, i % 2 ? 10 : 48, 3, 4, dark.m);
    for (const y of [23, 29, 35]) p.rect(x - 1, y, 3, 4, i % 2 ? coral.m : navy.m).rect(x - 1, y, 3, 1, "#f0cda4");
  });
  p.rect(50, 33, 2, 2, "#ffffff").outline().shadow(48, 61, 42, 2);
});

const kite = piece("mobile", 1, 2, { above: 2 }, (p) => {
  p.line(16, 0, 16, 10, dark.m)
    .line(6, 12, 26, 10, dark.m)
    .line(6, 12, 6, 20, dark.m)
    .line(26, 10, 26, 16, dark.m)
    .line(16, 11, 16, 24, dark.m);
  p.disc(6, 23, 3, 3, coral.m)
    .disc(26, 19, 3, 3, teal.m)
    .disc(16, 27, 4, 3, yellow.m)
    .set(5, 22, coral.h)
    .set(25, 18, teal.h)
    .set(15, 26, yellow.h);
});

const umbrella = piece("umbrella-stand", 1, 1, {}, (p) => {
  p.line(12, 16, 9, 3, coral.m)
    .line(13, 16, 10, 3, coral.l)
    .line(18, 16, 21, 4, navy.m)
    .line(19, 16, 22, 4, navy.l)
    .line(16, 16, 16, 2, yellow.m);
  p.rect(9, 15, 14, 15, metal.m)
    .rect(9, 15, 14, 2, metal.l)
    .rect(9, 17, 2, 12, metal.l)
    .rect(20, 17, 3, 13, metal.d)
    .outline()
    .shadow(18, 29, 9, 2);
});

const books = flat("book-pile", 1, 1, (p) => {
  const rng = random(3);
  let y = 27;
  for (const c of [navy, coral, yellow, teal, plum]) {
    const x = 7 + rng.int(0, 4);
    p.rect(x, y - 4, 17, 4, c.m)
      .rect(x, y - 4, 17, 1, c.l)
      .rect(x + 14, y - 3, 3, 2, "#f2efe6");
    y -= 4;
  }
  p.outline().shadow(17, 28, 12, 2);
});

const pendant = piece("pendant", 1, 2, { above: 2 }, (p) => {
  p.rect(16, 0, 1, 30, dark.m);
  for (let k = 0; k < 10; k++)
    p.rect(16 - 2 - k * 0.8, 28 + k, 5 + Math.floor(k * 1.6), 1, mix(teal.l, teal.d, k / 10));
  p.rect(9, 38, 15, 2, "#fff0b8").disc(16, 40, 3, 1, "#fffbe8");
});

const model = piece("architect-model", 2, 1, {}, (p) => {
  p.rect(2, 14, 60, 14, lightWood.m)
    .rect(2, 14, 60, 1, lightWood.l)
    .rect(2, 26, 60, 3, lightWood.d)
    .rect(5, 15, 54, 10, "#a9c79a");
  for (const [x, y, w, h] of [
    [8, 6, 9, 16],
    [20, 11, 12, 11],
    [36, 4, 7, 18],
    [48, 12, 9, 9],
  ]) {
    p.rect(x, y, w, h, white.m)
      .rect(x, y, w, 2, white.h)
      .rect(x + w - 2, y + 2, 2, h - 2, white.d);
    for (let j = y + 4; j < y + h - 2; j += 3) p.rect(x + 2, j, w - 5, 1, "#8fb4c8");
  }
  p.outline().shadow(33, 30, 30, 1);
});

export const charm = [
  cat,
  dog,
  aquarium,
  piano,
  guitar,
  bins,
  trolley,
  foosball,
  kite,
  umbrella,
  books,
  pendant,
  model,
];
