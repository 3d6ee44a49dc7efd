import { darkWood, deepLeaf, freshLeaf, leaf, mix, plum, pot, ramp, teal, white, yellow } from "../palette.mjs";
import { piece } from "../piece.mjs";
import { random } from "../random.mjs";

/** A leaf of `length` px that starts at (x, y), grows by (dx, dy) and bends down. */
function blade(p, x, y, dx, dy, length, c) {
  for (let i = 0; i < length; i++) {
    const t = i / length;
    const half = Math.round(Math.sin(t * Math.PI) * 2.4);
    const px = x + dx * i;
    const py = y + dy * i + t * t * length * 0.35;
    p.rect(px - half, py, half * 2 + 1, 1, c.m)
      .set(px, py, c.l)
      .set(px + half, py, c.d);
  }
}

const bright = ramp("#58a35b");

const plant = piece("plant", 1, 2, { above: 1 }, (p) => {
  p.round(9, 46, 14, 16, pot.m).rect(8, 44, 16, 4, pot.l).rect(8, 44, 16, 1, pot.h).rect(19, 48, 4, 13, pot.d);
  p.rect(11, 49, 2, 10, pot.l).rect(10, 45, 12, 1, darkWood.o);
  blade(p, 16, 44, -0.55, -0.95, 24, deepLeaf);
  blade(p, 16, 44, 0.55, -0.95, 24, deepLeaf);
  blade(p, 16, 44, -0.2, -1.15, 30, leaf);
  blade(p, 16, 44, 0.25, -1.15, 29, leaf);
  blade(p, 16, 44, -0.85, -0.6, 17, leaf);
  blade(p, 16, 44, 0.85, -0.6, 17, bright);
  blade(p, 16, 44, 0, -1.25, 32, freshLeaf);
  p.outline().shadow(19, 61, 11, 3);
});

const bush = (name, potRamp, flowers) =>
  piece(name, 1, 1, {}, (p) => {
    p.round(9, 19, 14, 12, potRamp.d).rect(9, 19, 14, 2, potRamp.l);
    p.rect(19, 21, 3, 9, mix(potRamp.d, potRamp.D, 0.5));
    const clumps = [
      [11, 13, 6, deepLeaf],
      [21, 13, 6, deepLeaf],
      [16, 9, 7, leaf],
      [13, 12, 4, freshLeaf],
      [19, 9, 3, ramp("#74bb6c")],
    ];
    for (const [x, y, r, c] of clumps) p.disc(x, y, r, r * 0.85, c.m).disc(x - 1, y - 1, r - 2, r * 0.85 - 2, c.l);
    p.outline();
    for (const [x, y] of flowers
      ? [
          [10, 10],
          [15, 6],
          [20, 11],
          [14, 14],
          [23, 14],
        ]
      : []) {
      p.rect(x, y, 2, 2, flowers.l).set(x, y, flowers.h);
    }
    p.shadow(19, 29, 11, 2);
  });

/** A rubber fig: round leaves on a thin stem. */
const fig = piece("fig", 1, 2, { above: 1 }, (p) => {
  p.round(9, 47, 14, 15, white.d)
    .rect(8, 46, 16, 3, white.l)
    .rect(19, 50, 3, 11, mix(white.d, white.D, 0.5));
  p.line(16, 46, 15, 18, "#7a5a44").line(16, 40, 22, 26, "#7a5a44").line(16, 36, 9, 26, "#7a5a44");
  const leaves = [
    [9, 24, 5],
    [22, 24, 5],
    [15, 14, 6],
    [8, 33, 4],
    [23, 34, 4],
    [20, 16, 4],
    [11, 17, 4],
    [16, 26, 5],
  ];
  leaves.forEach(([x, y, r], i) => {
    const c = [deepLeaf, leaf, freshLeaf][i % 3];
    p.disc(x, y, r, r - 1, c.m).disc(x - 1, y - 1, r - 2, r - 3, c.l);
  });
  p.outline().shadow(19, 61, 11, 3);
});

const cactus = piece("cactus", 1, 1, {}, (p) => {
  const c = ramp("#5f9f6a");
  p.round(10, 22, 12, 9, yellow.m).rect(9, 21, 14, 3, yellow.l).rect(19, 24, 3, 6, yellow.d);
  p.round(12, 4, 8, 18, c.m, 3).rect(14, 6, 1, 15, c.l).rect(18, 6, 1, 15, c.d);
  p.round(6, 9, 4, 7, c.m).rect(8, 13, 5, 3, c.m).round(22, 7, 4, 7, c.m).rect(19, 11, 5, 3, c.d);
  p.rect(14, 2, 4, 3, "#e58fa0").outline().shadow(18, 29, 9, 2);
});

/** A long planter; several in a row divide a room. */
const planter = (name, c) =>
  piece(name, 2, 1, {}, (p) => {
    p.rect(1, 16, 62, 14, c.m).rect(1, 16, 62, 2, c.l).rect(1, 27, 62, 3, c.d);
    for (let x = 6; x < 60; x += 8) p.rect(x, 19, 1, 8, c.d);
    const rng = random(83);
    for (let x = 5; x < 62; x += 6) {
      const r = [deepLeaf, leaf, freshLeaf][((x / 6) % 3) | 0];
      const y = rng.int(9, 13);
      p.disc(x, y, 5, 5, r.m).disc(x - 1, y - 1, 3, 2, r.l);
    }
    for (let x = 4; x < 60; x += 9) blade(p, x, 14, rng.next() - 0.5, -0.7, 12, leaf);
    p.outline().shadow(33, 30, 31, 1);
  });

const tree = piece("tree", 3, 3, { above: 2, solid: ["...", "...", ".#."] }, (p) => drawTree(p, 1));

const wideTree = piece("tree-wide", 3, 3, { above: 2, solid: ["...", "...", ".#."] }, (p) => drawTree(p, 1.35));

function drawTree(p, scale) {
  const x = 48;
  p.rect(x - 4, 62, 8, 29, "#7a5a44")
    .rect(x - 4, 62, 2, 29, "#97735a")
    .rect(x + 2, 62, 2, 29, "#5c4334");
  p.rect(x - 6, 88, 12, 4, "#7a5a44");
  const clumps = [
    [-12, 52, 15, deepLeaf],
    [12, 54, 14, deepLeaf],
    [0, 40, 19, leaf],
    [-12, 34, 12, leaf],
    [11, 30, 12, leaf],
    [-2, 22, 13, freshLeaf],
    [6, 44, 9, freshLeaf],
    [-9, 46, 7, bright],
  ];
  for (const [dx, y, r, c] of clumps) {
    const cx = x + dx * scale;
    p.disc(cx, y, r * scale, r * 0.9, c.m).disc(cx - 2, y - 3, r * scale * 0.62, r * 0.5, mix(c.m, c.l, 0.7));
  }
  const rng = random(19);
  for (let i = 0; i < 60; i++) {
    const px = Math.round(x + (rng.next() - 0.5) * 46 * scale);
    const py = rng.int(12, 62);
    if (p.get(px, py)) p.rect(px, py, 2, 1, rng.next() < 0.5 ? freshLeaf.l : deepLeaf.m);
  }
  p.outline().shadow(x + 3, 91, 17 * scale, 4);
}

const hedge = piece("hedge", 1, 1, {}, (p) => {
  const rng = random(61);
  p.rect(0, 4, 32, 26, deepLeaf.m).rect(0, 24, 32, 6, deepLeaf.d);
  for (let i = 0; i < 34; i++) {
    const c = rng.pick([leaf, freshLeaf, deepLeaf]);
    p.disc(rng.int(0, 31), rng.int(5, 22), 2, 2, c.m).set(rng.int(0, 31), rng.int(4, 20), c.l);
  }
  p.rect(0, 3, 32, 1, leaf.l).rect(0, 2, 32, 1, deepLeaf.o).rect(0, 30, 32, 1, deepLeaf.o);
});

const vegetables = piece("vegetable-bed", 2, 2, { solid: true }, (p) => {
  const c = ramp("#a9785a");
  p.rect(2, 6, 60, 54, c.m)
    .rect(2, 6, 60, 2, c.l)
    .rect(5, 10, 54, 38, "#6b4d3e")
    .rect(2, 50, 60, 10, c.d)
    .rect(2, 50, 60, 1, c.l);
  for (let y = 16; y < 46; y += 10) {
    p.rect(6, y + 5, 52, 2, "#5a3f33");
    for (let x = 12; x < 58; x += 11) {
      const r = [freshLeaf, leaf, plum][((y / 10) | 0) % 3];
      p.disc(x, y + 1, 4, 3, r.m).disc(x - 1, y, 2, 1, r.h);
      if (y > 30) p.rect(x - 1, y + 3, 3, 2, "#e08a4a");
    }
  }
  p.outline();
});

export const plants = [
  plant,
  fig,
  bush("bush", white, null),
  bush("bush-flowers", pot, ramp("#e58fa0")),
  bush("bush-teal", teal, yellow),
  cactus,
  planter("planter", ramp("#b48a64")),
  planter("planter-stone", ramp("#9a9fb0")),
  tree,
  wideTree,
  hedge,
  vegetables,
];
