import { linkKey, lowerKey } from "./pieces/walls.mjs";
import { random } from "./random.mjs";

const FLIP_H = 0x80000000;
const FLIP_V = 0x40000000;

/** Below the avatars, back to front; then over them. A thing goes to the first layer of its kind that is free. */
export const BELOW = {
  floor: ["floor"],
  rug: ["rugs", "rugs 2"],
  shade: ["shade"],
  light: ["light"],
  face: ["wall faces"],
  wall: ["walls"],
  hang: ["on the walls", "on the walls 2"],
  put: ["furniture", "furniture 2"],
};
export const OVER = { over: ["over", "over 2"], glow: ["glow"] };

/**
 * A floor being drawn: floors, walls, things and zones, all in tiles. `finish` derives what follows from them:
 * wall tiles from their neighbors, shade at the foot of walls, sunlight under windows.
 */
export class Plan {
  constructor(width, height, tileset, seed) {
    this.width = width;
    this.height = height;
    this.tileset = tileset;
    this.rng = random(seed);
    this.zones = [];
    this.solid = new Array(width * height).fill(false);
    this.wallStyle = new Array(width * height).fill(null);
    this.lintels = new Set();
    this.layers = new Map();
    for (const name of Object.values({ ...BELOW, ...OVER }).flat()) {
      this.layers.set(name, new Array(width * height).fill(0));
    }
    this.layers.set("closed", new Array(width * height).fill(0));
  }

  at(x, y) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) throw new Error(`(${x}, ${y}) is off the map`);
    return y * this.width + x;
  }

  /** Covers a rectangle with a floor; `kinds` are tile names, the first ones more often. */
  floor(kinds, x, y, width = 1, height = 1) {
    for (let j = y; j < y + height; j++) {
      for (let i = x; i < x + width; i++) {
        const pick = Math.floor(this.rng.next() ** 1.4 * kinds.length);
        this.layers.get("floor")[this.at(i, j)] = 0;
        this.place("floor", kinds[pick], i, j);
      }
    }
    return this;
  }

  /** A straight wall between two cells, both included. */
  wall(style, x0, y0, x1, y1) {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) this.wallStyle[this.at(x, y)] = style;
    return this;
  }

  /** An opening in a wall that runs east-west, with a door frame when a style is given. */
  door(style, x, y, cols) {
    for (let i = x; i < x + cols; i++) this.wallStyle[this.at(i, y)] = null;
    if (!style) return this;
    for (let i = x; i < x + cols; i++) this.lintels.add(this.at(i, y));
    return this.place("over", `${style}-doorway-${cols}`, x, y);
  }

  /** An opening in a wall that runs north-south; the wall above it ends two rows over the opening. */
  gap(x, y, rows, sill = true) {
    for (let j = y - 1; j < y + rows; j++) this.wallStyle[this.at(x, j)] = null;
    if (sill) for (let j = y; j < y + rows; j++) this.place("rug", "sill", x, j);
    return this;
  }

  put(name, x, y, flip = {}) {
    return this.place("put", name, x, y, flip);
  }

  /** The same thing at several places. */
  putAll(name, ...places) {
    for (const [x, y] of places) this.put(name, x, y);
    return this;
  }

  rug(name, x, y, flip = {}) {
    return this.place("rug", name, x, y, flip);
  }

  /** A carpet of any size (at least 2 x 2) from nine tiles. */
  carpet(name, x, y, width, height) {
    const side = (i, size) => (i === 0 ? 0 : i === size - 1 ? 2 : 1);
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        this.placeTile("rug", name, side(i, width), side(j, height), x + i, y + j);
      }
    }
    return this;
  }

  hang(name, x, y) {
    return this.place("hang", name, x, y);
  }

  /** A window and the daylight it throws on the floor. */
  window(name, x, y) {
    this.hang(name, x, y);
    return this.place("light", "sunlight", x - 1, y + 2);
  }

  glow(name, x, y) {
    return this.place("glow", name, x - 1, y - 1);
  }

  zone(name, x, y, width, height, properties = {}) {
    this.zones.push({ name, x, y, width, height, properties });
    return this;
  }

  place(kind, name, x, y, { h = false, v = false } = {}) {
    const piece = this.tileset.piece(name);
    if (!piece) throw new Error(`No piece is named ${name}`);
    for (let row = 0; row < piece.rows; row++) {
      for (let col = 0; col < piece.cols; col++) {
        const from = [h ? piece.cols - 1 - col : col, v ? piece.rows - 1 - row : row];
        this.placeTile(kind, name, ...from, x + col, y + row, (h ? FLIP_H : 0) | (v ? FLIP_V : 0));
      }
    }
    return this;
  }

  /** Tile (col, row) of a piece at (x, y); tiles without a pixel are left out. */
  placeTile(kind, name, col, row, x, y, flips = 0) {
    const tile = this.tileset.tile(name, col, row);
    if (!tile) return;
    const list = OVER[kind] ?? (tile.above ? OVER.over : BELOW[kind]);
    const at = this.at(x, y);
    const layer = this.freeLayer(list, at, `${name} at (${x}, ${y})`);
    layer[at] = ((tile.id + 1) | flips) >>> 0;
    if (tile.collides) this.solid[at] = true;
  }

  freeLayer(names, at, what) {
    const name = names.find((candidate) => this.layers.get(candidate)[at] === 0);
    if (!name) throw new Error(`No layer is free for ${what}`);
    return this.layers.get(name);
  }

  isWall(x, y) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.wallStyle[y * this.width + x] !== null;
  }

  /** Whether a wall that runs east-west goes on here, as a wall or as the beam of a doorway. */
  goesOn(x, y) {
    return this.isWall(x, y) || (x >= 0 && x < this.width && this.lintels.has(this.at(x, y)));
  }

  drawWalls() {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) if (this.isWall(x, y)) this.drawWall(x, y);
    }
  }

  drawWall(x, y) {
    const links = {
      n: this.isWall(x, y - 1),
      e: this.goesOn(x + 1, y),
      s: this.isWall(x, y + 1),
      w: this.goesOn(x - 1, y),
    };
    const style = this.wallStyle[this.at(x, y)];
    this.place("wall", `${style}-${linkKey(links)}`, x, y);
    const lower = lowerKey(links);
    if (lower === null || y + 1 >= this.height) return;
    this.place("face", `${style}-lower-${lower}`, x, y + 1);
    const isFoot = lower !== "corner" && lower !== "post";
    if (isFoot && y + 2 < this.height) this.place("shade", "wall-shade", x, y + 2);
  }

  /** Tiles one can walk to from `start`, as an array of booleans. */
  reachable([x, y]) {
    const seen = new Array(this.width * this.height).fill(false);
    const queue = [[x, y]];
    seen[this.at(x, y)] = true;
    for (const [cx, cy] of queue) {
      for (const [nx, ny] of [
        [cx + 1, cy],
        [cx - 1, cy],
        [cx, cy + 1],
        [cx, cy - 1],
      ]) {
        if (nx < 0 || ny < 0 || nx >= this.width || ny >= this.height) continue;
        const at = this.at(nx, ny);
        if (seen[at] || this.solid[at]) continue;
        seen[at] = true;
        queue.push([nx, ny]);
      }
    }
    return seen;
  }

  /** Draws the walls and closes what nobody can reach. Answers the tiles that were closed. */
  finish(start) {
    this.drawWalls();
    const floor = this.layers.get("floor");
    for (let at = 0; at < floor.length; at++) {
      if (floor[at] === 0) this.place("floor", "outside", at % this.width, Math.floor(at / this.width));
    }
    const seen = this.reachable(start);
    const block = this.tileset.tile("blocked", 0, 0);
    const closed = [];
    this.solid.forEach((solid, at) => {
      if (solid || seen[at]) return;
      this.layers.get("closed")[at] = block.id + 1;
      this.solid[at] = true;
      closed.push([at % this.width, Math.floor(at / this.width)]);
    });
    return closed;
  }
}
