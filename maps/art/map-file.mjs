import { BELOW, OVER } from "./plan.mjs";
import { TILE } from "./piece.mjs";
import { deflateSync, inflateSync } from "./zip.mjs";

const property = (name, value) => ({
  name,
  type: typeof value === "boolean" ? "bool" : typeof value === "number" ? "int" : "string",
  value,
});

const properties = (values) =>
  Object.keys(values)
    .sort()
    .map((name) => property(name, values[name]));

function zoneObject(zone, id) {
  const object = {
    height: zone.height * TILE,
    id,
    name: zone.name,
    properties: properties(zone.properties),
    rotation: 0,
    type: "area",
    visible: true,
    width: zone.width * TILE,
    x: zone.x * TILE,
    y: zone.y * TILE,
  };
  if (object.properties.length === 0) delete object.properties;
  return object;
}

function packed(data) {
  const bytes = Buffer.alloc(data.length * 4);
  data.forEach((gid, at) => bytes.writeUInt32LE(gid, at * 4));
  return deflateSync(bytes).toString("base64");
}

function tileLayer(plan, name, id, isPacked) {
  const data = plan.layers.get(name);
  const common = { height: plan.height, id, name, opacity: 1, type: "tilelayer", visible: true };
  const place = { width: plan.width, x: 0, y: 0 };
  return isPacked
    ? { compression: "zlib", data: packed(data), encoding: "base64", ...common, ...place }
    : { data, ...common, ...place };
}

const objectLayer = (name, id, objects, visible) => ({
  draworder: "index",
  id,
  name,
  objects,
  opacity: 1,
  type: "objectgroup",
  visible,
  x: 0,
  y: 0,
});

/** A plan as a Tiled map: layers below the avatars, `floorLayer`, layers over them, zones. */
export function mapJson(plan, { isPacked = false, mapProperties = {} } = {}) {
  const used = (name) => plan.layers.get(name).some((gid) => gid !== 0);
  const layers = [];
  const add = (make) => layers.push(make(layers.length + 1));
  const addTiles = (names) => names.filter(used).forEach((name) => add((id) => tileLayer(plan, name, id, isPacked)));
  addTiles([...Object.values(BELOW).flat(), "closed"]);
  add((id) => objectLayer("floorLayer", id, [], true));
  addTiles(Object.values(OVER).flat());
  const objects = plan.zones.map((zone, i) => zoneObject(zone, i + 1));
  add((id) => objectLayer("zones", id, objects, true));
  return {
    compressionlevel: -1,
    height: plan.height,
    infinite: false,
    layers,
    nextlayerid: layers.length + 1,
    nextobjectid: objects.length + 1,
    orientation: "orthogonal",
    properties: properties(mapProperties),
    renderorder: "right-down",
    tiledversion: "1.8.2",
    tileheight: TILE,
    tilesets: [{ firstgid: 1, source: "tilesets/office.tsj" }],
    tilewidth: TILE,
    type: "map",
    version: "1.8",
    width: plan.width,
  };
}

/** JSON with one map row per line, so that a change of a map can be read. */
export function mapText(map) {
  const rows = (data) => {
    const lines = [];
    for (let at = 0; at < data.length; at += map.width) lines.push(data.slice(at, at + map.width).join(","));
    return `[\n${lines.join(",\n")}]`;
  };
  const marks = [];
  const text = JSON.stringify(
    map,
    (key, value) => {
      if (key !== "data" || !Array.isArray(value)) return value;
      marks.push(rows(value));
      return `@rows${marks.length - 1}@`;
    },
    1,
  );
  return text.replace(/"@rows(\d+)@"/g, (_, i) => marks[Number(i)]) + "\n";
}

/** The tile numbers of a layer, however they are stored. */
export function layerTiles(layer) {
  if (Array.isArray(layer.data)) return layer.data;
  const bytes = inflateSync(Buffer.from(layer.data, "base64"));
  return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
}
