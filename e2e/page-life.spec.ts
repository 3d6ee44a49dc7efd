import { expect, test } from './support/fixtures.ts';

test('a page that was frozen comes back and shows where people are now', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  await expect.poll(() => ada.names()).toEqual(['Ada', 'Bo']);
  const life = await ada.context.newCDPSession(ada.page);
  await life.send('Page.setWebLifecycleState', { state: 'frozen' });
  const before = await bo.rest();
  await bo.page.keyboard.down('s');
  await expect.poll(async () => (await bo.facts()).own?.row).toBeGreaterThan(before.row + 0.5);
  await bo.page.keyboard.up('s');
  const after = await bo.rest();
  await life.send('Page.setWebLifecycleState', { state: 'active' });
  await ada.page.bringToFront();
  await ada.isIn();
  await expect.poll(() => ada.sees(bo)).toBe(after.tile);
});

test('a page that nobody sees is told at most once a second, and is right when it is seen', async ({
  office,
}) => {
  const ada = await office.visitor('Ada');
  let frames = 0;
  ada.page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)));
  await ada.enter();
  const bo = await (await office.visitor('Bo')).enter();
  await ada.page.evaluate(setVisibility, 'hidden');
  frames = 0;
  const began = Date.now();
  for (const key of ['s', 'w', 's', 'w', 's', 'w', 's']) {
    await bo.page.keyboard.down(key);
    await expect.poll(async () => (await bo.facts()).own?.walking).toBe(true);
    await bo.page.keyboard.up(key);
    await bo.rest();
  }
  const seconds = (Date.now() - began) / 1_000;
  expect(frames).toBeGreaterThan(1);
  expect(frames).toBeLessThan(seconds + 2);
  const { tile } = await bo.rest();
  await ada.page.evaluate(setVisibility, 'visible');
  await expect.poll(() => ada.sees(bo)).toBe(tile);
});

test('a reload draws no frame around the map, and Tab does', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  await ada.page.reload();
  await ada.isIn();
  const map = ada.page.locator('#office');
  await expect(map).toBeFocused();
  await expect(map).toHaveCSS('outline-style', 'none');
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.press('Shift+Tab');
  await expect(map).toBeFocused();
  await expect(map).toHaveCSS('outline-style', 'solid');
});

test('on a narrow page no key is lost after the one that opens the search', async ({ office }) => {
  const ada = await (await office.visitor('Ada', { viewport: { width: 390, height: 844 } })).enter();
  const typed = await ada.page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: '/', code: 'Slash', bubbles: true }));
    return document.activeElement?.getAttribute('role');
  });
  expect(typed).toBe('combobox');
});

/** Runs in the page. Under Playwright every page counts as seen, even behind another one. */
function setVisibility(state: string): void {
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  Object.defineProperty(document, 'hidden', { get: () => state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
