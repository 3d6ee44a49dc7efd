// A map of ours as a floor document, without the server: enough for measuring the picture of it.
import { readFileSync } from 'node:fs';

const FLOOR_LAYER = 'floorLayer';

/** `file`: a Tiled map as our script draws them: orthogonal, finite, CSV, one external tileset. */
export function floorOf(file) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const [{ source, firstgid }] = map.tilesets;
  const tileset = JSON.parse(readFileSync(new URL(source, file), 'utf8'));
  const floorAt = map.layers.findIndex((layer) => layer.name === FLOOR_LAYER);
  const layers = map.layers
    .map((layer, index) => ({ layer, above: index > floorAt }))
    .filter(({ layer }) => layer.type === 'tilelayer')
    .map(({ layer, above }) => tileLayer(layer, above));
  return {
    version: 1,
    id: 'hq',
    name: 'Ground floor',
    hash: 'bench',
    columns: map.width,
    rows: map.height,
    tileWidth: map.tilewidth,
    tileHeight: map.tileheight,
    backgroundColor: map.backgroundcolor ?? null,
    tilesets: [sheet(tileset, firstgid)],
    layers,
    blocked: blocked(map, tileset, firstgid),
    zones: [],
    exits: [],
  };
}

function tileLayer(layer, above) {
  const { name, opacity, width: columns, height: rows, data: gids } = layer;
  return { kind: 'tiles', name, above, opacity, column: 0, row: 0, columns, rows, gids };
}

function sheet(tileset, firstGid) {
  const {
    tilewidth: tileWidth,
    tileheight: tileHeight,
    columns,
    tilecount: tileCount,
    margin,
    spacing,
  } = tileset;
  const moving = tileset.tiles.filter((tile) => tile.animation !== undefined);
  const steps = (tile) => tile.animation.map(({ tileid, duration }) => ({ tile: tileid, millis: duration }));
  const animations = Object.fromEntries(moving.map((tile) => [tile.id, steps(tile)]));
  const size = { tileWidth, tileHeight, columns, tileCount, margin, spacing, offsetX: 0, offsetY: 0 };
  return { firstGid, ...size, image: '/map-images/office.png', animations };
}

function blocked(map, tileset, firstGid) {
  const colliding = new Set(
    tileset.tiles
      .filter((tile) => tile.properties?.some(({ name, value }) => name === 'collides' && value === true))
      .map((tile) => tile.id + firstGid),
  );
  const bits = Buffer.alloc(Math.ceil((map.width * map.height) / 8));
  for (const layer of map.layers) {
    layer.data?.forEach((gid, tile) => {
      if (colliding.has(gid & 0x1fffffff)) bits[tile >> 3] |= 1 << (tile & 7);
    });
  }
  return bits.toString('base64');
}
