import { TILE } from "./piece.mjs";
import { Pixels } from "./pixels.mjs";
import { charm } from "./pieces/charm.mjs";
import { desks } from "./pieces/desks.mjs";
import { floors } from "./pieces/floors.mjs";
import { ground } from "./pieces/ground.mjs";
import { kitchen } from "./pieces/kitchen.mjs";
import { machines } from "./pieces/machines.mjs";
import { plants } from "./pieces/plants.mjs";
import { seats } from "./pieces/seats.mjs";
import { storage } from "./pieces/storage.mjs";
import { tables } from "./pieces/tables.mjs";
import { wallThings } from "./pieces/wall-things.mjs";
import { ALL_LINKS, linkKey, STYLE_NAMES, walls } from "./pieces/walls.mjs";

const COLUMNS = 24;
const GROUPS = [floors, walls, wallThings, desks, seats, tables, storage, kitchen, plants, machines, charm, ground];

/** Blocks of `cols` x `rows` set into shelves of one height, so that each piece stays whole in the picture. */
function arrange(blocks) {
  let col = 0;
  let row = 0;
  let shelfRows = 0;
  for (const block of blocks) {
    if (col + block.cols > COLUMNS || (shelfRows !== block.rows && col > 0)) {
      row += shelfRows;
      col = 0;
      shelfRows = 0;
    }
    block.at = { col, row };
    shelfRows = Math.max(shelfRows, block.rows);
    col += block.cols;
  }
  return row + shelfRows;
}

const blocksOf = (piece) =>
  piece.pictures.map((pixels, frame) => ({ piece, pixels, frame, cols: piece.cols, rows: piece.rows }));

const tileId = (block, col, row) => (block.at.row + row) * COLUMNS + block.at.col + col;

function isEmpty(pixels, col, row) {
  const part = pixels.crop(col * TILE, row * TILE, TILE, TILE);
  return part.data.every((color) => color === null);
}

const sameTile = (a, b, col, row) => {
  const cut = (pixels) => pixels.crop(col * TILE, row * TILE, TILE, TILE).data.join();
  return cut(a) === cut(b);
};

const on = (name) => ({ name, type: "bool", value: true });

/** What Tiled must know of one tile of a piece, or null. */
function tileEntry(blocks, col, row) {
  const [first] = blocks;
  const { piece } = first;
  const entry = { id: tileId(first, col, row) };
  if (blocks.length > 1 && blocks.some((block) => !sameTile(first.pixels, block.pixels, col, row))) {
    entry.animation = blocks.map((block) => ({ duration: piece.millis, tileid: tileId(block, col, row) }));
  }
  if (piece.name === "blocked") entry.type = piece.name; // nothing to see: this is how people find it
  const isSeat = piece.seat !== null && row === piece.rows - 1;
  if (piece.blocks(col, row)) entry.properties = [on("collides"), ...(piece.wall ? [on("wall")] : [])];
  else if (isSeat) entry.properties = [{ name: "seat", type: "string", value: piece.seat }];
  return entry.animation || entry.properties ? entry : null;
}

function cells(piece) {
  const list = [];
  for (let row = 0; row < piece.rows; row++) for (let col = 0; col < piece.cols; col++) list.push([col, row]);
  return list;
}

/** Every piece, where it sits in the picture, and the picture itself. */
export function buildTileset() {
  const pieces = GROUPS.flat();
  const groups = pieces.map(blocksOf);
  const byHeight = groups.flat().sort((a, b) => b.rows - a.rows);
  const rows = arrange(byHeight);
  const pixels = new Pixels(COLUMNS * TILE, rows * TILE);
  for (const block of byHeight) pixels.blit(block.pixels, block.at.col * TILE, block.at.row * TILE);

  const tiles = groups.flatMap((blocks) =>
    cells(blocks[0].piece)
      .map(([col, row]) => tileEntry(blocks, col, row))
      .filter(Boolean),
  );
  tiles.sort((a, b) => a.id - b.id);

  const byName = new Map(groups.map((blocks) => [blocks[0].piece.name, blocks[0]]));
  if (byName.size !== groups.length) throw new Error("Two pieces have the same name");
  const tile = (name, col, row) => {
    const block = byName.get(name);
    if (!block) throw new Error(`No piece is named ${name}`);
    if (isEmpty(block.pixels, col, row) && !block.piece.blocks(col, row)) return null;
    return { id: tileId(block, col, row), above: row < block.piece.above, collides: block.piece.blocks(col, row) };
  };
  return {
    pixels,
    rows,
    columns: COLUMNS,
    tiles,
    tile,
    piece: (name) => byName.get(name)?.piece,
    tileCount: rows * COLUMNS,
  };
}

/** A terrain for each style of wall, so that Tiled's terrain brush finds the right upper tile. */
function wallTerrain(tileset, style) {
  const edge = (isLinked) => (isLinked ? 1 : 0);
  const wangtiles = ALL_LINKS.filter((links) => linkKey(links) !== "").map((links) => ({
    tileid: tileset.tile(`${style}-${linkKey(links)}`, 0, 0).id,
    wangid: [edge(links.n), 0, edge(links.e), 0, edge(links.s), 0, edge(links.w), 0],
  }));
  wangtiles.sort((a, b) => a.tileid - b.tileid);
  const [{ tileid }] = wangtiles;
  const colors = [{ color: "#d9695f", name: "wall", probability: 1, tile: tileid }];
  return { colors, name: `${style} wall`, tile: tileid, type: "edge", wangtiles };
}

/** The .tsj file of the tileset. */
export function tilesetJson(tileset) {
  const { pixels, columns, tiles, tileCount } = tileset;
  return {
    columns,
    image: "office.png",
    imageheight: pixels.height,
    imagewidth: pixels.width,
    margin: 0,
    name: "office",
    spacing: 0,
    tilecount: tileCount,
    tiledversion: "1.8.2",
    tileheight: TILE,
    tiles,
    tilewidth: TILE,
    type: "tileset",
    version: "1.8",
    wangsets: STYLE_NAMES.map((style) => wallTerrain(tileset, style)),
  };
}
