import assert from "node:assert/strict";
import { test } from "node:test";
import { buildAvatar } from "../art/avatar/sheet.mjs";

const { sheet, description } = buildAvatar();
const { frame, columns, rows, blocksPerRow, materials, parts } = description;
const keys = Object.values(materials).flatMap((material) => material.key);
const variantsOf = (part) => parts.find((entry) => entry.part === part).variants;

function frameAt(block, row, column) {
  const left = ((block % blocksPerRow) * columns.length + column) * frame.width;
  const top = (Math.floor(block / blocksPerRow) * rows.length + row) * frame.height;
  return sheet.crop(left, top, frame.width, frame.height);
}

test("no two steps of the key colors are alike", () => {
  assert.equal(keys.length, 24);
  assert.equal(new Set(keys).size, keys.length);
});

test("every ramp has six colors, like its key", () => {
  for (const [name, { key, ramps }] of Object.entries(materials)) {
    assert.equal(key.length, 6, name);
    for (const { colors } of ramps) {
      assert.equal(colors.length, 6, name);
      for (const color of colors) assert.match(color, /^#[0-9a-f]{6}$/);
    }
  }
});

test("there is enough to choose from", () => {
  const counts = Object.fromEntries(parts.map(({ part, variants }) => [part, variants.length]));
  assert.ok(counts.hair >= 10 && counts.top >= 5 && counts.bottom >= 2 && counts.extra >= 6, JSON.stringify(counts));
  assert.ok(materials.skin.ramps.length >= 6 && materials.hair.ramps.length >= 9);
  assert.ok(materials.top.ramps.length >= 10 && materials.bottom.ramps.length >= 6);
});

test("a sheet has no more than 255 colors, so that none is merged with another", () => {
  assert.ok(new Set(sheet.data.filter(Boolean)).size <= 255);
});

for (const { part, variants } of parts) {
  for (const { name, block } of variants.filter((variant) => variant.block !== null)) {
    test(`${part} ${name}: the right view mirrors the left one`, () => {
      columns.forEach((_, column) => {
        const left = frameAt(block, rows.indexOf("left"), column);
        const right = frameAt(block, rows.indexOf("right"), column);
        for (let y = 0; y < frame.height; y++) {
          for (let x = 0; x < frame.width; x++) assert.equal(left.get(x, y), right.get(frame.width - 1 - x, y));
        }
      });
    });
  }
}

test("the body stands on the same line in every standing and walking frame", () => {
  const [{ block }] = variantsOf("body");
  rows.forEach((_, row) => {
    columns.forEach((_, column) => {
      const picture = frameAt(block, row, column);
      const lowest = picture.data.findLastIndex((color) => color !== null);
      assert.equal(Math.floor(lowest / frame.width), 45);
    });
  });
});
