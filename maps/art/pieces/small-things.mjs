import { dark, metal, mix, ramp } from "../palette.mjs";

// Parts that several pieces of furniture share.

/** A table top seen from above at a slant, its front edge and the shade under it. */
export function tableTop(p, rng, x, y, width, depth, front, c) {
  p.round(x, y, width, depth + 2, c.l).rect(x + 2, y, width - 4, 1, c.h);
  for (let k = 3; k < depth; k += 4) p.rect(x + rng.int(2, 10), y + k, width - 14, 1, mix(c.l, c.m, 0.5));
  p.rect(x, y + depth, width, 3, c.m).rect(x, y + depth + 2, width, 1, c.d);
  if (front) p.rect(x + 2, y + depth + 3, width - 4, front, c.D);
}

export function legs(p, x, y, width, height, c) {
  for (const k of [x + 2, x + width - 5]) p.rect(k, y, 3, height, c.d).rect(k, y, 1, height, c.m);
}

const CODE = ["#7fd0c4", "#f0c67a", "#9fb6d8", "#e78a80"];

/** A monitor 24 px wide and 21 px tall, its screen or its back to the viewer. */
export function monitor(p, x, y, front, frame = 0) {
  p.round(x, y, 24, 16, dark.m);
  if (front) {
    p.rect(x + 1, y + 1, 22, 13, "#22364f").rect(x + 1, y + 1, 22, 2, "#3b5877");
    for (let i = 0; i < 4; i++) {
      const row = (i + frame) % 4;
      p.rect(x + 3 + (row % 2) * 2, y + 5 + i * 2, [9, 7, 10, 6][row], 1, CODE[row]);
    }
    p.rect(x + 15, y + 5, 7, 8, "#2d4a6b");
    p.rect(x + 16, y + 9, 1, 3, CODE[0])
      .rect(x + 18, y + 7, 1, 5, CODE[0])
      .rect(x + 20, y + 6, 1, 6, CODE[0]);
    p.shine(x + 2, y + 8, x + 7, y + 2, 3, "#ffffff22");
  } else {
    p.rect(x + 1, y + 1, 22, 1, dark.l)
      .rect(x + 9, y + 5, 6, 5, dark.d)
      .rect(x + 11, y + 6, 2, 2, metal.l);
  }
  p.rect(x + 10, y + 16, 4, 3, metal.d)
    .rect(x + 7, y + 19, 10, 2, metal.m)
    .rect(x + 7, y + 19, 10, 1, metal.l);
}

export function keyboard(p, x, y) {
  p.rect(x, y, 16, 5, "#cfd3da").rect(x, y + 4, 16, 1, "#9aa1ad");
  for (let j = 0; j < 2; j++) for (let i = 0; i < 7; i++) p.set(x + 1 + i * 2, y + 1 + j * 2, "#8d94a3");
  p.rect(x + 19, y + 1, 3, 4, "#e6e8ec");
}

export function mug(p, x, y, c) {
  p.rect(x, y, 5, 6, c.m)
    .rect(x, y, 5, 1, c.D)
    .rect(x, y + 1, 1, 5, c.l);
  p.set(x + 5, y + 2, c.m)
    .set(x + 6, y + 3, c.m)
    .set(x + 5, y + 4, c.m);
}

export function laptop(p, x, y, facesViewer) {
  if (facesViewer) {
    p.rect(x, y, 16, 9, dark.m)
      .rect(x + 1, y + 1, 14, 7, "#8fc3d8")
      .rect(x + 2, y + 2, 6, 1, "#e6f6fa");
    p.rect(x, y + 9, 16, 6, metal.l)
      .rect(x + 1, y + 10, 14, 3, metal.m)
      .rect(x, y + 14, 16, 1, metal.d);
  } else {
    p.rect(x, y + 5, 16, 8, metal.m)
      .rect(x, y + 5, 16, 1, metal.h)
      .rect(x + 6, y + 8, 4, 2, metal.l);
    p.rect(x, y, 16, 5, metal.l).rect(x + 1, y + 1, 14, 3, metal.d);
  }
}

export function sheet(p, x, y, width = 9, height = 11) {
  p.rect(x, y, width, height, "#f2efe6").rect(x, y, width, 1, "#fbf9f2");
  for (let k = 2; k < height - 2; k += 2) p.rect(x + 2, y + k, width - 4, 1, "#b7bcc7");
}

/** A small plant in a pot; (x, y) is the middle of the pot's rim. */
export function potPlant(p, x, y, c, leafRamp) {
  p.round(x - 4, y, 8, 6, c.m).rect(x - 3, y, 6, 1, c.l);
  p.disc(x, y - 3, 5, 4, leafRamp.m).disc(x - 2, y - 5, 2, 2, leafRamp.l);
}

export function bookRow(p, rng, x, y, width, colors) {
  const end = x + width;
  while (x < end - 5) {
    const thick = rng.int(2, 5);
    const height = rng.int(8, 12);
    const c = rng.pick(colors);
    if (rng.next() < 0.12) {
      x += 5;
      continue;
    }
    p.rect(x, y - height, thick, height, c.m)
      .rect(x, y - height, 1, height, c.l)
      .rect(x, y + 2 - height, thick, 1, c.h);
    x += thick + (rng.next() < 0.2 ? 2 : 0);
  }
}

export const GRAY = ramp("#b9c0c9");
export const CHAIR = ramp("#4a5a86");
export const STEEL = ramp("#c3cad3");
