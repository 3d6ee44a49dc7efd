import {
  coral,
  dark,
  darkWood,
  leaf,
  lightWood,
  mix,
  navy,
  paper,
  pot,
  ramp,
  teal,
  white,
  wood,
  yellow,
} from "../palette.mjs";
import { piece } from "../piece.mjs";
import { random } from "../random.mjs";
import { laptop, legs, mug, potPlant, sheet, tableTop } from "./small-things.mjs";

/**
 * A meeting table: its upper row is drawn over whoever sits at the far side (chairs in that row, facing down);
 * the other rows block. Near chairs stand in the row below.
 */
const meeting = (name, cols, rows, things) =>
  piece(name, cols, rows, { above: 1 }, (p) => {
    const width = cols * 32;
    const depth = rows * 32 - 44;
    legs(p, 6, 22 + depth, width - 12, 18, darkWood);
    p.round(2, 22, width - 4, depth, wood.l, 4).rect(8, 22, width - 16, 1, wood.h);
    const rng = random(11);
    for (let y = 27; y < 18 + depth; y += 5) {
      const x = rng.int(6, 20);
      p.rect(x, y, width - x - 10 - rng.int(0, 30), 1, mix(wood.l, wood.m, 0.55));
    }
    p.rect(5, 21 + depth, width - 10, 5, wood.m).rect(6, 25 + depth, width - 12, 2, wood.D);
    p.rect(14, 27 + depth, width - 28, 3, wood.D);
    p.outline();
    lay(p, things, 22 + depth - 18);
    potPlant(p, width / 2, 22 + Math.round(depth / 2) - 2, pot, leaf);
    p.shadow(width / 2, rows * 32 - 5, width / 2 - 4, 4);
  });

/** What lies before the seats: one letter per seat, far row and near row. L laptop, S sheet, M mug. */
function lay(p, [far, near], nearY) {
  const set = {
    L: laptop,
    S: (q, x, y) => sheet(q, x + 3, y + 2),
    M: (q, x, y) => mug(q, x + 5, y + 5, x % 64 ? coral : teal),
  };
  [...far].forEach((thing, i) => set[thing]?.(p, i * 32 + 8, 24, false));
  [...near].forEach((thing, i) => set[thing]?.(p, i * 32 + 8, nearY, true));
}

const round = (name, c, top) =>
  piece(name, 2, 2, { above: 0, solid: ["..", "##"] }, (p) => {
    p.rect(29, 40, 6, 18, c.d).rect(29, 40, 2, 18, c.m).disc(32, 59, 11, 2, c.d);
    p.disc(32, 34, 29, 17, c.d)
      .disc(32, 31, 29, 17, c.l)
      .disc(32, 30, 26, 14, mix(c.l, c.h, 0.35));
    for (let k = 0; k < 6; k++) p.rect(14 + k * 2, 21 + k * 4, 30 - k, 1, mix(c.l, c.m, 0.35));
    p.outline();
    top(p);
    p.shadow(33, 60, 18, 3);
  });

const bistro = piece("bistro", 1, 2, { above: 1 }, (p) => {
  p.rect(15, 36, 3, 23, dark.m).rect(15, 36, 1, 23, dark.l).disc(16, 59, 7, 2, dark.m);
  p.disc(16, 35, 14, 8, white.d).disc(16, 33, 14, 8, white.l).disc(15, 32, 10, 5, white.h);
  p.outline();
  mug(p, 9, 29, teal);
  p.disc(20, 33, 3, 2, yellow.m).set(19, 32, yellow.h);
  p.shadow(17, 60, 10, 3);
});

const coffeeTable = piece("coffee-table", 2, 1, {}, (p) => {
  legs(p, 4, 18, 56, 11, darkWood);
  tableTop(p, random(3), 3, 5, 58, 13, 2, wood);
  p.outline();
  p.rect(12, 8, 12, 8, navy.m).rect(12, 8, 12, 1, navy.l).rect(14, 10, 6, 1, paper.m);
  p.rect(15, 7, 12, 7, coral.l).rect(17, 9, 5, 1, paper.m);
  mug(p, 44, 6, white);
  p.shadow(32, 29, 28, 2);
});

const dining = piece("dining-table", 4, 3, { above: 1 }, (p) => {
  const c = lightWood;
  legs(p, 4, 74, 120, 18, darkWood);
  tableTop(p, random(23), 1, 22, 126, 50, 4, c);
  p.outline();
  for (const [x, y, color] of [
    [20, 28, teal],
    [60, 28, coral],
    [98, 28, yellow],
    [20, 58, coral],
    [62, 58, yellow],
    [98, 58, teal],
  ]) {
    p.disc(x + 5, y + 4, 7, 4, white.d)
      .disc(x + 5, y + 3, 7, 4, white.h)
      .disc(x + 5, y + 3, 4, 2, color.l);
  }
  p.disc(64, 48, 13, 6, "#b98a5a").disc(64, 46, 13, 6, "#d2a679");
  for (const [x, y, color] of [
    [58, 44, coral.m],
    [64, 42, "#e2b04a"],
    [70, 44, "#8fb85c"],
    [62, 47, "#e08a4a"],
    [68, 47, coral.l],
  ]) {
    p.disc(x, y, 3, 3, color).set(x - 1, y - 1, mix(color, "#ffffff", 0.5));
  }
  mug(p, 38, 34, navy);
  mug(p, 84, 60, white);
  p.shadow(64, 91, 60, 4);
});

const pingpong = piece("ping-pong", 4, 3, { above: 1 }, (p) => {
  const c = ramp("#3a7a8c");
  legs(p, 8, 76, 112, 16, dark);
  p.round(2, 24, 124, 52, c.m).rect(4, 50, 120, 1, "#dfeff0");
  for (const [x, y, w, h] of [
    [3, 25, 122, 1],
    [3, 74, 122, 1],
    [3, 25, 1, 50],
    [124, 25, 1, 50],
  ])
    p.rect(x, y, w, h, "#dfeff0");
  p.rect(2, 76, 124, 4, c.d).rect(2, 79, 124, 1, c.D);
  p.outline();
  p.rect(62, 20, 3, 62, "#5b6472");
  for (let y = 22; y < 78; y += 2) p.rect(62, y, 3, 1, "#d7dde2");
  p.rect(61, 19, 5, 2, "#f4f6f6").rect(61, 78, 5, 4, dark.m);
  p.disc(24, 60, 5, 4, coral.m).disc(23, 59, 3, 2, coral.l).rect(28, 62, 5, 2, lightWood.m);
  p.disc(100, 40, 5, 4, dark.m).rect(92, 40, 4, 2, lightWood.m).disc(84, 56, 1, 1, "#ffffff");
  p.shadow(64, 91, 60, 4);
});

const workbench = piece("workbench", 3, 2, { above: 0, solid: ["...", "###"] }, (p) => {
  const c = ramp("#b98d62");
  legs(p, 2, 44, 92, 17, darkWood);
  tableTop(p, random(41), 1, 24, 94, 18, 4, c);
  p.rect(60, 46, 30, 13, c.d).rect(60, 46, 30, 1, c.m).rect(62, 48, 12, 9, c.m).rect(76, 48, 12, 9, c.m);
  p.outline();
  p.rect(8, 20, 14, 12, "#6b7280")
    .rect(8, 20, 14, 2, "#9aa3b2")
    .rect(11, 24, 8, 6, "#3d4456")
    .rect(21, 28, 6, 3, "#9aa3b2");
  p.rect(34, 34, 18, 2, "#d9695f")
    .rect(34, 34, 6, 2, "#8d97a8")
    .rect(38, 29, 10, 3, yellow.m)
    .rect(48, 29, 5, 2, "#8d97a8");
  p.round(64, 20, 18, 17, white.m)
    .rect(66, 22, 14, 9, "#22364f")
    .rect(68, 28, 10, 3, coral.m)
    .rect(72, 24, 2, 4, "#b5bcc9");
  p.shadow(48, 61, 44, 3);
});

export const tables = [
  meeting("table-large", 6, 4, ["SL.MLS", "L.SLML"]),
  meeting("table-medium", 4, 3, ["LM.S", "SL.L"]),
  meeting("table-small", 2, 3, ["SM", "LS"]),
  dining,
  round("table-round", wood, (p) => {
    mug(p, 18, 27, teal);
    mug(p, 40, 22, yellow);
    p.round(28, 32, 11, 7, paper.m, 2).rect(30, 33, 7, 4, pot.l).rect(31, 34, 5, 2, pot.m);
  }),
  round("table-white", white, (p) => {
    potPlant(p, 32, 30, teal, leaf);
    mug(p, 14, 26, coral);
  }),
  bistro,
  coffeeTable,
  pingpong,
  workbench,
];
