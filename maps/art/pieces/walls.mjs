import { alpha, brick, cream, darkWood, metal, mix, ramp } from "../palette.mjs";
import { flat, piece, TILE } from "../piece.mjs";
import { Pixels } from "../pixels.mjs";

/*
 * Walls on whole tiles. A wall cell is seen from above as a cap 12 px thick in its top left corner, with an arm
 * to the east and one to the south where the wall goes on. Under a cap hangs the face, 52 px tall: 20 px in the
 * cell itself ("upper" tile) and 32 px in the cell below ("lower" tile). So a wall that runs east-west takes two
 * rows, a wall that runs north-south one column whose right 20 px are floor.
 */
const CAP = 12;
const FACE = 52;

const STYLES = {
  plaster: { cap: ramp("#565d78"), face: plasterFace(cream, "#b8a585") },
  teal: { cap: ramp("#565d78"), face: plasterFace(ramp("#6fa8a2"), "#3f7f7c") },
  brick: { cap: ramp("#6a5a66"), face: brickFace },
  glass: { cap: ramp("#a3b6c4"), face: glassFace, clear: true },
};

function plasterFace(c, panel) {
  return (p) => {
    p.rect(0, 0, TILE, FACE, c.m).fade(0, 0, TILE, 8, c.d, c.m);
    for (let x = 0; x < TILE; x += 8) p.rect(x, 4, 1, 31, mix(c.m, c.d, 0.16));
    p.rect(0, 34, TILE, 1, c.h)
      .rect(0, 35, TILE, 10, mix(c.m, panel, 0.5))
      .rect(0, 35, TILE, 1, mix(c.d, panel, 0.4));
    for (const x of [3, 19]) {
      p.rect(x, 37, 10, 6, mix(c.m, panel, 0.75))
        .rect(x, 37, 10, 1, mix(c.d, panel, 0.4))
        .rect(x, 42, 10, 1, c.l);
    }
    p.rect(0, 45, TILE, 6, darkWood.m).rect(0, 45, TILE, 1, darkWood.l).rect(0, 50, TILE, 2, darkWood.o);
  };
}

function brickFace(p) {
  const mortar = mix(brick.m, "#e6dcc8", 0.32);
  p.rect(0, 0, TILE, FACE, mortar);
  for (let j = 0; j * 5 < 46; j++) {
    for (let x = j % 2 ? -8 : 0; x < TILE; x += 16) {
      const tone = mix(brick.m, (x / 8 + j * 3) % 5 < 2 ? brick.d : brick.l, 0.35);
      p.rect(x, j * 5, 15, 4, tone).rect(x, j * 5, 15, 1, mix(tone, brick.h, 0.3));
    }
  }
  for (let y = 0; y < 5; y++) p.rect(0, y, TILE, 1, alpha("#2a1f4a", 0.3 - y * 0.06));
  p.rect(0, 45, TILE, 7, "#8d8794").rect(0, 45, TILE, 1, "#b3adb5").rect(0, 50, TILE, 2, "#4a4456");
}

function glassFace(p) {
  p.rect(0, 0, TILE, FACE, "#bfe3ea66").rect(0, 20, TILE, 26, "#a9d5df5c");
  for (let k = 0; k < 4; k++) p.line(5 + k, 40, 20 + k, 6, "#ffffff90");
  p.rect(0, 22, TILE, 3, "#ffffff70");
  p.rect(0, 46, TILE, 6, metal.m).rect(0, 46, TILE, 1, metal.h).rect(0, 51, TILE, 1, metal.o);
  p.rect(31, 0, 1, 46, metal.d).rect(0, 0, 1, 46, metal.l);
}

function capPatch(p, style, x, y, width, height) {
  const c = style.cap;
  p.rect(x, y, width, height, style.clear ? mix(c.m, "#dff2f6", 0.35) : c.m);
}

/** Whether the arm to the east is drawn: the wall goes on there, or it ends freely and fills its last tile. */
const isFull = ({ n, e, s, w }) => e || (w && !n && !s);

function drawCap(p, style, links) {
  const c = style.cap;
  const full = isFull(links);
  capPatch(p, style, 0, 0, CAP, CAP);
  if (full) capPatch(p, style, CAP, 0, TILE - CAP, CAP);
  if (links.s) capPatch(p, style, 0, CAP, CAP, TILE - CAP);
  const right = full ? TILE : CAP;
  p.rect(links.n ? CAP : 0, 0, right - (links.n ? CAP : 0), 1, c.o);
  p.rect(links.n ? CAP : 1, 1, right - (links.n ? CAP : 1) - (links.e ? 0 : 1), 1, c.l);
  if (!links.w || links.n) p.rect(0, 0, 1, 1, c.o);
  if (!links.w) p.rect(0, 0, 1, CAP, c.o).rect(1, 1, 1, CAP - 1, c.l);
  if (full && !links.e) p.rect(TILE - 1, 0, 1, CAP, c.o);
  if (!full) p.rect(CAP - 1, links.n && !links.s ? 0 : 0, 1, CAP, c.o);
  const bottomFrom = links.s ? CAP - 1 : 0;
  p.rect(bottomFrom, CAP - 2, right - bottomFrom, 1, c.d).rect(bottomFrom, CAP - 1, right - bottomFrom, 1, c.o);
  if (!links.s) return;
  p.rect(1, CAP - 2, CAP - 2, 2, style.clear ? mix(c.m, "#dff2f6", 0.35) : c.m);
  const from = links.w ? CAP : 0;
  p.rect(0, from, 1, TILE - from, c.o).rect(1, Math.max(from, 1), 1, TILE - Math.max(from, 1), c.l);
  if (links.w) p.rect(0, CAP - 1, 1, 1, c.o);
  p.rect(CAP - 2, CAP, 1, TILE - CAP, c.d).rect(CAP - 1, full ? CAP - 1 : 0, 1, TILE, c.o);
}

/** The face under the cap: rows `from` to `to` of its 52, set at `top`. */
function drawFace(p, style, links, from, to, top) {
  const full = isFull(links);
  const left = links.s ? CAP : 0;
  const right = full ? TILE : CAP;
  if (right <= left) return;
  const whole = new Pixels(TILE, FACE);
  style.face(whole);
  p.blit(whole.crop(left, from, right - left, to - from), left, top);
  const edge = style.clear ? metal.d : mix("#2a1f4a", "#8a5a3c", 0.35);
  if (!links.w && !links.s) p.rect(0, top, 1, to - from, edge);
  if (!links.e) p.rect(right - 1, top, 1, to - from, edge);
}

const sideShadow = (p, y, height) => p.rect(CAP, y, 5, height, alpha("#2a1f4a", 0.16));

function upper(style, links) {
  return (p) => {
    const full = isFull(links);
    if (!full || (links.s && links.n)) sideShadow(p, links.n ? 0 : CAP, links.n ? TILE : TILE - CAP);
    drawFace(p, style, links, 0, TILE - CAP, CAP);
    if (links.s && full) sideShadow(p, CAP, TILE - CAP);
    drawCap(p, style, links);
  };
}

function lower(style, links) {
  return (p) => {
    drawFace(p, style, links, TILE - CAP, FACE, 0);
    if (!isFull(links) && !links.s) sideShadow(p, 0, TILE);
  };
}

export const linkKey = ({ n, e, s, w }) => (n ? "n" : "") + (e ? "e" : "") + (s ? "s" : "") + (w ? "w" : "");

export const STYLE_NAMES = Object.keys(STYLES);

export const ALL_LINKS = Array.from({ length: 16 }, (_, bits) => ({
  n: Boolean(bits & 1),
  e: Boolean(bits & 2),
  s: Boolean(bits & 4),
  w: Boolean(bits & 8),
}));

/** The name of the lower tile under a wall cell, or null where a cell shows no face. */
export function lowerKey(links) {
  const full = isFull(links);
  if (links.s) return full ? "arm" : null;
  if (!full) return links.w ? "corner" : "post";
  return (links.w ? "w" : "") + (links.e ? "e" : "");
}

const LOWERS = {
  we: { e: true, w: true },
  e: { e: true },
  w: { w: true },
  corner: { w: true, n: true },
  post: { n: true },
  arm: { e: true, s: true, w: true },
};

/** The beam over a doorway and its two posts, all over the avatars. */
function doorway(style, name, cols) {
  return piece(`${name}-doorway-${cols}`, cols, 2, { above: 2 }, (p) => {
    const width = cols * TILE;
    const frame = style.clear ? metal : darkWood;
    const c = style.cap;
    p.rect(0, 0, width, CAP, style.clear ? mix(c.m, "#dff2f6", 0.35) : c.m).rect(0, 0, width, 1, c.o);
    p.rect(0, 1, width, 1, c.l)
      .rect(0, CAP - 2, width, 1, c.d)
      .rect(0, CAP - 1, width, 1, c.o);
    p.rect(0, CAP, width, 4, frame.m)
      .rect(0, CAP, width, 1, frame.l)
      .rect(0, CAP + 3, width, 1, frame.o);
    p.rect(0, CAP + 4, width, 3, alpha("#2a1f4a", 0.22));
    for (const x of [0, width - 4]) {
      p.rect(x, CAP, 4, FACE, frame.m).rect(x + (x ? 2 : 1), CAP, 1, FACE, frame.l);
      p.rect(x ? x : 3, CAP + 4, 1, FACE, frame.o);
    }
  });
}

const NO_LINKS = { n: false, e: false, s: false, w: false };

const wallSet = ([name, style]) => [
  ...ALL_LINKS.map((links) => piece(`${name}-${linkKey(links)}`, 1, 1, { wall: true }, upper(style, links))),
  ...Object.entries(LOWERS).map(([key, links]) =>
    piece(`${name}-lower-${key}`, 1, 1, { wall: true }, lower(style, { ...NO_LINKS, ...links })),
  ),
  ...[1, 2, 3].map((cols) => doorway(style, name, cols)),
];

/** The darkening of a floor at the foot of a wall. */
const foot = flat("wall-shade", 1, 1, (p) => {
  for (let i = 0; i < 5; i++) p.rect(0, i * 3, TILE, 3, alpha("#2a1f4a", 0.25 - i * 0.05));
});

export const walls = [...Object.entries(STYLES).flatMap(wallSet), foot];
