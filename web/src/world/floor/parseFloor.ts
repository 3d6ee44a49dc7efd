import type { FloorDocument } from './document.ts';
import { Floor } from './floor.ts';

/** A map document that this page cannot show, in words. */
export class FloorFault extends Error {
  override readonly name = 'FloorFault';
}

/** The newest version of the document that this page knows. */
export const KNOWN_VERSION = 1;
const MOST_TILES = 4_000_000;

/** Checks what everything else relies on. Throws a FloorFault that says what must hold and what was found. */
export function parseFloor(json: unknown): Floor {
  const document = record(json, 'the document') as unknown as FloorDocument;
  if (document.version !== KNOWN_VERSION) {
    throw new FloorFault(`version must be ${KNOWN_VERSION} but was ${String(document.version)}`);
  }
  const size = positive(document, 'columns') * positive(document, 'rows');
  if (size > MOST_TILES)
    throw new FloorFault(`the floor must have at most ${MOST_TILES} tiles but has ${size}`);
  positive(document, 'tileWidth');
  positive(document, 'tileHeight');
  for (const list of ['tilesets', 'layers', 'zones', 'exits'] as const) {
    if (!Array.isArray(document[list])) throw new FloorFault(`${list} must be a list`);
  }
  checkLayers(document);
  checkBlocked(document, size);
  return new Floor(document);
}

function checkLayers(document: FloorDocument): void {
  for (const layer of document.layers) {
    if (layer.kind !== 'tiles') continue;
    const size = layer.columns * layer.rows;
    if (layer.gids.length !== size) {
      throw new FloorFault(`layer ${layer.name} must have ${size} tiles but has ${layer.gids.length}`);
    }
  }
}

function checkBlocked(document: FloorDocument, size: number): void {
  const needed = Math.ceil(size / 8);
  const found = typeof document.blocked === 'string' ? decodedLength(document.blocked) : -1;
  if (found < needed) throw new FloorFault(`blocked must hold ${needed} bytes but holds ${found}`);
}

function decodedLength(base64: string): number {
  try {
    return atob(base64).length;
  } catch {
    return -1;
  }
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new FloorFault(`${what} must be an object`);
  return value as Record<string, unknown>;
}

function positive(document: FloorDocument, name: 'columns' | 'rows' | 'tileWidth' | 'tileHeight'): number {
  const value: unknown = document[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new FloorFault(`${name} must be a whole number from 1 but was ${String(value)}`);
  }
  return value;
}
