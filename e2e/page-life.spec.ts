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
