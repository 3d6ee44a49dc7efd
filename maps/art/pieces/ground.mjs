import { alpha, coral, dark, darkWood, mix, ramp, teal, white, wood } from "../palette.mjs";
import { flat, piece } from "../piece.mjs";
import { random } from "../random.mjs";

// Rugs, mats and light: all walked on.

/** A rug of any size with a border and a field of small diamonds. */
const rug = (name, cols, rows, ground, frame, figure) =>
  flat(name, cols, rows, (p) => {
    const a = ramp(ground);
    const width = cols * 32;
    const height = rows * 32;
    p.round(1, 1, width - 2, height - 2, a.d, 2).round(2, 2, width - 4, height - 4, a.m, 2);
    for (const [inset, color] of [
      [6, figure],
      [8, a.m],
      [11, frame],
      [14, a.m],
    ]) {
      p.rect(inset, inset, width - inset * 2, height - inset * 2, color);
    }
    for (let y = 24; y <= height - 24; y += 16) {
      for (let x = 24; x <= width - 24; x += 16) {
        const color = ((x + y) / 16) % 2 < 1 ? mix(figure, ground, 0.15) : mix(frame, ground, 0.25);
        for (let k = 0; k < 4; k++)
          p.rect(x - k, y - 3 + k, k * 2 + 1, 1, color).rect(x - k, y + 3 - k, k * 2 + 1, 1, color);
      }
    }
    for (let x = 3; x < width - 3; x += 3) p.rect(x, 0, 1, 1, a.l).rect(x, height - 1, 1, 1, a.d);
  });

const stripes = (name, cols, rows, colors) =>
  flat(name, cols, rows, (p) => {
    const width = cols * 32;
    const height = rows * 32;
    p.round(1, 2, width - 2, height - 4, mix(colors[0], "#2a1f4a", 0.25), 2);
    for (let x = 2, i = 0; x < width - 2; x += 6, i++) {
      p.rect(x, 3, Math.min(6, width - 2 - x), height - 6, colors[i % colors.length]);
    }
    for (let y = 4; y < height - 4; y += 2) p.rect(0, y, 1, 1, colors[0]).rect(width - 1, y, 1, 1, colors[0]);
  });

const roundRug = (name, tiles, colors) =>
  flat(name, tiles, tiles, (p) => {
    const middle = tiles * 16;
    colors.forEach((color, i) => {
      const radius = middle - 1 - i * Math.floor(middle / colors.length);
      p.disc(middle, middle, radius, radius, color);
    });
  });

const mat = flat("mat", 2, 1, (p) => {
  p.round(2, 4, 60, 24, "#5b5168").round(4, 6, 56, 20, "#72667f");
  for (let x = 6; x < 58; x += 3) p.rect(x, 8, 1, 16, "#665b73");
});

/** Nine tiles of stone curb to frame a bed of grass of any size; the middle is empty. */
const curb = flat("curb", 3, 3, (p) => {
  const c = ramp("#b3aeb5");
  for (let k = 0; k < 96; k += 12) {
    for (const [x, y, w, h] of [
      [k, 0, 11, 7],
      [k, 89, 11, 7],
      [0, k, 7, 11],
      [89, k, 7, 11],
    ]) {
      p.rect(x, y, w, h, c.m)
        .rect(x, y, w, 1, c.l)
        .rect(x, y + h - 1, w, 1, c.d)
        .rect(x + w - 1, y, 1, h, c.d);
    }
  }
  p.rect(7, 7, 82, 3, alpha("#2a1f4a", 0.18)).rect(7, 10, 2, 79, alpha("#2a1f4a", 0.14));
});

/** The office's sign laid in the floor: five tiles of color in a ring. */
const emblem = flat("emblem", 3, 3, (p) => {
  p.disc(48, 48, 46, 46, "#8a5a3c")
    .disc(48, 48, 44, 44, "#d9c09a")
    .disc(48, 48, 40, 40, "#3f8f8c")
    .disc(48, 48, 37, 37, "#377f7c");
  for (const [x, y, color] of [
    [26, 26, "#f4ead6"],
    [50, 26, "#f4ead6"],
    [26, 50, "#f4ead6"],
    [50, 50, "#e2b04a"],
  ]) {
    p.round(x, y, 20, 20, color, 2).rect(x + 2, y + 1, 16, 1, mix(color, "#ffffff", 0.5));
    p.rect(x + 2, y + 18, 16, 1, mix(color, "#2a1f4a", 0.2));
  }
  const rng = random(5);
  for (let i = 0; i < 120; i++) {
    const x = rng.int(4, 91);
    const y = rng.int(4, 91);
    if (p.get(x, y)) p.set(x, y, "#2a1f4a1c");
  }
});

/** Daylight that falls through a window two tiles wide, leaning left. */
const sunlight = flat("sunlight", 4, 3, (p) => {
  for (let y = 0; y < 92; y++) {
    const left = 34 - y * 0.38;
    const strength = 0.2 * (1 - (y / 92) * 0.75);
    for (const [from, width] of [
      [left + 6, 23],
      [left + 33, 22],
    ]) {
      p.rect(Math.round(from), y, width, 1, alpha("#fff0be", Math.round(strength * 40) / 40));
    }
  }
});

/** Warm light around a lamp, over everything. */
const glow = (name, color, strength) =>
  flat(
    name,
    3,
    3,
    (p) => {
      for (let y = 0; y < 96; y++) {
        for (let x = 0; x < 96; x++) {
          const distance = Math.hypot(x - 47.5, y - 47.5) / 47;
          const level = Math.max(0, Math.ceil((1 - distance) * 6)) / 6;
          if (level > 0) p.set(x, y, alpha(color, level * strength));
        }
      }
    },
    { above: 3 },
  );

const awning = piece("awning", 3, 2, { above: 2 }, (p) => {
  for (let k = 0; k < 12; k++) {
    const c = k % 2 ? white : coral;
    const x = k * 8;
    p.rect(x, 12, 8, 16, c.m)
      .rect(x, 12, 8, 2, c.l)
      .rect(x, 24, 8, 4, mix(c.m, c.d, 0.5))
      .round(x, 28, 8, 4, c.d, 2);
  }
  p.rect(0, 11, 96, 1, coral.o).rect(0, 32, 96, 3, "#2a1f4a30");
});

const lampPost = piece("lamp-post", 1, 3, { above: 2 }, (p) => {
  p.rect(15, 20, 3, 72, dark.m).rect(15, 20, 1, 72, dark.l).rect(12, 88, 9, 4, dark.d).round(10, 8, 13, 14, dark.d, 3);
  p.round(12, 10, 9, 10, "#fff0b8", 2)
    .rect(13, 11, 3, 6, "#fffbe8")
    .rect(11, 6, 11, 3, dark.m)
    .outline()
    .shadow(18, 92, 8, 2);
});

const bikes = piece("bike-rack", 2, 1, {}, (p) => {
  for (const [x, c] of [
    [4, coral.m],
    [34, teal.m],
  ]) {
    for (const cx of [x + 5, x + 20]) {
      p.disc(cx, 22, 6, 6, dark.o).disc(cx, 22, 4, 4, "#9fb07f");
      p.rect(cx - 4, 22, 9, 1, "#8d97a8").rect(cx, 18, 1, 9, "#8d97a8");
    }
    p.line(x + 5, 22, x + 10, 12, c)
      .line(x + 10, 12, x + 18, 13, c)
      .line(x + 18, 13, x + 20, 22, c)
      .line(x + 10, 13, x + 13, 22, c);
    p.line(x + 13, 22, x + 18, 13, c)
      .rect(x + 7, 10, 6, 2, darkWood.d)
      .rect(x + 16, 10, 6, 1, dark.m);
  }
});

/** A parasol over a table two tiles wide; its pole ends in the middle of the table's top. */
const parasol = piece("parasol", 4, 3, { above: 3 }, (p) => {
  p.rect(62, 40, 4, 52, wood.m).rect(62, 40, 1, 52, wood.l);
  for (let y = 0; y < 42; y++) {
    const half = Math.round(56 * Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, y / 36)) ** 2)));
    for (let x = -half; x < half; x++) {
      const slice = Math.floor((x / Math.max(1, half)) * 3 + 3);
      const scallop = y > 36 && (x + 56) % 19 > 13 - (y - 36) ? null : y;
      if (scallop === null) continue;
      p.set(64 + x, 8 + y, mix(slice % 2 ? "#f2efe6" : "#3f8f8c", "#2a1f4a", Math.round((y / 42) * 4) / 16));
    }
  }
  p.rect(62, 3, 4, 6, wood.m).outline();
});

/** Bulbs on a cable, over everything; several in a row make a chain. */
const stringLights = piece("string-lights", 4, 1, { above: 1, frames: 2, millis: 1100 }, (p, frame) => {
  const sag = (x) => 4 + Math.round(9 * (1 - ((x - 64) / 64) ** 2));
  for (let x = 0; x < 128; x++) p.set(x, sag(x), "#4a4456");
  for (let i = 0; i < 8; i++) {
    const x = 8 + i * 16;
    const y = sag(x) + 1;
    const isBright = (i + frame) % 2 === 0;
    p.rect(x - 1, y, 3, 1, "#4a4456")
      .rect(x - 1, y + 1, 3, 3, isBright ? "#ffe9a8" : "#f2c766")
      .set(x, y + 4, "#f2c766");
    for (const [dx, dy] of isBright
      ? [
          [-3, 2],
          [3, 2],
          [0, -2],
          [-2, 5],
          [2, 5],
        ]
      : [])
      p.set(x + dx, y + dy, "#ffe9a850");
  }
});

function diamond(p, cx, cy, radius, color) {
  for (let k = -radius; k < radius; k++) {
    const half = radius - Math.abs(k + 0.5) + 0.5;
    p.rect(cx - half, cy + k, 1, 1, color).rect(cx + half - 1, cy + k, 1, 1, color);
  }
}

/** Nine tiles to lay a carpet of any size: corners, edges and the middle. */
const area = (name, ground, band, line) =>
  flat(name, 3, 3, (p) => {
    const c = ramp(ground);
    const rng = random(71);
    p.round(3, 3, 90, 90, c.d, 2).round(4, 4, 88, 88, c.m, 2);
    for (const [inset, color] of [
      [8, band],
      [12, c.m],
      [14, line],
      [16, c.m],
    ]) {
      p.rect(inset, inset, 96 - inset * 2, 96 - inset * 2, color);
    }
    for (let j = 0; j < 3; j++) {
      for (let i = 0; i < 3; i++) {
        for (let k = 0; k < 10; k++) {
          const x = i * 32 + rng.int(0, 31);
          const y = j * 32 + rng.int(0, 31);
          if (x > 17 && y > 17 && x < 79 && y < 79) p.set(x, y, mix(c.m, k % 2 ? c.d : c.l, 0.3));
        }
      }
    }
    for (const y of [32, 64]) for (const x of [32, 64]) diamond(p, x, y, 7, mix(c.m, line, 0.45));
    diamond(p, 48, 48, 3, mix(c.m, band, 0.4));
  });

const grill = piece("grill", 1, 2, { above: 1, frames: 3, millis: 500 }, (p, frame) => {
  p.line(9, 60, 13, 46, dark.m).line(23, 60, 19, 46, dark.m).line(16, 60, 16, 46, dark.d).disc(16, 40, 12, 8, dark.m);
  p.rect(4, 36, 24, 4, dark.l)
    .disc(16, 36, 11, 4, "#2b2a36")
    .disc(16, 36, 8, 2, frame === 1 ? "#d9593f" : "#b5452f");
  for (let x = 7; x < 27; x += 3) p.rect(x, 34, 1, 5, "#8d97a8");
  p.rect(10, 33, 5, 2, "#8a4a34").rect(18, 35, 5, 2, "#8a4a34").outline();
  for (const [x, y] of [
    [14, 24 - frame * 4],
    [18, 18 - frame * 4],
  ])
    p.rect(x, y, 3, 2, "#ffffff58").rect(x + 1, y - 2, 2, 2, "#ffffff38");
  p.shadow(17, 61, 11, 2);
});

/** A picnic table; people sit on the benches beside it. */
const picnic = piece("picnic-table", 3, 2, { above: 0, solid: ["...", "###"] }, (p) => {
  p.rect(10, 46, 6, 15, wood.d).rect(80, 46, 6, 15, wood.d).rect(3, 22, 90, 22, wood.m).rect(3, 22, 90, 1, wood.h);
  for (let y = 26; y < 44; y += 6) p.rect(3, y, 90, 1, wood.d).rect(3, y + 1, 90, 1, wood.l);
  p.rect(3, 44, 90, 3, wood.d).outline();
  p.disc(24, 32, 7, 4, white.d).disc(24, 31, 7, 4, white.h).disc(24, 30, 4, 2, coral.l).disc(70, 33, 7, 4, white.d);
  p.disc(70, 32, 7, 4, white.h).disc(70, 31, 4, 2, "#8fb85c").rect(44, 24, 6, 10, teal.l).rect(45, 22, 4, 2, teal.d);
  p.rect(54, 30, 5, 6, "#e2b04a").rect(54, 30, 5, 1, "#fff2c4").shadow(48, 61, 42, 2);
});

const pond = piece("pond", 3, 2, { frames: 2, millis: 900 }, (p, frame) => {
  p.disc(48, 33, 46, 28, "#9a9fb0")
    .disc(48, 32, 45, 27, "#b9bcc8")
    .disc(48, 33, 40, 23, "#4f8fa8")
    .disc(48, 35, 38, 20, "#5fa3b8");
  for (const [x, y, w] of [
    [24, 28, 12],
    [50, 24, 16],
    [60, 42, 12],
    [34, 46, 14],
  ])
    p.rect(x + frame * 3, y, w, 1, "#a9dbe4");
  for (const [x, y] of [
    [30, 38],
    [66, 32],
    [54, 48],
  ])
    p.disc(x, y, 5, 3, "#4f9a54")
      .disc(x - 1, y - 1, 3, 1, "#74bb6c")
      .rect(x, y - 1, 2, 2, "#e58fa0");
  p.rect(44 - frame * 4, 36, 6, 2, "#e08a4a").set(43 - frame * 4 + (frame ? 8 : 0), 36, "#e08a4a");
  p.outline();
});

const railing = (name, draw) => piece(name, 1, 1, {}, draw);

const rails = [
  railing("rail-front", (p) => {
    p.rect(0, 6, 32, 3, wood.m).rect(0, 6, 32, 1, wood.l).rect(0, 8, 32, 1, wood.o).rect(0, 26, 32, 2, wood.d);
    for (let x = 2; x < 32; x += 8) p.rect(x, 8, 3, 22, wood.d).rect(x, 8, 1, 22, wood.m);
    p.rect(0, 30, 32, 2, alpha("#2a1f4a", 0.2));
  }),
  railing("rail-side", (p) => {
    p.rect(2, 0, 6, 32, wood.m).rect(2, 0, 1, 32, wood.o).rect(3, 0, 1, 32, wood.l).rect(7, 0, 1, 32, wood.o);
    p.rect(8, 0, 4, 32, alpha("#2a1f4a", 0.16));
  }),
];

export const ground = [
  rug("rug", 5, 4, "#c9685c", "#3f6c78", "#efd9b0"),
  rug("rug-blue", 4, 3, "#5f7fa0", "#e2b04a", "#f2efe6"),
  rug("rug-green", 4, 4, "#5f8f7a", "#efd9b0", "#c9685c"),
  stripes("runner", 3, 2, ["#d9a05c", "#f2efe6", "#c9685c", "#f2efe6"]),
  roundRug("rug-round", 3, ["#b8574d", "#efd9b0", "#c9685c", "#3f6c78", "#c9685c"]),
  roundRug("rug-round-teal", 3, ["#2f6f6c", "#efd9b0", "#3f8f8c", "#e2b04a", "#3f8f8c"]),
  area("carpet-teal", "#4f8f8a", "#e8d9b4", "#e2b04a"),
  area("carpet-coral", "#c4756a", "#efd9b0", "#3f6c78"),
  area("carpet-navy", "#5f6f9a", "#e8d9b4", "#d9a05c"),
  curb,
  mat,
  emblem,
  sunlight,
  glow("glow", "#ffc85a", 0.22),
  glow("glow-blue", "#7fc8ff", 0.14),
  awning,
  lampPost,
  bikes,
  parasol,
  stringLights,
  grill,
  picnic,
  pond,
  ...rails,
];
