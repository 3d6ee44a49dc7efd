import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { received, type Received } from './support/media.ts';
import { said } from './support/program.ts';
import type { Visitor } from './support/visitor.ts';

/* Two browsers with a camera and a microphone of their own, the real office, and its own real LiveKit. */

const APART_MILLIS = 500;

test.use({
  settings: { TILEWORK_LIVEKIT_URL: '' },
  permissions: ['microphone', 'camera'],
  launchOptions: launchOptions('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
});

test.skip(!hasLiveKit(), 'There is no livekit-server, on PATH or built before.');

test('two people meet, talk and see each other, and part', async ({ office }) => {
  const [ada, bo] = await meet(office);
  for (const one of [ada, bo]) {
    await one.page.getByRole('button', { name: 'Turn microphone on' }).click();
    await one.page.getByRole('button', { name: 'Turn camera on' }).click();
  }
  await expect.poll(() => hears(ada)).toBe(true);
  await expect.poll(() => hears(bo)).toBe(true);
  await expect.poll(async () => (await received(ada.page)).framesDecoded).toBeGreaterThan(5);
  await expect.poll(async () => (await received(bo.page)).framesDecoded).toBeGreaterThan(5);
  await expect(ada.page.locator('.tile video')).toHaveCount(2);

  await test.step('whoever walks away receives nothing any more', async () => {
    await bo.page.keyboard.press('/');
    await bo.page.keyboard.type('kitchen');
    await bo.page.keyboard.press('Enter');
    await expect.poll(async () => (await bo.facts()).line, { intervals: [20] }).toBe('idle');
    await bo.page.waitForTimeout(APART_MILLIS);
    const before = await both(ada, bo);
    await bo.page.waitForTimeout(1_000);
    expect(await both(ada, bo)).toEqual(before);
    await expect(ada.page.locator('.tile')).toHaveCount(0);
  });
});

test('nothing is heard before somebody has answered and turned the microphone on', async ({ office }) => {
  const [ada, bo] = await meet(office);
  await bo.page.waitForTimeout(1_000);
  expect((await received(ada.page)).audioPackets).toBe(0);
  await bo.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect.poll(() => hears(ada)).toBe(true);
  expect((await received(bo.page)).audioPackets).toBe(0);
});

test('who is muted stays muted when the media server dies and comes back', async ({ office }) => {
  const [ada, bo] = await meet(office);
  await bo.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect.poll(() => hears(ada)).toBe(true);
  await bo.page.getByRole('button', { name: 'Mute microphone' }).click();
  await expect.poll(async () => (await ada.face(bo))?.muted).toBe(true);
  office.server.killMediaServer();
  for (const one of [ada, bo]) {
    await expect.poll(async () => (await one.facts()).line, { intervals: [50] }).not.toBe('connected');
  }
  for (const one of [ada, bo]) {
    await expect.poll(async () => (await one.facts()).line, { timeout: 60_000 }).toBe('connected');
  }
  await expect.poll(async () => (await ada.face(bo))?.connected).toBe(true);
  await ada.page.waitForTimeout(1_000);
  const before = (await received(ada.page)).audioEnergy;
  await ada.page.waitForTimeout(1_000);
  expect((await received(ada.page)).audioEnergy - before).toBeLessThan(0.001);
  expect((await ada.face(bo))?.muted).toBe(true);
  await bo.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect.poll(() => hears(ada)).toBe(true);
});

test('who is denied the microphone still hears', async ({ office }) => {
  const [ada, bo] = await meet(office);
  await ada.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await ada.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect(ada.page.getByText('Your browser blocks the microphone.')).toBeVisible();
  await bo.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect.poll(() => hears(ada)).toBe(true);
});

interface Office {
  visitor(name: string): Promise<Visitor>;
}

/** Bo walks up to Ada, it rings, and both say yes. */
async function meet(office: Office): Promise<[Visitor, Visitor]> {
  const ada = await (await office.visitor('Ada')).enter();
  await ada.page.keyboard.press('/');
  await ada.page.keyboard.type('lounge');
  await ada.page.keyboard.press('Enter');
  await expect.poll(async () => (await ada.facts()).own?.walking).toBe(true);
  await ada.rest();
  const bo = await (await office.visitor('Bo')).enter();
  await bo.page.getByRole('button', { name: 'Walk to Ada' }).click();
  await ada.page.getByRole('button', { name: 'Talk', exact: true }).click();
  await bo.page.getByRole('button', { name: 'Talk', exact: true }).click();
  for (const one of [ada, bo]) await expect.poll(async () => (await one.facts()).line).toBe('connected');
  return [ada, bo];
}

/** Whether sound comes in, not only packets. */
async function hears({ page }: Visitor): Promise<boolean> {
  const before = (await received(page)).audioEnergy;
  await page.waitForTimeout(1_200);
  return (await received(page)).audioEnergy - before > 0.001;
}

async function both(a: Visitor, b: Visitor): Promise<readonly Received[]> {
  return [await received(a.page), await received(b.page)];
}

/** On PATH, or built before by the launcher. */
function hasLiveKit(): boolean {
  return (
    existsSync(join(import.meta.dirname, '../.cache/livekit-server')) ||
    said('livekit-server', '--version') !== null
  );
}
