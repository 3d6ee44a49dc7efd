import { Pixels } from "../pixels.mjs";
import { drawBody } from "./body.mjs";
import { bottoms, tops } from "./clothes.mjs";
import { extras } from "./extras.mjs";
import { hairs } from "./hair.mjs";
import { materialsJson, outlineOf } from "./materials.mjs";
import { COLUMNS, HEIGHT, poseOf, ROWS, WIDTH } from "./pose.mjs";

const BLOCKS_PER_ROW = 6;

/** Parts from back to front, each with its variants by name; null draws nothing. */
const PARTS = { body: { plain: drawBody }, bottom: bottoms, top: tops, hair: hairs, extra: extras };

/** One frame of a part: its pixels, and its outline where neither the part nor the body has a pixel. */
function frameOf(draw, row, column) {
  const isMirrored = row === "right";
  const pose = poseOf(isMirrored ? "left" : row, column);
  const part = new Pixels(WIDTH, HEIGHT);
  draw(part, pose);
  const body = new Pixels(WIDTH, HEIGHT);
  drawBody(body, pose);
  const outlined = new Pixels(WIDTH, HEIGHT).blit(part, 0, 0).outline(outlineOf);
  outlined.data.forEach((color, at) => {
    if (color && !part.data[at] && body.data[at]) outlined.data[at] = null;
  });
  return isMirrored ? new Pixels(WIDTH, HEIGHT).blit(outlined, 0, 0, true) : outlined;
}

function drawBlock(sheet, draw, block) {
  const left = (block % BLOCKS_PER_ROW) * COLUMNS.length * WIDTH;
  const top = Math.floor(block / BLOCKS_PER_ROW) * ROWS.length * HEIGHT;
  ROWS.forEach((row, j) => {
    COLUMNS.forEach((_, i) => sheet.blit(frameOf(draw, row, i), left + i * WIDTH, top + j * HEIGHT));
  });
}

/** The sheet of all parts in key colors, and what a client needs to compose an avatar from it. */
export function buildAvatar() {
  const draws = [];
  const parts = Object.entries(PARTS).map(([part, variants]) => ({
    part,
    variants: Object.entries(variants).map(([name, draw]) => ({ name, block: draw ? draws.push(draw) - 1 : null })),
  }));
  const blockRows = Math.ceil(draws.length / BLOCKS_PER_ROW);
  const sheet = new Pixels(BLOCKS_PER_ROW * COLUMNS.length * WIDTH, blockRows * ROWS.length * HEIGHT);
  draws.forEach((draw, block) => drawBlock(sheet, draw, block));
  const description = {
    image: "avatar.png",
    frame: { width: WIDTH, height: HEIGHT },
    columns: COLUMNS,
    rows: ROWS,
    blocksPerRow: BLOCKS_PER_ROW,
    drawOrder: Object.keys(PARTS),
    materials: materialsJson(),
    parts,
  };
  return { sheet, description };
}
