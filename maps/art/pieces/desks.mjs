import {
  coral,
  dark,
  darkWood,
  leaf,
  lightWood,
  metal,
  mix,
  navy,
  paper,
  pot,
  teal,
  white,
  yellow,
} from "../palette.mjs";
import { piece } from "../piece.mjs";
import { random } from "../random.mjs";
import { keyboard, laptop, legs, monitor, mug, potPlant, sheet, tableTop } from "./small-things.mjs";

// Desks are two tiles wide; the seat is at the left tile, or at the right tile of the mirrored ones ("-r").

const drawers = (p, x, y, c) => {
  p.rect(x, y, 18, 15, c.d).rect(x, y, 18, 1, c.m);
  for (const k of [y + 2, y + 8]) p.rect(x + 2, k, 14, 5, mix(c.m, c.d, 0.5)).rect(x + 7, k + 2, 4, 1, metal.l);
};

/** Someone works here facing up, from the tile below. */
const desk = (name, seat, c, frameCount = 1) =>
  piece(name, 2, 2, { above: 0, frames: frameCount, millis: 700 }, (p, frame) => {
    const left = seat === 0;
    legs(p, 1, 44, 62, 17, darkWood);
    tableTop(p, random(5), 1, 22, 62, 20, 4, c);
    drawers(p, left ? 43 : 3, 45, c);
    p.outline();
    monitor(p, left ? 4 : 36, 5, true, frame);
    keyboard(p, left ? 5 : 36, 31);
    mug(p, left ? 36 : 24, 27, coral);
    sheet(p, left ? 48 : 6, 27);
  });

/** Someone works here facing down, from the upper row of the desk. */
const deskBack = (name, seat, c) =>
  piece(name, 2, 2, { above: 1 }, (p) => {
    const left = seat === 0;
    legs(p, 1, 44, 62, 17, darkWood);
    tableTop(p, random(9), 1, 22, 62, 20, 0, c);
    p.rect(3, 45, 58, 13, c.d).rect(3, 45, 58, 1, c.D).rect(3, 57, 58, 1, c.D);
    p.outline();
    monitor(p, left ? 4 : 36, 20, false);
    const side = left ? 36 : 6;
    p.rect(side, 30, 10, 8, navy.m)
      .rect(side, 30, 10, 1, navy.l)
      .rect(side + 1, 28, 10, 2, paper.d);
    potPlant(p, side + 17, 31, pot, leaf);
  });

/** Two desks back to back: seats in the upper row (facing down) and below the block (facing up). */
const island = (name, upperSeat, lowerSeat, c, screen) =>
  piece(name, 2, 3, { above: 1, frames: 2, millis: 900 }, (p, frame) => {
    legs(p, 0, 76, 64, 17, darkWood);
    tableTop(p, random(17), 0, 22, 64, 52, 5, c);
    p.rect(8, 82, 48, 4, c.D);
    p.outline();
    p.rect(1, 46, 62, 4, screen.d).rect(1, 44, 62, 3, screen.l).rect(1, 44, 62, 1, screen.h);
    const back = upperSeat === 0 ? 4 : 36;
    const front = lowerSeat === 0 ? 4 : 36;
    keyboard(p, back + 2, 24);
    monitor(p, back, 28, false);
    monitor(p, front, 44, true, frame);
    keyboard(p, front + 1, 67);
    const far = upperSeat === 0 ? 40 : 8;
    sheet(p, far, 25);
    mug(p, far + 14, 28, teal);
    const near = lowerSeat === 0 ? 38 : 6;
    potPlant(p, near + 4, 58, white, leaf);
    p.rect(near + 12, 60, 9, 3, coral.m)
      .rect(near + 12, 58, 8, 2, yellow.m)
      .rect(near + 12, 63, 9, 1, coral.d);
  });

/** Front of a reception counter, `cols` wide: the host stands in its upper row. */
const counter = piece("reception", 7, 2, { above: 1 }, (p) => {
  const c = lightWood;
  p.round(1, 20, 222, 17, c.l, 2).rect(4, 20, 216, 1, c.h);
  for (let y = 24; y < 34; y += 4) p.rect(12 + y, y, 150, 1, mix(c.l, c.m, 0.5));
  p.rect(1, 36, 222, 3, c.m).rect(1, 38, 222, 1, c.d).rect(4, 39, 216, 22, "#2f6f6c").rect(4, 39, 216, 2, "#245856");
  for (let x = 10; x < 214; x += 6) p.rect(x, 42, 1, 17, "#3b817d");
  p.rect(4, 59, 216, 3, darkWood.o);
  p.outline();
  p.round(88, 43, 48, 13, "#f4ead6")
    .rect(93, 46, 6, 6, teal.m)
    .rect(101, 46, 6, 6, teal.l)
    .rect(109, 46, 6, 6, yellow.m);
  p.rect(117, 46, 6, 6, coral.m).rect(125, 46, 6, 6, navy.m);
  monitor(p, 40, 11, false);
  laptop(p, 150, 16, false);
  potPlant(p, 20, 24, white, leaf);
  sheet(p, 78, 23, 11, 10);
  p.disc(112, 30, 5, 3, yellow.d).disc(112, 28, 5, 3, yellow.m).disc(111, 27, 2, 1, yellow.h).set(112, 25, metal.l);
  p.round(190, 22, 14, 10, pot.m).disc(197, 19, 9, 7, leaf.m).disc(194, 17, 4, 3, leaf.l);
  for (const [x, y, color] of [
    [191, 15, coral.l],
    [199, 13, "#f2efe6"],
    [203, 19, coral.l],
    [195, 20, "#f2efe6"],
  ]) {
    p.rect(x, y, 2, 2, color);
  }
  p.shadow(112, 61, 110, 3);
});

const standing = piece("standing-desk", 2, 2, { above: 0 }, (p) => {
  p.rect(12, 36, 4, 24, metal.m).rect(48, 36, 4, 24, metal.m).rect(12, 36, 1, 24, metal.l).rect(48, 36, 1, 24, metal.l);
  p.rect(6, 59, 16, 3, dark.m).rect(42, 59, 16, 3, dark.m);
  tableTop(p, random(29), 1, 16, 62, 18, 0, white);
  p.outline();
  monitor(p, 6, 0, true);
  monitor(p, 33, 0, true, 2);
  keyboard(p, 20, 27);
});

export const desks = [
  desk("desk", 0, lightWood, 2),
  desk("desk-r", 1, lightWood),
  deskBack("desk-back", 0, lightWood),
  deskBack("desk-back-r", 1, lightWood),
  island("island", 0, 1, lightWood, teal),
  island("island-r", 1, 0, lightWood, coral),
  standing,
  counter,
];
