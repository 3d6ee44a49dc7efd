// Draws a crowd in Chromium and says how fast: node bench/measure.mjs [people] [percent walking] [picture.png]
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { floorOf } from './floorOf.mjs';

const [people = '300', walking = '60', picture] = process.argv.slice(2);
const PORT = 18_290;
const SECONDS = 5;
/** By then every look has been seen from every side. */
const WARM_UP_SECONDS = 15;
const maps = new URL('../../maps/', import.meta.url);
const floor = JSON.stringify(floorOf(new URL('hq.tmj', maps)));
const image = readFileSync(new URL('tilesets/office.png', maps));

const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  configFile: false,
  logLevel: 'error',
  server: { port: PORT, strictPort: true },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--enable-unsafe-swiftshader',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/bench-floor.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: floor }),
  );
  await page.route('**/map-images/**', (route) => route.fulfill({ contentType: 'image/png', body: image }));
  await page.goto(`http://localhost:${PORT}/bench/crowd.html?people=${people}&walking=${walking}`);
  await page.waitForFunction(() => window.stage?.counters.draws > 5 && window.stage.catalog.value !== null);
  console.log('fresh', JSON.stringify(await page.evaluate(measure, SECONDS)));
  await page.evaluate(measure, WARM_UP_SECONDS);
  console.log('warm ', JSON.stringify(await page.evaluate(measure, SECONDS)));
  if (picture !== undefined) await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await server.close();
}

/** Runs in the page. */
async function measure(seconds) {
  const { counters, director } = window.stage;
  const frames = [];
  const draws = [];
  const before = counters.draws;
  const began = performance.now();
  let last = began;
  await new Promise((resolve) => {
    const look = (now) => {
      frames.push(now - last);
      draws.push(counters.drawMillis);
      last = now;
      if (now - began < seconds * 1_000) requestAnimationFrame(look);
      else resolve();
    };
    requestAnimationFrame(look);
  });
  const at = (list, part) =>
    Number([...list].sort((a, b) => a - b)[Math.floor(list.length * part)].toFixed(1));
  return {
    drawsPerSecond: Math.round((counters.draws - before) / seconds),
    frameMillis: { p50: at(frames, 0.5), p95: at(frames, 0.95), max: at(frames, 0.999) },
    drawMillis: { p50: at(draws, 0.5), p95: at(draws, 0.95) },
    bodies: director.picture.bodies.length,
    labels: director.picture.bodies.filter((body) => body.labelAlpha > 0.5).length,
  };
}
