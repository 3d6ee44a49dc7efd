// Prints what the first render of the map costs compressed, and fails above the budget.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { floorOf } from '../bench/floorOf.mjs';

const BUDGET_BYTES = 150 * 1024;
const dist = new URL('../dist', import.meta.url).pathname;

/** Size as it crosses the wire: the brotli file when there is one. */
function wireBytes(path) {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What index.html asks for by itself: lazy chunks come later and do not count. */
function firstRender() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\/?([^":]+\.(?:js|css))"/g)].map((match) => match[1]);
  return ['index.html', ...new Set(linked)];
}

/** The start floor, as the server sends it: its document compressed with gzip, its tileset as it is. */
function startFloor() {
  const maps = new URL('../../maps/', import.meta.url);
  const document = JSON.stringify(floorOf(new URL('hq.tmj', maps)));
  return [
    ['map document (about)', gzipSync(document).length],
    ['tileset', statSync(new URL('tilesets/office.png', maps)).size],
  ];
}

const assets = existsSync(join(dist, 'assets')) ? readdirSync(join(dist, 'assets')) : [];
const sheets = assets.filter((name) => /^avatar.*\.png$/.test(name)).map((name) => join('assets', name));
const files = [...firstRender(), ...sheets].map((name) => [name, wireBytes(join(dist, name))]);
const rows = [...files, ...startFloor()];
const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);

for (const [name, bytes] of [...rows, ['total', total]]) {
  console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KB  ${name}`);
}
if (total > BUDGET_BYTES) {
  console.error(
    `The first render must cost at most ${BUDGET_BYTES / 1024} KB compressed but costs ${(total / 1024).toFixed(1)} KB.`,
  );
  process.exit(1);
}
