import { expect, test } from './support/fixtures.ts';

test('a reload comes back to the same place without the enter page', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  await ada.page.keyboard.down('ArrowDown');
  await expect.poll(async () => (await ada.facts()).own?.walking).toBe(true);
  await ada.page.keyboard.up('ArrowDown');
  const before = await ada.rest();
  await ada.page.reload();
  await ada.isIn();
  expect((await ada.rest()).tile).toBe(before.tile);
  await expect(ada.page.getByRole('button', { name: 'Enter the office' })).toBeHidden();
});

test('the server restarts and both are back in place without being announced as gone', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  await expect.poll(() => bo.names()).toEqual(['Ada', 'Bo']);
  const places = [(await ada.rest()).tile, (await bo.rest()).tile];
  const heard = await bo.listen();
  await office.server.stop();
  await expect(bo.page.getByText('Back in a moment. Your place is kept.')).toBeVisible();
  await office.server.start();
  await ada.isIn();
  await bo.isIn();
  await expect.poll(() => bo.names()).toEqual(['Ada', 'Bo']);
  expect([(await ada.rest()).tile, (await bo.rest()).tile]).toEqual(places);
  expect((await heard()).filter((sentence) => /left|came in/.test(sentence))).toEqual([]);
});

test('a second tab takes over and the first one can take it back', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const second = await ada.context.newPage();
  await second.goto(office.server.url);
  await expect(second.getByLabel('Your name')).toHaveValue('Ada');
  await second.getByRole('button', { name: 'Enter the office' }).click();
  await expect(ada.page.getByRole('heading', { name: 'You are in the office in another tab' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Use here' }).click();
  await ada.isIn();
  await expect(second.getByRole('heading', { name: 'You are in the office in another tab' })).toBeVisible();
});

test('who leaves is told so, and the others hear of it', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  await expect.poll(() => bo.names()).toEqual(['Ada', 'Bo']);
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByRole('button', { name: 'Leave the office' }).click();
  await expect(ada.page.getByRole('heading', { name: 'You have left the office' })).toBeVisible();
  await expect(bo.page.locator('[data-news]')).toContainText('Ada left.');
  await expect.poll(() => bo.names()).toEqual(['Bo']);
});
