import { mix, ramp } from "../palette.mjs";

/** The six steps of a ramp in the order of avatar.json. */
export const STEPS = ["o", "D", "d", "m", "l", "h"];

const BLUSH = "#e0605a";

/** Skin has a blush in place of the highlight. */
const skinRamp = (mid) => ({ ...ramp(mid), o: mix(mid, "#2a1020", 0.66), h: mix(mid, BLUSH, 0.4) });

const named = (make, colors) => Object.entries(colors).map(([name, mid]) => ({ name, ramp: make(mid) }));

const CHOICES = {
  skin: named(skinRamp, {
    porcelain: "#f8dcc4",
    peach: "#f6d0b0",
    sand: "#e5ac80",
    honey: "#c98a5c",
    chestnut: "#9a6240",
    umber: "#744832",
    ebony: "#553427",
  }),
  hair: named(ramp, {
    brown: "#6b4226",
    black: "#2b2733",
    espresso: "#45302c",
    auburn: "#a8542c",
    ginger: "#cf7438",
    blond: "#e0b25a",
    platinum: "#ebdcb4",
    gray: "#9a9aa4",
    white: "#e4e2e6",
    plum: "#7d4f96",
    teal: "#3f9a94",
    pink: "#dd7fa0",
    blue: "#4f74b8",
  }),
  top: named(ramp, {
    coral: "#d9695f",
    teal: "#3f8f8c",
    navy: "#48598c",
    mustard: "#e2b04a",
    moss: "#6c9a4f",
    plum: "#8a6aa5",
    cream: "#e9e2d2",
    charcoal: "#454b5e",
    sky: "#76aed0",
    rose: "#dc93a4",
    brick: "#a4503f",
    mint: "#8fc7a6",
  }),
  bottom: named(ramp, {
    denim: "#3a4668",
    graphite: "#4b4b55",
    khaki: "#8a7556",
    forest: "#3a5446",
    burgundy: "#7a3f4c",
    stone: "#a39c92",
    black: "#302e3c",
    sky: "#6f93b4",
  }),
};

/*
 * Key colors are the ones the parts are drawn in. They are close to a natural choice, so that the bare sheet can be
 * looked at, but differ from each other and from every fixed color, so that an exact match is enough to recolor.
 */
const KEY_MIDS = { skin: "#f4cda9", hair: "#6e4528", top: "#d66a62", bottom: "#3c4769" };

export const KEYS = {
  skin: skinRamp(KEY_MIDS.skin),
  hair: ramp(KEY_MIDS.hair),
  top: ramp(KEY_MIDS.top),
  bottom: ramp(KEY_MIDS.bottom),
};

const steps = (colors) => STEPS.map((step) => colors[step]);

export const materialsJson = () =>
  Object.fromEntries(
    Object.keys(KEYS).map((material) => [
      material,
      {
        key: steps(KEYS[material]),
        ramps: CHOICES[material].map(({ name, ramp: colors }) => ({ name, colors: steps(colors) })),
      },
    ]),
  );

/** The outline for a pixel: its material's outline, or a dark tone of a fixed color. */
export function outlineOf(color) {
  for (const key of Object.values(KEYS)) if (STEPS.some((step) => key[step] === color)) return key.o;
  return mix(color.slice(0, 7), "#1b1533", 0.7);
}
