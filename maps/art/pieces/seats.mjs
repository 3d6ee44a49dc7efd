import { coral, dark, darkWood, metal, mix, plum, ramp, teal, yellow } from "../palette.mjs";
import { flat, piece } from "../piece.mjs";
import { CHAIR } from "./small-things.mjs";

// Seats are walked on: whoever stands on the tile sits. Seats seen from behind are drawn over the avatar.

const chairBase = (p) => {
  p.rect(15, 24, 2, 4, metal.d).rect(9, 28, 14, 2, metal.m);
  for (const x of [8, 15, 22]) p.rect(x, 29, 2, 2, dark.o);
};

const arms = (p) => p.rect(5, 15, 3, 2, dark.m).rect(24, 15, 3, 2, dark.m);

const chairUp = (name, c) =>
  flat(
    name,
    1,
    1,
    (p) => {
      chairBase(p);
      p.round(7, 17, 18, 8, c.m, 2).rect(9, 22, 14, 2, c.d).round(8, 8, 16, 13, c.m, 2).rect(10, 9, 12, 1, c.h);
      p.rect(9, 11, 1, 7, c.l).rect(22, 11, 1, 8, c.d).rect(10, 17, 12, 3, c.d);
      arms(p);
      p.outline().shadow(16, 29, 11, 2);
    },
    { above: 1 },
  );

const chairDown = (name, c) =>
  flat(name, 1, 1, (p) => {
    chairBase(p);
    p.round(8, 3, 16, 15, c.d, 2).rect(10, 4, 12, 1, c.m).round(10, 5, 12, 10, c.D);
    p.round(6, 15, 20, 9, c.m, 2).rect(8, 16, 16, 3, c.l).rect(7, 22, 18, 2, c.d);
    arms(p);
    p.outline().shadow(16, 29, 11, 2);
  });

/** Seen from the side; the back is at the left, so whoever sits looks right. Flip it for the other side. */
const chairSide = (name, c, flip) =>
  flat(name, 1, 1, (p) => {
    const q = new p.constructor(32, 32);
    chairBase(q);
    q.round(6, 15, 19, 9, c.m, 2).rect(8, 16, 15, 2, c.l).rect(7, 22, 17, 2, c.d);
    q.round(5, 2, 7, 18, c.m, 2).rect(6, 4, 1, 14, c.l).rect(10, 4, 1, 12, c.d).rect(13, 15, 3, 2, dark.m);
    p.blit(q.outline(), 0, 0, flip).shadow(16, 29, 11, 2);
  });

const stool = (name, c) =>
  flat(name, 1, 1, (p) => {
    p.rect(9, 18, 3, 11, darkWood.d).rect(20, 18, 3, 11, darkWood.d).rect(15, 20, 2, 10, darkWood.D);
    p.disc(16, 15, 10, 6, c.d).disc(16, 13, 10, 6, c.m).disc(15, 12, 7, 3, c.l);
    p.outline().shadow(16, 29, 10, 2);
  });

const cushion = (p, x, y, c) =>
  p
    .round(x, y, 13, 12, c.m, 2)
    .rect(x + 2, y + 1, 9, 1, c.h)
    .rect(x + 1, y + 3, 1, 7, c.l);

/** A sofa that faces down; people sit on its lower row. */
const sofa = (name, cols, c, a, b) =>
  piece(name, cols, 2, { above: 0, solid: ["#".repeat(cols), ".".repeat(cols)] }, (p) => {
    const width = cols * 32;
    const seats = Math.max(1, cols - (cols > 2 ? 0 : 1));
    const seatWidth = (width - 24) / seats;
    p.round(2, 14, width - 4, 24, c.m, 3)
      .rect(6, 14, width - 12, 2, c.h)
      .rect(5, 16, width - 10, 3, c.l);
    p.round(9, 34, width - 18, 16, c.l, 2).rect(11, 34, width - 22, 2, c.h);
    for (let k = 1; k < seats; k++) {
      const x = Math.round(12 + k * seatWidth);
      p.rect(x, 17, 1, 17, c.d)
        .rect(x, 35, 1, 14, c.d)
        .rect(x + 1, 35, 1, 12, c.h);
    }
    p.rect(9, 48, width - 18, 10, c.d).rect(9, 48, width - 18, 1, c.m);
    for (const x of [1, width - 11]) {
      p.round(x, 26, 10, 33, c.m, 3)
        .rect(x + 2, 27, 6, 2, c.h)
        .rect(x + 8, 34, 1, 23, c.d);
    }
    p.rect(5, 59, 4, 3, darkWood.d).rect(width - 9, 59, 4, 3, darkWood.d);
    p.outline();
    cushion(p, 14, 22, a);
    cushion(p, width - 27, 22, b);
    p.shadow(width / 2, 61, width / 2 - 2, 3);
  });

/** A sofa seen from behind: people sit on its lower row and the back covers them. */
const sofaBack = (name, cols, c) =>
  flat(
    name,
    cols,
    1,
    (p) => {
      const width = cols * 32;
      p.round(1, 10, width - 2, 19, c.m, 3)
        .rect(4, 10, width - 8, 2, c.h)
        .rect(3, 12, width - 6, 2, c.l);
      p.rect(3, 25, width - 6, 3, c.d)
        .rect(5, 29, 4, 2, darkWood.d)
        .rect(width - 9, 29, 4, 2, darkWood.d);
      for (let x = 32; x < width; x += 32) p.rect(x, 14, 1, 11, c.d);
      p.outline().shadow(width / 2, 30, width / 2 - 2, 1);
    },
    { above: 1 },
  );

/** An armchair turned to the right; whoever sits in it looks right. */
const armchair = (name, c, flip) =>
  piece(name, 1, 2, { above: 0, solid: false }, (p) => {
    const q = new p.constructor(32, 64);
    q.round(2, 18, 24, 22, c.d, 3).round(1, 14, 10, 44, c.m, 3).rect(3, 15, 6, 2, c.h).rect(2, 18, 2, 36, c.l);
    q.round(8, 32, 22, 18, c.l, 2).rect(10, 32, 18, 2, c.h).rect(9, 48, 21, 8, c.d);
    q.round(6, 44, 25, 13, c.m, 2).rect(8, 45, 21, 2, c.h).rect(7, 54, 23, 3, c.d);
    q.rect(4, 58, 4, 3, darkWood.d).rect(25, 57, 4, 3, darkWood.d);
    p.blit(q.outline(), 0, 0, flip).shadow(16, 60, 14, 3);
  });

const beanbag = (name, c) =>
  flat(name, 1, 1, (p) => {
    p.disc(16, 19, 13, 10, c.m).disc(16, 13, 9, 8, c.m).disc(14, 12, 6, 5, c.l).disc(13, 10, 3, 2, c.h);
    p.disc(17, 21, 9, 5, c.d).disc(16, 19, 9, 5, mix(c.m, c.d, 0.4));
    p.outline().shadow(17, 28, 13, 3);
  });

const pouf = flat("pouf", 1, 1, (p) => {
  const c = ramp("#d9a05c");
  p.disc(16, 22, 11, 7, c.d).rect(5, 17, 22, 5, c.m).disc(16, 17, 11, 6, c.m).disc(15, 16, 8, 4, c.l).set(16, 16, c.D);
  p.outline().shadow(16, 29, 11, 2);
});

const bench = piece("bench", 2, 1, { solid: false }, (p) => {
  const c = ramp("#9c6b46");
  p.rect(4, 4, 56, 4, c.m).rect(4, 4, 56, 1, c.l).rect(4, 10, 56, 3, c.m).rect(4, 10, 56, 1, c.l);
  p.rect(2, 16, 60, 3, c.l).rect(2, 20, 60, 3, c.m).rect(2, 23, 60, 2, c.d);
  for (const x of [5, 56]) p.rect(x, 2, 3, 28, "#5b6472").rect(x, 2, 1, 28, "#8d97a8");
  p.outline().shadow(32, 29, 29, 2);
});

/** A deck chair that faces down; the feet rest on the lower row. */
const deckChair = (name, c) =>
  piece(name, 1, 2, { solid: false }, (p) => {
    p.line(6, 16, 6, 58, "#9c6b46")
      .line(7, 16, 7, 58, "#b98a5a")
      .line(25, 16, 25, 58, "#9c6b46")
      .line(24, 16, 24, 58, "#b98a5a");
    for (let y = 14; y < 54; y++) {
      const tone = y < 34 ? c.m : c.l;
      p.rect(8, y, 16, 1, tone).rect(11, y, 3, 1, "#f2efe6").rect(18, y, 3, 1, "#f2efe6");
    }
    p.rect(8, 33, 16, 2, c.d).rect(6, 12, 20, 3, "#b98a5a").rect(6, 12, 20, 1, "#d2a679").rect(6, 53, 20, 3, "#9c6b46");
    p.round(9, 16, 14, 6, c.h, 2).outline().shadow(17, 60, 13, 3);
  });

const wicker = ramp("#c49a62");

/** Marks pieces as seats: "up", "down", "left", "right", or "any" when people keep looking where they looked. */
const facing = (seat, pieces) => pieces.map((entry) => ({ ...entry, seat }));

export const seats = [
  ...facing("up", [chairUp("chair-up", CHAIR), chairUp("chair-up-coral", coral)]),
  ...facing("down", [chairDown("chair-down", CHAIR), chairDown("chair-down-coral", coral)]),
  ...facing("right", [chairSide("chair-right", CHAIR, false), armchair("armchair", coral, false)]),
  ...facing("left", [chairSide("chair-left", CHAIR, true), armchair("armchair-left", coral, true)]),
  ...facing("any", [
    stool("stool", coral),
    stool("stool-teal", teal),
    stool("stool-wood", wicker),
    beanbag("beanbag", plum),
    beanbag("beanbag-yellow", yellow),
    pouf,
  ]),
  ...facing("down", [
    sofa("sofa", 3, teal, coral, yellow),
    sofa("sofa-small", 2, coral, yellow, teal),
    sofa("sofa-wicker", 3, wicker, teal, coral),
    bench,
    deckChair("deck-chair", teal),
    deckChair("deck-chair-coral", coral),
  ]),
  ...facing("up", [sofaBack("sofa-back", 3, teal), sofaBack("sofa-back-wicker", 2, wicker)]),
];
