import { constants, deflateSync as deflate, inflateSync } from "node:zlib";

export { inflateSync };

export const deflateSync = (bytes) => deflate(bytes, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY });

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

export function crc32(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = TABLE[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
