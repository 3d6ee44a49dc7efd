import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { layerTiles } from "../art/map-file.mjs";
import { outputs, sameOutput } from "../art/outputs.mjs";

const FLIPS = 0xf0000000;
const maps = join(dirname(fileURLToPath(import.meta.url)), "..");
const read = (file) => JSON.parse(readFileSync(join(maps, file)));

const tileset = read("tilesets/office.tsj");
const hasTrue = (tile, name) => (tile.properties ?? []).some((entry) => entry.name === name && entry.value === true);
const colliding = new Set(tileset.tiles.filter((tile) => hasTrue(tile, "collides")).map((tile) => tile.id));
const gidOf = (raw) => (raw & ~FLIPS) >>> 0;

/** A map as the tests need it: what blocks, its zones with their tiles, its layers. */
function load(file) {
  const map = read(file);
  const tileLayers = map.layers.filter((layer) => layer.type === "tilelayer");
  const blocked = new Array(map.width * map.height).fill(false);
  for (const layer of tileLayers) {
    layerTiles(layer).forEach((raw, at) => {
      if (raw !== 0 && colliding.has(gidOf(raw) - 1)) blocked[at] = true;
    });
  }
  const zones = map.layers
    .filter((layer) => layer.type === "objectgroup")
    .flatMap((layer) => layer.objects)
    .filter((object) => object.type === "area")
    .map((object) => ({
      name: object.name,
      x: object.x / 32,
      y: object.y / 32,
      width: object.width / 32,
      height: object.height / 32,
      properties: Object.fromEntries((object.properties ?? []).map((entry) => [entry.name, entry.value])),
    }));
  return { file, map, tileLayers, blocked, zones };
}

const floors = ["hq.tmj", "annex.tmj"].map(load);
const [hq] = floors;

function tilesOf({ map }, zone) {
  const tiles = [];
  for (let y = zone.y; y < zone.y + zone.height; y++) {
    for (let x = zone.x; x < zone.x + zone.width; x++) tiles.push(y * map.width + x);
  }
  return tiles;
}

function reachableFrom({ map, blocked }, start) {
  const seen = new Set([start]);
  for (const at of seen) {
    const x = at % map.width;
    const next = [at - map.width, at + map.width, ...(x > 0 ? [at - 1] : []), ...(x < map.width - 1 ? [at + 1] : [])];
    for (const to of next) if (to >= 0 && to < blocked.length && !blocked[to]) seen.add(to);
  }
  return seen;
}

test("two runs of the script draw the same bytes", () => {
  const first = outputs();
  const second = outputs();
  assert.ok(first.length >= 4);
  first.forEach(([path, bytes], i) => assert.ok(bytes.equals(second[i][1]), path));
});

test("the files on disk are what the script draws", () => {
  for (const [path, bytes] of outputs()) {
    assert.ok(sameOutput(path, readFileSync(join(maps, "..", path)), bytes), `${path}: run npm run draw`);
  }
});

test("the pictures stay small enough for the first page", () => {
  assert.ok(readFileSync(join(maps, "tilesets/office.png")).length <= 60 * 1024);
});

test("the ground floor has 60 x 36 tiles", () => {
  assert.deepEqual([hq.map.width, hq.map.height], [60, 36]);
});

test("the reception has 17 x 13 tiles and all of them can be walked on", () => {
  const zone = hq.zones.find((candidate) => candidate.name === "Reception");
  assert.deepEqual([zone.width, zone.height], [17, 13]);
  assert.equal(tilesOf(hq, zone).filter((at) => !hq.blocked[at]).length, 221);
});

test("people enter the office in the reception, on a start zone with room for a crowd", () => {
  const [reception, start] = ["Reception", "start"].map((name) => hq.zones.find((zone) => zone.name === name));
  assert.equal(start.properties.start, true);
  const inside = new Set(tilesOf(hq, reception));
  const open = tilesOf(hq, start).filter((at) => inside.has(at) && !hq.blocked[at]);
  assert.ok(open.length >= 100);
});

test("three meeting rooms of different size have a capacity", () => {
  const rooms = hq.zones.filter((zone) => zone.properties.meeting && zone.width > 2);
  assert.ok(rooms.length >= 3);
  assert.equal(new Set(rooms.map((zone) => zone.width * zone.height)).size, rooms.length);
  for (const zone of rooms) assert.ok(zone.properties.capacity >= 2, zone.name);
});

for (const floor of floors) {
  test(`${floor.file}: everything walkable can be reached from the start`, () => {
    const start = floor.zones.find((zone) => zone.properties.start);
    const from = tilesOf(floor, start).find((at) => !floor.blocked[at]);
    const seen = reachableFrom(floor, from);
    const walkable = floor.blocked.flatMap((isBlocked, at) => (isBlocked ? [] : [at]));
    assert.ok(walkable.length > 400);
    const lost = walkable.filter((at) => !seen.has(at));
    assert.deepEqual(lost, []);
  });

  test(`${floor.file}: every zone lies on the map and has a tile to stand on`, () => {
    assert.ok(floor.zones.length > 0);
    for (const zone of floor.zones) {
      assert.ok(zone.x >= 0 && zone.x + zone.width <= floor.map.width, zone.name);
      assert.ok(zone.y >= 0 && zone.y + zone.height <= floor.map.height, zone.name);
      assert.ok(
        tilesOf(floor, zone).some((at) => !floor.blocked[at]),
        zone.name,
      );
    }
  });

  test(`${floor.file}: zone names are not used twice`, () => {
    const names = floor.zones.map((zone) => zone.name);
    assert.equal(new Set(names).size, names.length);
  });

  test(`${floor.file}: every tile number is in the tileset`, () => {
    for (const layer of floor.tileLayers) {
      const tiles = layerTiles(layer);
      assert.equal(tiles.length, floor.map.width * floor.map.height, layer.name);
      for (const raw of tiles) assert.ok(gidOf(raw) <= tileset.tilecount, layer.name);
    }
  });

  test(`${floor.file}: nothing that blocks is drawn over the avatars`, () => {
    const split = floor.map.layers.findIndex((layer) => layer.name === "floorLayer");
    assert.ok(split > 0);
    for (const layer of floor.map.layers.slice(split).filter((candidate) => candidate.type === "tilelayer")) {
      for (const raw of layerTiles(layer)) assert.ok(raw === 0 || !colliding.has(gidOf(raw) - 1), layer.name);
    }
  });

  test(`${floor.file}: every exit leads to a start zone that lies apart from the exits there`, () => {
    const exits = floor.zones.filter((zone) => zone.properties.exitUrl);
    assert.ok(exits.length > 0);
    for (const exit of exits) {
      const [file, name] = exit.properties.exitUrl.split("#");
      const target = floors.find((candidate) => candidate.file === file);
      const arrival = target.zones.find((zone) => zone.name === name && zone.properties.start === true);
      assert.ok(arrival, exit.properties.exitUrl);
      const ways = target.zones.filter((zone) => zone.properties.exitUrl).flatMap((zone) => tilesOf(target, zone));
      assert.ok(tilesOf(target, arrival).every((at) => !ways.includes(at)));
      assert.ok(
        tilesOf(floor, exit).every((at) => !floor.blocked[at]),
        exit.name,
      );
    }
  });
}

test("the annex is stored compressed and uses mirrored tiles", () => {
  const annex = floors[1];
  assert.ok(annex.tileLayers.every((layer) => layer.encoding === "base64" && layer.compression === "zlib"));
  assert.ok(annex.tileLayers.some((layer) => layerTiles(layer).some((raw) => (raw & FLIPS) !== 0)));
});
