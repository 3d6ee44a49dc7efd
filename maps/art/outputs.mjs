import { drawAnnex } from "./annex.mjs";
import { buildAvatar } from "./avatar/sheet.mjs";
import { drawHq } from "./hq.mjs";
import { layerTiles, mapJson, mapText } from "./map-file.mjs";
import { encodePng, pngContent } from "./png.mjs";
import { buildTileset, tilesetJson } from "./tileset.mjs";

const json = (value) => Buffer.from(JSON.stringify(value, null, 1) + "\n");

function mapBytes({ plan, start }, options) {
  plan.finish(start);
  return Buffer.from(mapText(mapJson(plan, options)));
}

/** Every file the script makes, as [path from the repository's root, bytes]. */
export function outputs() {
  const tileset = buildTileset();
  const avatar = buildAvatar();
  return [
    ["maps/tilesets/office.png", encodePng(tileset.pixels)],
    ["maps/tilesets/office.tsj", json(tilesetJson(tileset))],
    ["maps/hq.tmj", mapBytes(drawHq(tileset), { mapProperties: { mapName: "Ground floor" } })],
    ["maps/annex.tmj", mapBytes(drawAnnex(tileset), { isPacked: true, mapProperties: { mapName: "Garden floor" } })],
    ["web/src/assets/avatar/avatar.png", encodePng(avatar.sheet)],
    ["web/src/assets/avatar/avatar.json", json(avatar.description)],
  ];
}

const unpacked = (bytes) => {
  const map = JSON.parse(bytes);
  for (const layer of map.layers) if (layer.type === "tilelayer") layer.data = layerTiles(layer);
  return JSON.stringify(map);
};

/** Whether two files say the same. What zlib packed may differ between versions of Node, so it is unpacked first. */
export function sameOutput(path, found, made) {
  if (found.equals(made)) return true;
  if (path.endsWith(".png")) return pngContent(found).equals(pngContent(made));
  return path.endsWith(".tmj") && unpacked(found) === unpacked(made);
}
