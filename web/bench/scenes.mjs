// What is measured of the page: each scene answers with its figures.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const SECONDS = 20;
const REST_SECONDS = 30;
/** By then most looks have been seen from every side, and code is compiled. */
const WARM_UP_SECONDS = 25;
const TURN_MILLIS = 1_500;

/** Goes in and waits until the floor is drawn. */
export async function enter(page, url) {
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(url);
  await page.locator('#name').fill('Ada');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.tilework.state === 'here' && window.tilework.ready);
}

/** A crowd that walks about oneself. */
export async function crowd(browser, isEconomical) {
  await setEconomy(browser.page, isEconomical);
  await pause(WARM_UP_SECONDS * 1_000);
  return watch(browser);
}

/** The same crowd while one walks oneself: the camera follows, so that every pixel moves. */
export async function crossed(browser) {
  await setEconomy(browser.page, false);
  const walk = walkAbout(browser.page);
  await pause(TURN_MILLIS * 2);
  const figures = await watch(browser);
  await walk.stop();
  return figures;
}

async function watch(browser) {
  const before = await stolenTicks();
  const [cpuPercent, frames] = await Promise.all([
    browser.cpuPercent(SECONDS),
    browser.page.evaluate(watchFrames, SECONDS),
  ]);
  const stolenPercent = round(((await stolenTicks()) - before) / SECONDS);
  return { ...frames, cpuPercent: round(cpuPercent), stolenPercent };
}

/** Hundredths of a second that other guests of the same host took from this machine, all cores together. */
async function stolenTicks() {
  const [all] = (await readFile('/proc/stat', 'utf8')).split('\n');
  return Number(all.trim().split(/\s+/)[8]);
}

/** Holds one arrow key after the other. */
function walkAbout(page) {
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  let isOver = false;
  const walking = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const key = keys[turn % keys.length];
      await page.keyboard.down(key);
      await pause(TURN_MILLIS);
      await page.keyboard.up(key);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await walking;
    },
  };
}

/** The same page behind another one. */
export async function hidden(browser) {
  const other = await browser.newPage();
  await other.bringToFront();
  await browser.page.waitForFunction(() => document.hidden, null, { polling: 100 });
  await pause(5_000);
  const figures = await stillness(browser);
  await browser.page.bringToFront();
  await other.close();
  return figures;
}

/** People who stand still, the page visible. */
export async function atRest(browser) {
  await pause(15_000);
  return stillness(browser);
}

/** Chromium alone, with an empty page. */
export async function blank(browser) {
  await pause(5_000);
  return { cpuPercent: round(await browser.cpuPercent(REST_SECONDS)) };
}

async function stillness(browser) {
  const draws = () => browser.page.evaluate(() => window.tilework.draws);
  const before = await draws();
  const processSeconds = await processClock(browser.page);
  const began = await processSeconds();
  const cpuPercent = round(await browser.cpuPercent(REST_SECONDS));
  const ownPercent = round((100 * ((await processSeconds()) - began)) / REST_SECONDS);
  const isHidden = await browser.page.evaluate(() => document.hidden);
  return { cpuPercent, ownPercent, framesDrawn: (await draws()) - before, isHidden };
}

/** CPU seconds of the process that the page alone lives in. */
async function processClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime').value;
  };
}

async function setEconomy(page, isOn) {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  const choices = page.getByRole('radiogroup', { name: 'Economy mode' });
  // A choice, and not what the page finds best by itself.
  await choices.getByRole('radio', { name: isOn ? 'On' : 'Off', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
}

/** Runs in the page. */
function watchFrames(seconds) {
  const { tilework } = window;
  const gaps = [];
  const took = [];
  const places = new Set();
  const first = tilework.draws;
  return new Promise((resolve) => {
    const began = performance.now();
    let [draws, last] = [first, began];
    const look = (now) => {
      if (tilework.draws !== draws) {
        gaps.push(now - last);
        took.push(tilework.drawMillis);
        places.add(tilework.own.tile);
        [draws, last] = [tilework.draws, now];
      }
      if (now - began < seconds * 1_000) return requestAnimationFrame(look);
      const at = (list, part) =>
        Number(list.sort((a, b) => a - b)[Math.floor(list.length * part)]?.toFixed(1) ?? NaN);
      resolve({
        framesPerSecond: Number(((1_000 * (draws - first)) / (now - began)).toFixed(1)),
        frameMillis: { p50: at(gaps, 0.5), p95: at(gaps, 0.95), p99: at(gaps, 0.99) },
        drawMillis: { p50: at(took, 0.5), p95: at(took, 0.95) },
        people: tilework.avatars.length,
        inView: tilework.avatars.filter((one) => one.drawn).length,
        ownTiles: places.size,
      });
    };
    requestAnimationFrame(look);
  });
}

function round(percent) {
  return Number(percent.toFixed(2));
}
