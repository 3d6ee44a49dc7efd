// Colors. Shadows lean to violet, lights lean to warm yellow, outlines are dark violet.

const SHADE = "#2a1f4a";
const LIGHT = "#fff2c4";
export const INK = "#1b1533";

export const channels = (color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

const clampByte = (value) => Math.max(0, Math.min(255, Math.round(value)));

export const toColor = (rgb) => "#" + rgb.map((value) => clampByte(value).toString(16).padStart(2, "0")).join("");

/** The color a share `t` (0 to 1) of the way from `a` to `b`. */
export function mix(a, b, t) {
  const to = channels(b);
  return toColor(channels(a).map((value, i) => value + (to[i] - value) * t));
}

/** Six steps of one material: o outline, D deep, d dark, m mid, l light, h highlight. */
export function ramp(mid) {
  return {
    o: mix(mid, INK, 0.72),
    D: mix(mid, SHADE, 0.48),
    d: mix(mid, SHADE, 0.26),
    m: mid,
    l: mix(mid, LIGHT, 0.22),
    h: mix(mid, LIGHT, 0.5),
  };
}

/** A color with an opacity from 0 to 1, as #rrggbbaa. */
export const alpha = (color, opacity) =>
  color +
  clampByte(opacity * 255)
    .toString(16)
    .padStart(2, "0");

export const wood = ramp("#b9845a");
export const darkWood = ramp("#8a5a3c");
export const lightWood = ramp("#d2a679");
export const metal = ramp("#8d97a8");
export const dark = ramp("#3d4456");
export const white = ramp("#e9e7e2");
export const cream = ramp("#e6dcc8");
export const teal = ramp("#3f8f8c");
export const coral = ramp("#d9695f");
export const navy = ramp("#48598c");
export const leaf = ramp("#4f9a54");
export const deepLeaf = ramp("#3f7f4c");
export const freshLeaf = ramp("#63ad61");
export const pot = ramp("#c7704a");
export const paper = ramp("#f2efe6");
export const yellow = ramp("#e2b04a");
export const plum = ramp("#8a6aa5");
export const stone = ramp("#a9a7b0");
export const brick = ramp("#b8705a");
export const grass = ramp("#86b06a");
