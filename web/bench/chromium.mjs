// Chromium as people have it: none of what automation switches off, so that a page behind another one is hidden.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const TICKS_PER_SECOND = 100;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];
/** What a window of a headless Chromium is higher than its page. */
const WINDOW_EDGE_PIXELS = 143;

export async function startChromium(width, height) {
  const profile = await mkdtemp(join(tmpdir(), 'tilework-chromium-'));
  const size = `--window-size=${width},${height + WINDOW_EDGE_PIXELS}`;
  const child = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [...FLAGS, size, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await endpoint(child), { noDefaults: true });
  const [context] = browser.contexts();
  return {
    version: browser.version(),
    page: context.pages()[0],
    newPage: () => context.newPage(),
    cpuPercent: (seconds) => cpuPercent(child.pid, seconds),
    async stop() {
      await browser.close();
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function endpoint(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      const found = /ws:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error(`Chromium must start but said: ${said}`)));
  });
}

/** What a process and all its descendants use, in percent of one core. */
async function cpuPercent(pid, seconds) {
  const before = await cpuTicks(pid);
  const began = performance.now();
  await pause(seconds * 1_000);
  const used = (await cpuTicks(pid)) - before;
  return (100 * used * 1_000) / TICKS_PER_SECOND / (performance.now() - began);
}

async function cpuTicks(pid) {
  const processes = new Map();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    // After the name, which may hold blanks: state, parent, ...
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat !== '') processes.set(Number(name), { parent: Number(fields[1]), ticks: fields });
  }
  let ticks = 0;
  for (const [id, { ticks: fields }] of processes) {
    if (isBelow(id, pid, processes)) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks;
}

function isBelow(id, ancestor, processes) {
  for (let at = id; at !== undefined && at > 1; at = processes.get(at)?.parent)
    if (at === ancestor) return true;
  return false;
}
