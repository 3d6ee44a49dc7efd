import { KEYS } from "./materials.mjs";
import { HEAD, MIDDLE } from "./pose.mjs";

const h = KEYS.hair;
const t = KEYS.top;

/** Hair on the skull: the crown, down to the fringe in front and to the neck behind. `grow` px of volume. */
function crown(p, pose, grow = 0) {
  const y0 = pose.headY;
  const to = pose.isBack ? 12 : 6;
  for (let y = -1 - grow; y < to; y++) {
    const half = (y < 0 ? 5 + y * 2 + grow * 2 : HEAD[y]) - (pose.isSide ? 1 : 0) + (y > 1 ? grow : 0);
    p.rect(MIDDLE - half, y0 + y, half * 2, 1, h.m).rect(MIDDLE + half - 3, y0 + y, 3, 1, h.d);
  }
  p.rect(MIDDLE - 5, y0, 7, 1, h.l)
    .rect(MIDDLE - 6, y0 + 1, 5, 1, h.h)
    .rect(MIDDLE - 6, y0 + 2, 3, 1, h.l);
}

/** The edge of the hair: fringe and sideburns in front, behind the ear at the side, the neck behind. */
function edge(p, pose, fringe = 3) {
  const y = pose.headY;
  if (pose.isFront) {
    p.rect(8, y + 6, 2, 4, h.m).rect(22, y + 6, 2, 4, h.d);
    for (const x of [10, 13, 16, 20]) p.rect(x, y + 6, fringe, 1, h.m);
    p.set(10, y + 6, h.d)
      .rect(13, y + 3, 1, 3, h.d)
      .rect(18, y + 2, 1, 4, h.d);
  } else if (pose.isSide) {
    p.rect(15, y + 6, 8, 2, h.m)
      .rect(18, y + 8, 5, 4, h.m)
      .rect(20, y + 6, 3, 6, h.d)
      .rect(19, y + 12, 3, 1, h.d);
    p.rect(9, y + 5, 4, 1, h.m)
      .rect(9, y + 6, 2, 1, h.m)
      .rect(13, y + 2, 1, 3, h.d)
      .rect(17, y + 2, 1, 4, h.d);
  } else {
    for (const [x, n] of [
      [9, 1],
      [12, 2],
      [15, 1],
      [18, 2],
      [21, 1],
    ])
      p.rect(x, y + 12, 2, n, h.d);
    p.rect(11, y + 4, 1, 6, h.d)
      .rect(15, y + 5, 1, 6, h.d)
      .rect(19, y + 4, 1, 7, h.D);
  }
}

function base(p, pose, grow = 0) {
  crown(p, pose, grow);
  edge(p, pose, grow ? 2 : 3);
}

/** Opens the hair over the face, so that the body's face shows. */
function openFace(p, pose, from = 6) {
  for (let y = from; y < 15; y++) {
    const half = HEAD[y];
    const left = pose.isSide ? 5 : MIDDLE - half + (y < 8 ? 1 : 0);
    const right = pose.isSide ? 15 : MIDDLE + half - (y < 8 ? 1 : 0);
    if (!pose.isBack) for (let x = left; x < right; x++) p.set(x, pose.headY + y, null);
  }
}

const short = (p, pose) => base(p, pose);

function buzz(p, pose) {
  const y0 = pose.headY;
  const to = pose.isBack ? 11 : 5;
  for (let y = 0; y < to; y++) {
    const half = HEAD[y] - (pose.isSide ? 1 : 0);
    p.rect(MIDDLE - half, y0 + y, half * 2, 1, h.d).rect(MIDDLE + half - 3, y0 + y, 3, 1, h.D);
    for (let x = MIDDLE - half + 1 + (y % 2); x < MIDDLE + half - 3; x += 3) p.set(x, y0 + y, h.m);
  }
  p.rect(MIDDLE - 5, y0 + 1, 4, 1, h.m);
  if (pose.isFront) p.rect(8, y0 + 5, 1, 3, h.d).rect(23, y0 + 5, 1, 3, h.D);
  if (pose.isSide)
    p.rect(16, y0 + 5, 7, 2, h.d)
      .rect(19, y0 + 7, 4, 4, h.d)
      .rect(21, y0 + 5, 2, 6, h.D);
}

function quiff(p, pose) {
  const y = pose.headY;
  base(p, pose);
  if (pose.isFront) {
    p.round(9, y - 3, 13, 5, h.m, 2)
      .rect(10, y - 3, 8, 1, h.h)
      .rect(9, y - 1, 6, 1, h.l)
      .rect(18, y - 2, 3, 4, h.d);
    p.rect(14, y - 2, 1, 3, h.d).rect(10, y + 6, 11, 1, null);
  } else if (pose.isSide) {
    p.round(7, y - 3, 12, 6, h.m, 2)
      .rect(8, y - 3, 7, 1, h.h)
      .rect(7, y - 1, 3, 2, h.l)
      .rect(12, y - 1, 1, 3, h.d);
  } else p.round(9, y - 2, 14, 4, h.m, 2).rect(11, y - 2, 7, 1, h.l);
}

function curly(p, pose) {
  const y = pose.headY;
  base(p, pose, 1);
  const front = [
    [9, 2, 3],
    [13, -1, 3],
    [18, -1, 3],
    [22, 2, 3],
    [8, 6, 2],
    [23, 6, 2],
  ];
  const side = [
    [11, 1, 3],
    [16, -1, 4],
    [21, 2, 4],
    [22, 6, 3],
  ];
  for (const [x, dy, r] of pose.isSide ? side : front) {
    const isShade = x > 17;
    p.disc(x, y + dy, r, r, isShade ? h.d : h.m).set(x - 1, y + dy - 1, isShade ? h.m : h.l);
    p.set(x, y + dy - 2, isShade ? h.m : h.l);
  }
  if (!pose.isBack) return;
  for (const [x, dy] of [
    [11, 6],
    [16, 4],
    [20, 8],
    [13, 9],
  ]) {
    p.disc(x, y + dy, 2, 1, h.d)
      .set(x - 1, y + dy - 1, h.l)
      .set(x, y + dy - 1, h.l);
  }
}

function afro(p, pose) {
  const y = pose.headY;
  const cx = pose.isSide ? 17 : MIDDLE;
  p.disc(cx, y + 4, 12, 10, h.d).disc(cx - 1, y + 3, 11, 9, h.m);
  for (let k = 0; k < 34; k++) {
    const angle = k * 2.4;
    const radius = 2 * Math.sqrt(k);
    const x = Math.round(cx + Math.cos(angle) * radius);
    const row = Math.round(y + 3 + Math.sin(angle) * radius * 0.8);
    const tone = x + row < cx + y + 1 ? h.l : h.d;
    if (p.get(x, row)) p.rect(x, row, 2, 1, tone);
  }
  openFace(p, pose);
  if (pose.isFront) for (const x of [9, 12, 15, 18, 21]) p.rect(x, y + 6, 2, 1, h.m);
  if (pose.isSide) p.rect(10, y + 5, 5, 1, h.m);
}

function bob(p, pose) {
  const y = pose.headY;
  base(p, pose);
  if (pose.isFront) {
    p.round(6, y + 3, 4, 13, h.m)
      .round(22, y + 3, 4, 13, h.d)
      .rect(7, y + 4, 1, 9, h.l)
      .rect(9, y + 9, 1, 6, h.d);
    p.rect(10, y + 5, 12, 2, h.m)
      .rect(10, y + 6, 12, 1, h.d)
      .rect(11, y + 4, 5, 1, h.l);
  } else if (pose.isSide) {
    p.round(14, y + 4, 11, 12, h.m, 2)
      .rect(22, y + 5, 3, 10, h.d)
      .rect(15, y + 15, 9, 1, h.d)
      .rect(16, y + 5, 1, 8, h.l);
    p.rect(9, y + 5, 6, 2, h.m).rect(9, y + 6, 5, 1, h.d);
  } else {
    p.round(6, y + 3, 20, 13, h.m, 2)
      .rect(23, y + 4, 3, 11, h.d)
      .rect(8, y + 15, 16, 1, h.d)
      .rect(8, y + 5, 1, 8, h.l);
    for (const x of [11, 15, 19]) p.rect(x, y + 5, 1, 9, h.d);
  }
}

function long(p, pose) {
  const y = pose.headY;
  if (pose.isSide)
    p.round(14, y + 4, 11, 17, h.m, 2)
      .rect(15, y + 19, 9, 2, h.d)
      .rect(22, y + 5, 3, 15, h.d);
  if (pose.isFront)
    p.rect(6, y + 6, 4, 14, h.d)
      .rect(22, y + 6, 4, 14, h.d)
      .rect(7, y + 6, 1, 12, h.m)
      .rect(24, y + 6, 1, 12, h.D);
  base(p, pose);
  if (pose.isSide) p.rect(16, y + 8, 1, 10, h.l).rect(19, y + 9, 1, 10, h.d);
  if (!pose.isBack) return;
  p.round(7, y + 5, 18, 16, h.m, 2)
    .rect(22, y + 6, 3, 13, h.d)
    .rect(9, y + 19, 14, 2, h.d)
    .rect(9, y + 6, 1, 11, h.l);
  for (const x of [11, 14, 18]) p.rect(x, y + 5, 1, 13, h.d);
}

const TIE = "#c9504f";

function ponytail(p, pose) {
  const y = pose.headY;
  const sway = [0, 1, 0, -1, 0, 0][pose.column];
  if (pose.isSide) {
    p.round(22, y + 3, 5, 6, h.m, 2)
      .round(23 + (sway > 0 ? 1 : 0), y + 7, 4, 11, h.m, 2)
      .rect(25, y + 6, 1, 11, h.d);
  }
  if (pose.isFront) p.round(23 + (sway > 0 ? 1 : 0), y + 4, 4, 12, h.d, 2);
  base(p, pose);
  if (pose.isSide) p.rect(22, y + 4, 2, 3, TIE);
  if (!pose.isBack) return;
  p.round(13 + sway, y + 5, 6, 17, h.m, 2)
    .rect(17 + sway, y + 7, 2, 13, h.d)
    .rect(14 + sway, y + 8, 1, 11, h.l);
  p.rect(13, y + 4, 6, 2, TIE)
    .rect(12, y + 8, 1, 8, h.D)
    .rect(19, y + 8, 1, 8, h.D);
}

function bun(p, pose) {
  const y = pose.headY;
  base(p, pose);
  const x = pose.isSide ? 20 : 16;
  p.disc(x, y - 3, 4, 3, h.m)
    .disc(x - 1, y - 4, 1, 1, h.l)
    .rect(x - 2, y - 1, 5, 1, h.d)
    .rect(x + 2, y - 4, 2, 3, h.d);
}

function pigtails(p, pose) {
  const y = pose.headY;
  const tail = (x, c, tie) => {
    p.disc(x, y + 12, 3, 5, c.m)
      .rect(x + 1, y + 9, 2, 6, c.d)
      .rect(x - 2, y + 10, 1, 4, c.l)
      .rect(x - 1, y + 16, 3, 2, c.d);
    p.rect(x - 1, y + 6, 3, 2, tie);
  };
  if (!pose.isSide) for (const x of [6, 25]) tail(x, h, TIE);
  base(p, pose);
  if (pose.isSide) tail(20, h, TIE);
  if (pose.isBack) p.rect(16, y, 1, 12, h.D);
}

function hijab(p, pose) {
  const y = pose.headY;
  p.rect(MIDDLE - 4, y - 1, 8, 1, h.m);
  HEAD.forEach((half, row) => {
    const grow = row < 2 || pose.isSide ? 0 : 1;
    if (pose.isBack || row < 4) {
      p.rect(MIDDLE - half - grow + (pose.isSide ? 1 : 0), y + row, (half + grow) * 2 - (pose.isSide ? 1 : 0), 1, h.m);
    } else if (pose.isSide) {
      const low = row > 11 ? 3 : 0;
      p.rect(MIDDLE - 3 - low, y + row, 11 + low, 1, h.m)
        .rect(MIDDLE + 5, y + row, 3, 1, h.d)
        .set(MIDDLE - 3, y + row, h.l);
    } else p.rect(MIDDLE - half - 1, y + row, 4, 1, h.m).rect(MIDDLE + half - 3, y + row, 4, 1, h.d);
  });
  p.round(MIDDLE - 8, y + 13, 16, 5, h.m, 2).rect(MIDDLE - 6, y + 15, 12, 1, h.d);
  p.rect(MIDDLE - 5, y + 1, 6, 1, h.h).rect(MIDDLE - 6, y + 2, 3, 1, h.l);
  if (pose.isFront) p.rect(MIDDLE - 5, y + 4, 10, 1, h.d);
  if (pose.isBack) p.rect(MIDDLE + 4, y + 3, 3, 10, h.d).rect(MIDDLE - 2, y + 5, 1, 8, h.d);
}

/** A cap in the color of the top, hair showing under it. */
function cap(p, pose) {
  const y = pose.headY;
  base(p, pose);
  for (let row = -2; row < 5; row++) {
    const half = (row < 0 ? 7 + row : [7, 8, 8, 9, 9][row]) - (pose.isSide ? 1 : 0);
    p.rect(MIDDLE - half, y + row, half * 2, 1, t.m).rect(MIDDLE + half - 3, y + row, 3, 1, t.d);
  }
  p.rect(MIDDLE - 4, y - 1, 5, 1, t.h)
    .rect(MIDDLE - 6, y, 4, 1, t.l)
    .rect(MIDDLE - 1, y - 3, 2, 1, t.d);
  if (pose.isFront) {
    p.rect(8, y + 4, 16, 2, t.d)
      .rect(7, y + 5, 18, 1, t.D)
      .rect(9, y + 4, 8, 1, t.l)
      .rect(14, y, 4, 3, t.h)
      .rect(15, y + 1, 2, 1, t.d);
  } else if (pose.isSide)
    p.rect(3, y + 4, 12, 1, t.l)
      .rect(3, y + 5, 13, 1, t.D)
      .rect(17, y, 1, 4, t.d);
  else
    p.rect(12, y + 3, 8, 2, h.m)
      .rect(11, y + 2, 10, 1, t.D)
      .rect(13, y + 4, 6, 1, h.d);
}

export const hairs = { bald: null, buzz, short, quiff, curly, afro, bob, long, ponytail, bun, pigtails, hijab, cap };
