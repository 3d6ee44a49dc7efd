import { drawArms, drawLeg, drawTorso } from "./body.mjs";
import { KEYS } from "./materials.mjs";

const t = KEYS.top;
const b = KEYS.bottom;
const skin = KEYS.skin;
const SHIRT = { l: "#fbf8f0", m: "#ece6da", d: "#c9c1b6" };

// Bottoms

function belt(p, pose) {
  const { x, width } = pose.torso;
  const y = pose.torsoY + 9;
  p.rect(x + 1, y, width - 2, 2, b.m)
    .rect(x + width - 3, y, 2, 2, b.d)
    .rect(x + 1, y, 1, 2, b.l);
}

function trousers(p, pose) {
  belt(p, pose);
  for (const leg of pose.legs) drawLeg(p, leg, b);
  if (!pose.isSide && !pose.isSitting) p.rect(15, 33, 2, 3, b.D);
  if (pose.isSitting && pose.isFront) for (const x of [11, 17]) p.rect(x, 36, 4, 1, b.h).rect(x, 37, 4, 1, b.l);
}

function shorts(p, pose) {
  belt(p, pose);
  const length = pose.isSitting && !pose.isSide ? 2 : 5;
  for (const leg of pose.legs) {
    drawLeg(p, leg, b, 0, length);
    const hem = leg.rows[Math.min(length, leg.rows.length) - 1];
    p.rect(hem.x, hem.y, hem.width, 1, b.d);
  }
  if (!pose.isSide && !pose.isSitting) p.rect(15, 33, 2, 2, b.D);
}

/** A skirt of `length` rows that widens downwards and swings with the step. */
function flare(p, pose, c, top, length) {
  const { x, width } = pose.torso;
  if (pose.isSitting && pose.isSide) {
    p.rect(9, top - 1, x + width - 10, 5, c.m)
      .rect(9, top - 1, x + width - 10, 1, c.l)
      .rect(9, top + 3, 11, 1, c.d);
    return;
  }
  const sway = pose.isSide ? [0, 1, 0, -1, 0, 0][pose.column] : 0;
  const rows = pose.isSitting ? Math.min(length, 4) : length;
  for (let row = 0; row < rows; row++) {
    const grow = Math.min(2, Math.floor(row / 2));
    const left = x + 1 - grow + Math.round((sway * row) / rows);
    const span = width - 2 + grow * 2;
    p.rect(left, top + row, span, 1, c.m)
      .rect(left, top + row, 2, 1, c.l)
      .rect(left + span - 3, top + row, 3, 1, c.d);
    for (let fold = 4; fold < span - 3; fold += 4) if (row > 1) p.set(left + fold, top + row, c.d);
    if (row === rows - 1) p.rect(left, top + row, span, 1, c.d);
  }
}

const skirt = (p, pose) => flare(p, pose, b, pose.torsoY + 9, 7);

// Tops

const long = { cloth: t, sleeve: 7, skin };

function innerArms(p, pose) {
  if (pose.isSide) return;
  const { x, width } = pose.torso;
  p.rect(x + 1, pose.torsoY + 2, 1, 7, t.d).rect(x + width - 2, pose.torsoY + 2, 1, 7, t.D);
}

function neckline(p, pose, y = pose.torsoY) {
  if (!pose.isFront) return;
  p.rect(13, y, 6, 1, t.h)
    .rect(14, y, 4, 1, skin.d)
    .rect(15, y + 1, 2, 1, skin.d);
}

function tShirt(p, pose) {
  drawTorso(p, pose, t);
  drawArms(p, pose, { cloth: t, sleeve: 3, skin, cuff: true });
  innerArms(p, pose);
  neckline(p, pose);
  if (pose.isFront)
    p.rect(15, pose.torsoY + 4, 2, 1, t.h)
      .rect(14, pose.torsoY + 5, 4, 1, t.h)
      .rect(15, pose.torsoY + 6, 2, 1, t.h);
}

function shirt(p, pose) {
  const y = pose.torsoY;
  drawTorso(p, pose, t);
  drawArms(p, pose, { ...long, cuff: true });
  innerArms(p, pose);
  if (pose.isFront) {
    p.rect(12, y, 3, 2, t.h)
      .rect(17, y, 3, 2, t.h)
      .rect(15, y, 2, 1, skin.d)
      .rect(15, y + 2, 2, 8, t.l);
    for (const row of [3, 5, 7]) p.set(16, y + row, t.D);
    p.rect(18, y + 4, 2, 2, t.d);
  } else if (pose.isSide) p.rect(11, y, 4, 2, t.h);
  else p.rect(12, y, 8, 1, t.h);
}

function hoodie(p, pose) {
  const y = pose.torsoY;
  drawTorso(p, pose, t, 12);
  drawArms(p, pose, { ...long, cuff: true });
  innerArms(p, pose);
  if (pose.isFront) {
    p.rect(10, y - 1, 12, 2, t.d)
      .rect(12, y, 8, 2, t.D)
      .rect(14, y, 4, 1, skin.d);
    p.rect(14, y + 2, 1, 4, SHIRT.m)
      .rect(17, y + 2, 1, 3, SHIRT.m)
      .rect(12, y + 7, 8, 3, t.d)
      .rect(12, y + 7, 8, 1, t.l);
  } else if (pose.isSide)
    p.rect(16, y - 2, 6, 4, t.d)
      .rect(17, y - 1, 4, 2, t.D)
      .set(12, y + 3, SHIRT.m);
  else
    p.round(10, y - 1, 12, 6, t.d, 2)
      .rect(12, y, 8, 3, t.D)
      .rect(12, y + 4, 8, 1, t.l);
}

function jacket(p, pose) {
  const y = pose.torsoY;
  drawTorso(p, pose, t);
  drawArms(p, pose, { ...long, cuff: true });
  innerArms(p, pose);
  if (pose.isFront) {
    p.rect(14, y, 4, 10, SHIRT.m)
      .rect(14, y, 4, 1, skin.d)
      .rect(17, y + 1, 1, 9, SHIRT.d);
    p.rect(12, y, 2, 5, t.h)
      .rect(18, y, 2, 5, t.h)
      .rect(13, y + 5, 1, 5, t.D)
      .rect(18, y + 5, 1, 5, t.D);
  } else if (pose.isSide)
    p.rect(11, y + 1, 2, 9, SHIRT.m)
      .rect(13, y, 1, 10, t.D)
      .rect(13, y, 2, 3, t.h);
  else p.rect(12, y, 8, 1, t.h).rect(16, y + 3, 1, 7, t.d);
}

function sweater(p, pose) {
  const { x, width } = pose.torso;
  const y = pose.torsoY;
  drawTorso(p, pose, t);
  drawArms(p, pose, { ...long, cuff: true });
  for (const row of [3, 6]) {
    p.rect(x + (pose.isSide ? 0 : 1), y + row, width - (pose.isSide ? 0 : 2), 2, t.h);
    p.rect(x + width - 3, y + row, 2, 2, t.l);
  }
  if (pose.isSide) drawArms(p, pose, { ...long, cuff: true });
  innerArms(p, pose);
  p.rect(x + 3, y, width - 6, 1, t.D);
  if (pose.isFront) p.rect(14, y, 4, 1, skin.d);
}

function blazer(p, pose) {
  const y = pose.torsoY;
  jacket(p, pose);
  if (pose.isFront) {
    p.rect(15, y + 1, 2, 2, "#8f3f4c")
      .rect(15, y + 3, 2, 6, "#b5525a")
      .set(16, y + 4, "#8f3f4c")
      .set(16, y + 7, "#8f3f4c");
    p.rect(19, y + 6, 2, 1, t.h).rect(20, y + 3, 1, 2, SHIRT.l);
  }
  if (pose.isBack) p.rect(13, y + 5, 6, 1, t.d);
}

function dress(p, pose) {
  const y = pose.torsoY;
  drawTorso(p, pose, t, 10);
  drawArms(p, pose, { cloth: t, sleeve: 3, skin, cuff: true });
  innerArms(p, pose);
  neckline(p, pose);
  flare(p, pose, t, y + 8, 10);
  const { x, width } = pose.torso;
  p.rect(x + 1, y + 8, width - 2, 1, t.h);
  if (!pose.isSide) p.rect(x + width - 3, y + 8, 2, 1, t.l);
}

function dungarees(p, pose) {
  const y = pose.torsoY;
  drawTorso(p, pose, t);
  drawArms(p, pose, { cloth: t, sleeve: 5, skin, cuff: true });
  innerArms(p, pose);
  neckline(p, pose);
  if (pose.isFront) {
    p.rect(11, y + 4, 10, 7, b.m)
      .rect(11, y + 4, 10, 1, b.l)
      .rect(12, y, 1, 4, b.m)
      .rect(19, y, 1, 4, b.m);
    p.rect(14, y + 6, 4, 3, b.l)
      .rect(14, y + 6, 4, 1, b.h)
      .set(12, y + 4, "#e2c26a")
      .set(19, y + 4, "#e2c26a");
  } else if (pose.isSide)
    p.rect(11, y + 5, 10, 6, b.m)
      .rect(11, y + 5, 10, 1, b.l)
      .rect(13, y, 1, 5, b.m);
  else
    p.rect(10, y + 7, 12, 4, b.m)
      .line(12, y, 19, y + 7, b.m)
      .line(19, y, 12, y + 7, b.m);
  if (pose.isSide) drawArms(p, pose, { cloth: t, sleeve: 5, skin, cuff: true });
}

export const bottoms = { trousers, skirt, shorts };
export const tops = {
  "t-shirt": tShirt,
  shirt,
  hoodie,
  jacket,
  dress,
  sweater,
  blazer,
  dungarees,
};
