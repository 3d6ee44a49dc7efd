import type { Direction } from '../../protocol/values.ts';
import { tileIndex, type TileIndex } from '../units.ts';
import type { FloorDocument, Zone } from './document.ts';

/** A floor to ask questions of. Immutable. */
export class Floor {
  readonly document: FloorDocument;
  readonly #blocked: Uint8Array;
  readonly #zonesOfTile: ReadonlyMap<number, readonly Zone[]>;
  readonly #zones: ReadonlyMap<number, Zone>;
  readonly #seats = new Map<number, number>();

  constructor(document: FloorDocument) {
    this.document = document;
    this.#blocked = bytesOf(document.blocked);
    this.#zonesOfTile = zonesByTile(document.zones);
    this.#zones = new Map(document.zones.map((zone) => [zone.id, zone]));
    const seats = document.seats ?? [];
    for (let at = 0; at + 1 < seats.length; at += 2) this.#seats.set(seats[at] ?? 0, seats[at + 1] ?? 0);
  }

  get columns(): number {
    return this.document.columns;
  }

  get rows(): number {
    return this.document.rows;
  }

  /** The tile at a column and row; null off the floor. Fractions are cut. */
  tileAt(column: number, row: number): TileIndex | null {
    const isOn = column >= 0 && row >= 0 && column < this.columns && row < this.rows;
    return isOn ? tileIndex(Math.floor(row) * this.columns + Math.floor(column)) : null;
  }

  /** True for walls and furniture, and for everything off the floor. */
  isBlocked(tile: TileIndex): boolean {
    if (tile < 0 || tile >= this.columns * this.rows) return true;
    return ((this.#blocked[tile >> 3] ?? 0xff) & (1 << (tile & 7))) !== 0;
  }

  zone(id: number): Zone | null {
    return this.#zones.get(id) ?? null;
  }

  /** The zones that a tile lies in, in the document's order. */
  zonesAt(tile: TileIndex): readonly Zone[] {
    return this.#zonesOfTile.get(tile) ?? [];
  }

  /** The way somebody who stands on a tile sits there; null: no seat. `facing` is the way they came. */
  seatAt(tile: TileIndex, facing: Direction): Direction | null {
    const seat = this.#seats.get(tile);
    if (seat === undefined) return null;
    return seat > 3 ? facing : (seat as Direction);
  }

  /** Zones that lead to another floor. */
  exitsTo(floor: string): readonly Zone[] {
    const ids = this.document.exits.filter((exit) => exit.floor === floor).map((exit) => exit.zone);
    return this.document.zones.filter((zone) => ids.includes(zone.id));
  }

  /** The walkable tile nearest to a tile, itself when it is walkable: a hint, the server decides. Null: none near. */
  nearestWalkable(tile: TileIndex, mostTiles = 8): TileIndex | null {
    const column = tile % this.columns;
    const row = Math.floor(tile / this.columns);
    let best: { tile: TileIndex; distance: number } | null = null;
    for (let y = row - mostTiles; y <= row + mostTiles; y++) {
      for (let x = column - mostTiles; x <= column + mostTiles; x++) {
        const candidate = this.tileAt(x, y);
        if (candidate === null || this.isBlocked(candidate)) continue;
        const distance = (x - column) ** 2 + (y - row) ** 2;
        if (best === null || distance < best.distance) best = { tile: candidate, distance };
      }
    }
    return best === null ? null : best.tile;
  }
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

function zonesByTile(zones: readonly Zone[]): Map<number, Zone[]> {
  const byTile = new Map<number, Zone[]>();
  for (const zone of zones) {
    for (let run = 0; run + 1 < zone.runs.length; run += 2) {
      const first = zone.runs[run] ?? 0;
      for (let tile = first; tile < first + (zone.runs[run + 1] ?? 0); tile++) {
        const there = byTile.get(tile);
        if (there === undefined) byTile.set(tile, [zone]);
        else there.push(zone);
      }
    }
  }
  return byTile;
}
