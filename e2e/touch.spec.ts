import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('two fingers zoom the map and nobody walks', async ({ office }) => {
  const ada = await (await office.visitor('Ada', phone)).enter();
  const before = await ada.rest();
  const { zoom } = await ada.facts();
  const screen = await ada.context.newCDPSession(ada.page);
  await touch(screen, 'touchStart', [150, 400], [200, 400]);
  for (const apart of [60, 90, 120]) await touch(screen, 'touchMove', [150, 400], [150 + apart, 400]);
  await touch(screen, 'touchEnd');
  await expect.poll(async () => (await ada.facts()).zoom).toBeGreaterThan(zoom);
  expect((await ada.rest()).tile).toBe(before.tile);
});

test('a long press on somebody opens their menu', async ({ office }) => {
  const bo = await (await office.visitor('Bo')).enter();
  const ada = await (await office.visitor('Ada', phone)).enter();
  await expect.poll(() => bo.names()).toEqual(['Ada', 'Bo']);
  await bo.page.keyboard.press('/');
  await bo.page.keyboard.type('ada');
  await bo.page.keyboard.press('Enter');
  await expect(bo.page.locator('[data-news]')).toContainText('You arrived at Ada');
  await expect.poll(() => ada.sees(bo)).not.toBeNull();
  const head = (await ada.facts()).avatars.find(({ name }) => name === 'Bo')?.head;
  if (!head) throw new Error('Ada must see Bo');
  const screen = await ada.context.newCDPSession(ada.page);
  await touch(screen, 'touchStart', [head.x, head.y + 12]);
  await expect(ada.page.getByRole('menu')).toContainText('Walk over');
  await touch(screen, 'touchEnd');
  await expect(ada.page.getByRole('menu')).toBeVisible();
});

/** Fingers at points of the page. */
async function touch(
  screen: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: readonly (readonly [number, number])[]
): Promise<void> {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
  await screen.send('Input.dispatchTouchEvent', { type, touchPoints });
}
