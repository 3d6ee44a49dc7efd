import { KEYS } from "./materials.mjs";
import { MIDDLE } from "./pose.mjs";

const h = KEYS.hair;
const s = KEYS.skin;
const FRAME = "#5a3a4c";
const LENS = "#dff3ff70";

function frames(p, pose, frame, lens) {
  const y = pose.headY;
  if (pose.isFront) {
    for (const x of [9, 18]) {
      p.rect(x, y + 7, 5, 5, frame);
      p.rect(x + 1, y + 8, 3, 3, lens);
      for (const corner of [
        [x, y + 7],
        [x + 4, y + 7],
        [x, y + 11],
        [x + 4, y + 11],
      ])
        p.set(...corner, null);
    }
    p.rect(14, y + 8, 4, 1, frame);
  }
  if (pose.isSide) {
    p.rect(9, y + 7, 5, 5, frame)
      .rect(10, y + 8, 3, 3, lens)
      .rect(14, y + 8, 4, 1, frame);
    p.set(9, y + 7, null)
      .set(9, y + 11, null)
      .set(13, y + 11, null);
  }
}

/** Lenses are see-through: pixels with opacity stay as they are when drawn on an empty frame. */
const glasses = (p, pose) => {
  const q = new p.constructor(p.width, p.height);
  frames(q, pose, FRAME, null);
  p.blit(q, 0, 0);
  const lens = (x) => p.rect(x, pose.headY + 8, 3, 3, LENS);
  if (pose.isFront) [10, 19].forEach(lens);
  if (pose.isSide) lens(10);
};

const sunglasses = (p, pose) => {
  frames(p, pose, "#2c2a38", "#3a3f58");
  if (pose.isFront) for (const x of [10, 19]) p.set(x, pose.headY + 8, "#8fa6d0");
  if (pose.isSide) p.set(10, pose.headY + 8, "#8fa6d0");
};

function beard(p, pose) {
  const y = pose.headY;
  if (pose.isFront) {
    p.rect(8, y + 10, 2, 3, h.m)
      .rect(22, y + 10, 2, 3, h.d)
      .rect(9, y + 12, 14, 1, h.m)
      .rect(10, y + 13, 12, 2, h.m);
    p.rect(12, y + 15, 8, 1, h.d)
      .rect(13, y + 11, 6, 1, h.m)
      .rect(14, y + 12, 4, 1, s.D)
      .rect(19, y + 13, 3, 1, h.d);
    p.rect(11, y + 13, 4, 1, h.l);
  }
  if (pose.isSide) {
    p.rect(9, y + 12, 10, 2, h.m)
      .rect(11, y + 14, 7, 1, h.d)
      .rect(9, y + 11, 3, 1, h.m)
      .rect(16, y + 10, 3, 3, h.m);
    p.rect(9, y + 12, 2, 1, s.D).rect(12, y + 13, 3, 1, h.l);
  }
}

function moustache(p, pose) {
  const y = pose.headY;
  if (pose.isFront)
    p.rect(12, y + 11, 8, 1, h.m)
      .rect(11, y + 12, 3, 1, h.d)
      .rect(18, y + 12, 3, 1, h.d)
      .rect(13, y + 11, 3, 1, h.l);
  if (pose.isSide) p.rect(9, y + 11, 4, 1, h.m).rect(11, y + 12, 2, 1, h.d);
}

const BAND = { m: "#3d4456", l: "#5f6880", d: "#2c3142" };
const PAD = { m: "#3aa79c", l: "#7fd6c8" };

function headphones(p, pose) {
  const y = pose.headY;
  if (pose.isSide) {
    for (let row = -2; row < 7; row++) p.rect(15 + (row < 0 ? 0 : 0), y + row, 3, 1, row < 0 ? BAND.l : BAND.m);
    p.rect(15, y - 2, 3, 1, BAND.l)
      .round(13, y + 6, 7, 8, BAND.m, 2)
      .round(14, y + 7, 5, 6, PAD.m, 2)
      .rect(15, y + 8, 2, 2, PAD.l);
    return;
  }
  for (let x = -9; x <= 8; x++) {
    const lift = Math.round(Math.sqrt(Math.max(0, 1 - (x / 9.6) ** 2)) * 9);
    p.rect(MIDDLE + x, y + 6 - lift, 1, 2, x < 2 ? BAND.l : BAND.m);
  }
  for (const [x, isRight] of [
    [5, false],
    [23, true],
  ]) {
    p.round(x, y + 6, 4, 7, BAND.m)
      .rect(x + (isRight ? 2 : 0), y + 7, 2, 5, PAD.m)
      .set(x + (isRight ? 2 : 0), y + 8, PAD.l);
  }
}

const WOOL = { m: "#c4494f", l: "#e07a72", d: "#97343f" };

function scarf(p, pose) {
  const y = pose.torsoY - 2;
  const x = pose.isSide ? 10 : 9;
  const width = pose.isSide ? 12 : 14;
  p.round(x, y, width, 5, WOOL.m)
    .rect(x + 1, y, width - 2, 1, WOOL.l)
    .rect(x + 1, y + 4, width - 2, 1, WOOL.d);
  for (let k = 3; k < width; k += 4) p.rect(x + k, y + 1, 1, 3, WOOL.d);
  if (pose.isFront)
    p.rect(18, y + 4, 4, 8, WOOL.m)
      .rect(21, y + 4, 1, 8, WOOL.d)
      .rect(18, y + 10, 4, 1, WOOL.l);
  if (pose.isSide)
    p.rect(19, y + 3, 4, 7, WOOL.m)
      .rect(22, y + 3, 1, 7, WOOL.d)
      .rect(19, y + 8, 4, 1, WOOL.l);
}

const KNIT = { m: "#4a7fa8", l: "#77a9cc", d: "#375f80", h: "#a9cfe4" };

/** A woolen hat with a bobble. */
function hat(p, pose) {
  const y = pose.headY;
  const cx = MIDDLE;
  for (let row = -3; row < 3; row++) {
    const half = [5, 7, 8, 9, 9, 9][row + 3] - (pose.isSide ? 1 : 0);
    p.rect(cx - half, y + row, half * 2, 1, KNIT.m).rect(cx + half - 3, y + row, 3, 1, KNIT.d);
  }
  const half = pose.isSide ? 9 : 10;
  p.round(cx - half, y + 2, half * 2, 4, KNIT.l).rect(cx - half + 1, y + 5, half * 2 - 2, 1, KNIT.d);
  for (let x = cx - half + 2; x < cx + half - 1; x += 3) p.rect(x, y + 2, 1, 3, KNIT.m);
  p.rect(cx - 5, y - 2, 4, 1, KNIT.l)
    .disc(cx, y - 5, 3, 2, KNIT.h)
    .rect(cx + 1, y - 5, 2, 2, KNIT.l);
}

const both = (first, second) => (p, pose) => {
  first(p, pose);
  second(p, pose);
};

export const extras = {
  none: null,
  glasses,
  beard,
  "glasses and beard": both(beard, glasses),
  headphones,
  hat,
  scarf,
  sunglasses,
  moustache,
};
