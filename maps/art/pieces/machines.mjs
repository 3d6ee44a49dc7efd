import {
  coral,
  cream,
  dark,
  darkWood,
  leaf,
  metal,
  mix,
  navy,
  paper,
  plum,
  ramp,
  teal,
  white,
  yellow,
} from "../palette.mjs";
import { flat, piece } from "../piece.mjs";

const cooler = piece("water-cooler", 1, 2, { above: 1, frames: 3, millis: 600 }, (p, frame) => {
  p.round(8, 4, 16, 22, "#8fc9e8", 3)
    .rect(10, 6, 2, 16, "#d9f1fb")
    .rect(20, 8, 2, 15, "#6ba9cc")
    .rect(8, 12, 16, 1, "#b9e2f4");
  for (const [x, y] of [
    [],
    [
      [15, 20],
      [17, 17],
    ],
    [
      [15, 15],
      [18, 11],
    ],
  ][frame])
    p.rect(x, y, 2, 2, "#e6f7ff");
  p.round(7, 26, 18, 36, white.m).rect(8, 27, 16, 1, white.h).rect(22, 28, 2, 33, white.d).rect(10, 31, 12, 8, dark.m);
  p.rect(12, 33, 2, 3, "#5aa0e0")
    .rect(18, 33, 2, 3, coral.m)
    .rect(10, 38, 12, 1, metal.l)
    .outline()
    .shadow(19, 61, 11, 3);
});

const printer = piece("printer", 1, 2, { above: 1, frames: 2, millis: 1500 }, (p, frame) => {
  p.rect(4, 40, 24, 21, dark.m).rect(4, 40, 24, 1, dark.l).rect(6, 44, 20, 15, dark.d);
  p.round(3, 24, 26, 17, white.m)
    .rect(4, 25, 24, 2, white.h)
    .rect(6, 33, 20, 4, dark.m)
    .rect(8, 34, 16, frame ? 6 : 4, paper.h);
  p.rect(21, 28, 5, 2, frame ? "#6fd0c0" : "#3f8f8c")
    .outline()
    .shadow(18, 61, 13, 2);
});

const copier = piece("copier", 2, 2, { above: 1 }, (p) => {
  p.rect(6, 34, 50, 27, cream.m).rect(6, 34, 50, 1, cream.h).rect(10, 40, 42, 8, cream.d).rect(10, 50, 42, 8, cream.d);
  p.rect(26, 43, 10, 2, metal.d)
    .rect(26, 53, 10, 2, metal.d)
    .round(3, 18, 56, 17, white.m)
    .rect(5, 18, 52, 8, "#5b6472");
  p.rect(7, 20, 34, 5, "#a9d5df")
    .rect(44, 20, 12, 5, "#202636")
    .rect(46, 21, 4, 3, "#6fd0c0")
    .rect(53, 21, 2, 2, coral.m);
  p.rect(58, 26, 5, 8, metal.m).rect(57, 25, 7, 2, paper.h).outline().shadow(33, 62, 30, 2);
});

const lamp = piece("lamp", 1, 2, { above: 1 }, (p) => {
  p.rect(15, 22, 2, 38, dark.m).rect(15, 22, 1, 38, dark.l).disc(16, 60, 7, 2, dark.m);
  for (let y = 0; y < 16; y++) {
    const half = 7 + Math.floor(y / 3);
    p.rect(16 - half, 6 + y, half * 2, 1, mix("#fff0b8", "#e8b65a", y / 16));
  }
  p.outline().shadow(18, 61, 9, 2);
});

const servers = piece("server-rack", 1, 2, { above: 1, frames: 3, millis: 350 }, (p, frame) => {
  p.rect(2, 2, 28, 60, dark.D).rect(2, 2, 28, 2, dark.l);
  for (let j = 0; j < 7; j++) {
    p.rect(4, 6 + j * 8, 24, 6, dark.m)
      .rect(4, 6 + j * 8, 24, 1, dark.l)
      .rect(6, 9 + j * 8, 9, 1, dark.o);
    for (let i = 0; i < 4; i++) {
      const on = (i * 3 + j * 2 + frame) % 3;
      p.rect(
        17 + i * 3,
        8 + j * 8,
        2,
        2,
        on === 0 ? "#6fd0c0" : on === 1 ? "#3f6f6c" : i === 3 ? "#e2b04a" : "#3f6f6c",
      );
    }
  }
  p.outline().shadow(17, 62, 14, 2);
});

const arcade = piece("arcade", 1, 2, { above: 1, frames: 2, millis: 500 }, (p, frame) => {
  p.round(3, 2, 26, 60, plum.m)
    .rect(4, 3, 24, 7, coral.m)
    .rect(6, 5, 20, 3, yellow.l)
    .rect(3, 10, 2, 50, plum.l)
    .rect(27, 10, 2, 52, plum.d);
  p.rect(6, 12, 20, 18, "#14182a")
    .rect(8, 14 + frame, 3, 2, coral.l)
    .rect(13, 14 + frame, 3, 2, yellow.m)
    .rect(18, 14 + frame, 3, 2, "#7fd0c4");
  p.rect(10, 19 + frame, 3, 2, "#7fd0c4")
    .rect(16, 19 + frame, 3, 2, coral.l)
    .rect(13 + frame * 3, 26, 5, 2, "#ffffff")
    .set(15 + frame * 3, 23, yellow.h);
  p.rect(4, 32, 24, 7, dark.m).rect(4, 32, 24, 1, dark.l).rect(8, 30, 2, 5, metal.l).disc(9, 29, 2, 2, coral.m);
  for (const [x, c] of [
    [15, yellow.m],
    [19, teal.l],
    [23, coral.l],
  ])
    p.rect(x, 34, 3, 2, c);
  p.rect(10, 44, 12, 12, plum.d).rect(12, 46, 3, 6, dark.o).rect(17, 46, 3, 6, dark.o).outline().shadow(17, 62, 13, 2);
});

/** A phone booth: two tiles of floor inside, open to the front; the rest blocks. */
const booth = piece("phone-booth", 2, 3, { above: 0, solid: ["##", "##", ".."] }, (p) => {
  const c = ramp("#4a6a78");
  p.round(0, 2, 64, 18, c.m, 2).rect(2, 2, 60, 1, c.h).rect(1, 4, 62, 2, c.l).rect(0, 18, 64, 3, c.D);
  p.rect(0, 20, 64, 76, c.m).rect(4, 21, 56, 71, "#5b7f86");
  for (let y = 22; y < 64; y += 7) for (let x = 5 + (y % 2) * 4; x < 58; x += 8) p.round(x, y, 7, 6, "#678d93");
  p.rect(4, 21, 56, 5, "#2a1f4a40").rect(14, 25, 36, 3, "#fff0b8").rect(4, 64, 56, 28, "#a98467");
  for (let y = 70; y < 92; y += 7) p.rect(4, y, 56, 1, "#94714f");
  p.rect(4, 64, 56, 3, "#2a1f4a38")
    .rect(10, 52, 44, 4, white.m)
    .rect(10, 52, 44, 1, white.h)
    .rect(10, 56, 44, 2, white.D);
  p.rect(28, 45, 9, 7, dark.m).rect(29, 46, 7, 5, "#7fd0c4").rect(16, 47, 5, 5, coral.m);
  p.rect(0, 20, 4, 74, c.l).rect(3, 20, 1, 72, c.o).rect(60, 20, 4, 74, c.l).rect(60, 20, 1, 72, c.o);
  p.rect(4, 92, 56, 2, c.d).rect(0, 94, 64, 2, c.o).rect(0, 20, 1, 74, c.o).rect(63, 20, 1, 74, c.o);
});

/** The glass and frame in front of a phone booth, over whoever is inside. */
const boothGlass = flat(
  "phone-booth-front",
  2,
  1,
  (p) => {
    const c = ramp("#4a6a78");
    p.rect(0, 0, 4, 30, c.l)
      .rect(3, 0, 1, 30, c.o)
      .rect(0, 0, 1, 30, c.o)
      .rect(60, 0, 4, 30, c.l)
      .rect(60, 0, 1, 30, c.o);
    p.rect(63, 0, 1, 30, c.o).rect(4, 0, 18, 28, "#cfeef34d").rect(22, 0, 1, 28, c.m);
    for (let k = 0; k < 3; k++) p.line(7 + k, 24, 16 + k, 4, "#ffffff66");
    p.rect(4, 28, 19, 2, c.m).rect(19, 12, 2, 6, c.D);
  },
  { above: 1 },
);

/** Stairs that lead up, away from the viewer: walked on over the whole width. */
const stairsUp = flat("stairs-up", 2, 3, (p) => {
  const c = ramp("#b08a68");
  for (let k = 0; k < 12; k++) {
    const y = 88 - k * 7.4;
    const inset = Math.round(k * 0.45);
    const tone = mix(c.l, c.D, k / 15);
    p.rect(6 + inset, y, 52 - inset * 2, 8, tone).rect(6 + inset, y, 52 - inset * 2, 1, mix(tone, "#fff2c4", 0.4));
    p.rect(6 + inset, y + 6, 52 - inset * 2, 2, mix(tone, "#2a1f4a", 0.35)).rect(
      22,
      y,
      20,
      6,
      mix(tone, "#3f8f8c", 0.55),
    );
  }
  for (const x of [1, 57]) {
    p.rect(x, 4, 6, 90, darkWood.m)
      .rect(x, 4, 1, 90, darkWood.l)
      .rect(x + 5, 4, 1, 90, darkWood.o)
      .rect(x, 4, 6, 2, darkWood.l);
    p.rect(x - 1, 84, 8, 12, darkWood.d).rect(x - 1, 84, 8, 2, darkWood.l);
  }
  p.rect(1, 0, 62, 6, "#2a1f4a60");
});

/** Stairs that lead down: a well in the floor with a rail. */
const stairsDown = flat("stairs-down", 2, 3, (p) => {
  const c = ramp("#a27f60");
  p.rect(2, 2, 60, 92, "#2b2740");
  for (let k = 0; k < 11; k++) {
    const y = 86 - k * 8;
    const tone = mix(c.l, "#2b2740", k / 12);
    p.rect(7, y, 50, 8, tone)
      .rect(7, y, 50, 1, mix(tone, "#fff2c4", 0.3))
      .rect(7, y + 6, 50, 2, mix(tone, "#1b1533", 0.4));
    p.rect(22, y, 20, 6, mix(tone, "#d9695f", 0.5 - k * 0.03));
  }
  for (const x of [1, 57]) {
    p.rect(x, 2, 6, 92, metal.m)
      .rect(x, 2, 1, 92, metal.l)
      .rect(x + 5, 2, 1, 92, metal.o)
      .rect(x - 1, 84, 8, 12, metal.d);
    p.rect(x - 1, 84, 8, 2, metal.l);
  }
  p.rect(1, 0, 62, 4, metal.d).rect(1, 0, 62, 1, metal.l).rect(7, 4, 50, 4, "#1b153380");
});

const easel = piece("flip-chart", 1, 2, { above: 1 }, (p) => {
  p.line(8, 60, 13, 12, darkWood.m)
    .line(24, 60, 19, 12, darkWood.m)
    .line(9, 60, 14, 12, darkWood.d)
    .rect(4, 10, 24, 34, white.d);
  p.rect(5, 11, 22, 31, "#fbfbf7").rect(5, 10, 22, 2, dark.m).line(9, 18, 22, 18, navy.m).line(9, 22, 18, 22, navy.l);
  p.rect(9, 27, 5, 10, teal.l)
    .rect(15, 31, 5, 6, coral.l)
    .rect(21, 24, 3, 13, yellow.m)
    .outline()
    .shadow(17, 60, 12, 2);
});

const globe = piece("globe", 1, 1, {}, (p) => {
  p.rect(15, 22, 3, 6, darkWood.m)
    .disc(16, 29, 7, 1, darkWood.d)
    .disc(16, 12, 10, 10, "#6fa8c9")
    .disc(14, 9, 4, 3, leaf.m);
  p.disc(20, 14, 4, 4, leaf.m).disc(12, 16, 2, 2, leaf.l).disc(12, 8, 2, 1, "#dff3ff").outline().shadow(18, 29, 9, 2);
});

const fireplace = piece("fireplace", 2, 2, { above: 0, frames: 3, millis: 220, solid: true }, (p, frame) => {
  p.rect(2, 14, 60, 48, "#a7908a")
    .rect(0, 10, 64, 6, darkWood.m)
    .rect(0, 10, 64, 1, darkWood.l)
    .rect(0, 15, 64, 1, darkWood.o);
  for (let y = 18; y < 60; y += 6) for (let x = (y / 6) % 2 ? 4 : 9; x < 58; x += 11) p.rect(x, y, 10, 5, "#b59c94");
  p.rect(14, 26, 36, 36, "#241c30")
    .rect(14, 26, 36, 2, "#6b5a5a")
    .rect(18, 55, 28, 5, "#6b4a34")
    .rect(20, 53, 24, 3, "#8a5a3c");
  [
    [24, 13],
    [30, 19],
    [36, 15],
    [40, 10],
  ].forEach(([x, h], i) => {
    const height = h + [0, 3, -3][(frame + i) % 3];
    for (let k = 0; k < height; k++) {
      const half = Math.max(0, Math.round(3 * (1 - k / height)));
      p.rect(
        x - half + ((k + frame) % 5 === 0 ? 1 : 0),
        54 - k,
        half * 2 + 1,
        1,
        mix("#ffe08a", "#d9593f", k / height),
      );
    }
  });
  p.rect(2, 60, 60, 3, "#6b5a5a")
    .rect(8, 4, 9, 6, white.m)
    .rect(10, 2, 5, 3, "#7fb8e0")
    .disc(48, 6, 4, 4, yellow.m)
    .rect(46, 8, 5, 2, yellow.d);
});

export const machines = [
  cooler,
  printer,
  copier,
  lamp,
  servers,
  arcade,
  booth,
  boothGlass,
  stairsUp,
  stairsDown,
  easel,
  globe,
  fireplace,
];
