// Measures the built page in Chromium, in a real office with real bots, and says whether it keeps its bounds:
// node bench/page.mjs [office] [crowd] [hidden] [rest]
// Needs web/dist, app/target/tilework.jar and bench/target/tilework-bench.jar. All scenes: results/page.json is written.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startChromium } from './chromium.mjs';
import { root, startBots, startOffice } from './office.mjs';
import { atRest, blank, crossed, crowd, enter, hidden } from './scenes.mjs';

const WIDTH = 1440;
const HEIGHT = 900;
const scenes = process.argv.slice(2);
const isAsked = (scene) => scenes.length === 0 || scenes.includes(scene);
const figures = {};
let version = '';

if (isAsked('office')) {
  await inOffice(300, 30, 'anywhere', async (browser) => {
    figures['300 in the office'] = await crowd(browser, false);
    figures['300 in the office, camera moving'] = await crossed(browser);
  });
}
if (isAsked('crowd') || isAsked('hidden')) {
  await inOffice(300, 30, 'reception', async (browser) => {
    if (isAsked('crowd')) {
      figures['300 in one room'] = await crowd(browser, false);
      figures['300 in one room, camera moving'] = await crossed(browser);
      figures['300 in one room, economy'] = await crowd(browser, true);
    }
    if (isAsked('hidden')) figures['300 in one room, page hidden'] = await hidden(browser);
  });
}
if (isAsked('rest'))
  await inOffice(20, 0, 'reception', async (browser) => (figures['20 at rest'] = await atRest(browser)));
if (isAsked('hidden') || isAsked('rest')) {
  const browser = await startChromium(WIDTH, HEIGHT);
  const alone = await blank(browser).finally(() => browser.stop());
  figures['Chromium alone'] = alone;
  for (const quiet of ['300 in one room, page hidden', '20 at rest'].filter((scene) => scene in figures))
    figures[quiet].overAlonePercent = Number((figures[quiet].cpuPercent - alone.cpuPercent).toFixed(2));
}

const bounds = [
  ['300 in the office', 'framesPerSecond', 'at least', 58],
  ['300 in the office, camera moving', 'framesPerSecond', 'at least', 58],
  ['300 in one room', 'framesPerSecond', 'at least', 58],
  ['300 in one room, camera moving', 'framesPerSecond', 'at least', 58],
  ['300 in one room, economy', 'framesPerSecond', 'at least', 29],
  ['300 in one room, page hidden', 'overAlonePercent', 'at most', 1],
  ['300 in one room, page hidden', 'framesDrawn', 'at most', 0],
  ['20 at rest', 'cpuPercent', 'at most', 2],
  ['20 at rest', 'framesDrawn', 'at most', 0],
].filter(([scene]) => scene in figures);
const missed = bounds.filter(([scene, figure, side, bound]) => {
  const value = figures[scene][figure];
  return side === 'at least' ? value < bound : value > bound;
});
report();
process.exitCode = missed.length > 0 ? 1 : 0;

/** One office and one Chromium at a time: `people` bots, in the reception or anywhere, of which a percentage walks, and Ada. */
async function inOffice(people, walking, where, measure) {
  const office = await startOffice();
  const browser = await startChromium(WIDTH, HEIGHT);
  version = browser.version;
  try {
    await enter(browser.page, office.url);
    const bots = await startBots(office.url, people, walking, where);
    await measure(browser).finally(() => bots.stop());
  } finally {
    await browser.stop();
    await office.stop();
  }
}

function report() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
  const machine = { cpu: cpus()[0].model, cores: cpus().length };
  const page = { width: WIDTH, height: HEIGHT };
  const kept = bounds.map(([scene, figure, side, bound]) => `${scene}: ${figure} ${side} ${bound}`);
  const result = {
    machine,
    chromium: version,
    commit,
    page,
    figures,
    bounds: kept,
    kept: missed.length === 0,
  };
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([scene, { frameMillis, drawMillis, ...rest }]) => [
        scene,
        { ...rest, frameP95: frameMillis?.p95, drawP95: drawMillis?.p95 },
      ]),
    ),
  );
  for (const [scene, figure, side, bound] of missed)
    console.error(`${scene}: ${figure} must be ${side} ${bound} but was ${figures[scene][figure]}`);
  if (scenes.length > 0) return;
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(join(root, 'bench/results/page.json'), `${JSON.stringify(result, null, 2)}\n`);
}
