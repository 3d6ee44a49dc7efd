import { KEYS } from "./materials.mjs";
import { HEAD, MIDDLE } from "./pose.mjs";

export const EYE = "#2b2233";
const SHOE = { m: "#4a3c48", l: "#6a5964", d: "#362b38" };
const FAR_SHOE = { m: "#362b38", l: "#453846", d: "#2a2130" };

/** Rows of a leg from `from` to `to` px below the hip, in a material. */
export function drawLeg(p, leg, c, from = 0, to = 99) {
  leg.rows.slice(from, to).forEach(({ y, x, width }) => {
    p.rect(x, y, width, 1, leg.isFar ? c.d : c.m);
    if (!leg.isFar) p.rect(x, y, 1, 1, c.l);
    p.rect(x + width - 1, y, 1, 1, leg.isFar ? c.D : c.d);
  });
}

function drawShoe(p, { shoe, isFar }) {
  const c = isFar ? FAR_SHOE : SHOE;
  p.rect(shoe.x, shoe.y, shoe.width, 3, c.m).rect(shoe.x, shoe.y, shoe.width, 1, c.l);
  p.rect(shoe.x, shoe.y + 2, shoe.width, 1, c.d);
}

/**
 * The arms. `sleeve` is how many of its 7 rows are covered by cloth of ramp `cloth` (0 for a bare arm); bare rows
 * and hands are drawn only when `skin` is given.
 */
export function drawArms(p, pose, { cloth, sleeve = 0, skin, cuff }) {
  const part = (x, y, width, row) => {
    const isHand = row >= 7;
    const c = isHand || row >= sleeve ? skin : cloth;
    if (!c) return;
    const isCuff = !isHand && cuff && row === sleeve - 1;
    p.rect(x, y, width, 1, isCuff ? c.d : c.m);
    if (!isHand && !isCuff) p.rect(x, y, 1, 1, c.l);
    p.rect(x + width - 1, y, 1, 1, isCuff ? c.D : c.d);
  };
  const top = pose.torsoY + 1;
  if (pose.isSide) {
    for (let row = 0; row < 9; row++) {
      const x = 14 + Math.round((pose.armSwing * row) / 8);
      part(x, top + row, 4, row);
      const c = row < sleeve ? cloth : null;
      if (c) p.set(x + 3, top + row, c.D);
    }
    return;
  }
  [pose.torso.x - 2, pose.torso.x + pose.torso.width - 1].forEach((x, i) => {
    for (let row = 0; row < 9; row++) part(x, top + pose.armLift[i] + row, 3, row);
  });
}

export function drawTorso(p, pose, c, height = 11) {
  const { x, width } = pose.torso;
  const y = pose.torsoY;
  p.round(x, y, width, height, c.m)
    .rect(x + 1, y, width - 2, 1, c.l)
    .rect(x + width - 2, y + 1, 2, height - 2, c.d);
  p.rect(x + 1, y + height - 1, width - 2, 1, c.d);
}

function drawHead(p, pose, s) {
  const y0 = pose.headY;
  HEAD.forEach((half, y) => {
    const width = pose.isSide ? half - 1 : half;
    p.rect(MIDDLE - width, y0 + y, width * 2, 1, s.m).rect(MIDDLE + width - 2, y0 + y, 2, 1, s.d);
    if (y > 1 && y < 12) p.rect(MIDDLE - width, y0 + y, 1, 1, s.l);
  });
  if (!pose.isBack) p.rect(MIDDLE - 5, y0 + 13, 10, 1, s.d);
  if (!pose.isSide) p.rect(MIDDLE - 9, y0 + 8, 1, 3, s.m).rect(MIDDLE + 8, y0 + 8, 1, 3, s.d);
}

function drawFace(p, pose, s, brow) {
  const y = pose.headY;
  if (pose.isFront) {
    for (const x of [11, 19]) {
      p.rect(x, y + 8, 2, 3, EYE)
        .set(x + (x < 16 ? 1 : 0), y + 8, "#ffffff")
        .rect(x, y + 6, 2, 1, brow.d);
    }
    p.rect(9, y + 11, 3, 1, s.h)
      .rect(20, y + 11, 3, 1, s.h)
      .rect(15, y + 12, 2, 1, s.D)
      .set(16, y + 10, s.d);
  }
  if (pose.isSide) {
    p.rect(11, y + 8, 2, 3, EYE)
      .set(12, y + 8, "#ffffff")
      .rect(11, y + 6, 2, 1, brow.d);
    p.set(8, y + 9, s.m)
      .set(8, y + 10, s.m)
      .rect(9, y + 12, 2, 1, s.D)
      .rect(11, y + 11, 3, 1, s.h);
    p.rect(16, y + 8, 2, 3, s.d).set(16, y + 9, s.m);
  }
}

/** The whole figure without clothes, with shoes. */
export function drawBody(p, pose) {
  const s = KEYS.skin;
  for (const leg of pose.legs) {
    drawLeg(p, leg, s);
    drawShoe(p, leg);
  }
  drawTorso(p, pose, s);
  drawArms(p, pose, { skin: s });
  drawHead(p, pose, s);
  drawFace(p, pose, s, KEYS.hair);
}
