import { crc32, deflateSync, inflateSync } from "./zip.mjs";
import { channels } from "./palette.mjs";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MAX_COLORS = 256;

const rgba = (color) => [...channels(color), color.length === 9 ? parseInt(color.slice(7), 16) : 255];

const distance = (a, b) => {
  const [dr, dg, db, da] = a.map((value, i) => value - b[i]);
  return 2 * dr * dr + 4 * dg * dg + 3 * db * db + 4 * da * da;
};

/**
 * Maps every color to a palette index; index 0 is transparent. With more than 255 colors the rarest one is
 * merged with its nearest neighbor until the palette fits.
 */
function buildPalette(data) {
  const counts = new Map();
  for (const color of data) if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
  const entries = [...counts].map(([color, count]) => ({ color, count, rgba: rgba(color) }));
  entries.sort((a, b) => b.count - a.count || (a.color < b.color ? -1 : 1));
  const kept = entries.slice(0, MAX_COLORS - 1);
  const index = new Map(kept.map((entry, i) => [entry.color, i + 1]));
  for (const entry of entries.slice(MAX_COLORS - 1)) {
    let best = 0;
    kept.forEach((candidate, i) => {
      if (distance(entry.rgba, candidate.rgba) < distance(entry.rgba, kept[best].rgba)) best = i;
    });
    index.set(entry.color, best + 1);
  }
  return { colors: [[0, 0, 0, 0], ...kept.map((entry) => entry.rgba)], index };
}

function chunk(type, body) {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const content = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([head, content, sum]);
}

/** An indexed PNG of the pixels. */
export function encodePng(pixels) {
  const { colors, index } = buildPalette(pixels.data);
  const rows = Buffer.alloc(pixels.height * (pixels.width + 1));
  pixels.data.forEach((color, at) => {
    const y = Math.floor(at / pixels.width);
    rows[at + y + 1] = color ? index.get(color) : 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header[8] = 8;
  header[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colors.flatMap((color) => color.slice(0, 3)))),
    chunk("tRNS", Buffer.from(colors.map((color) => color[3]))),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** What a PNG says, free of how zlib packed it: equal for equal pictures of this encoder. */
export function pngContent(bytes) {
  const parts = [];
  for (let at = SIGNATURE.length; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    parts.push(Buffer.from(type), type === "IDAT" ? inflateSync(body) : body);
    at += length + 12;
  }
  return Buffer.concat(parts);
}
