import { expect, test } from './support/fixtures.ts';
import { TILE_PIXELS, type Visitor } from './support/visitor.ts';

/** From over the head down to the middle of the tile, in pixels of the art. */
const HEAD_TO_TILE_PIXELS = 28;
/** A move is seen by others within this. */
const SEEN_MILLIS = 2000;

test('A walks where they click and B sees A arrive on that tile', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  const before = await ada.rest();
  const { x, y, zoom } = await onPage(ada);
  await ada.page.mouse.click(x, y + 2 * TILE_PIXELS * zoom);
  await expect.poll(() => ada.tile()).not.toBe(before.tile);
  const after = await ada.rest();
  expect(after).toMatchObject({ column: before.column, row: before.row + 2 });
  await expect.poll(() => bo.sees(ada), { timeout: SEEN_MILLIS }).toBe(after.tile);
});

test('A walks by keys and B sees A arrive on the same tile', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  const before = await ada.rest();
  await ada.page.keyboard.down('s');
  await expect.poll(async () => (await ada.facts()).own?.row).toBeGreaterThan(before.row + 0.5);
  await ada.page.keyboard.up('s');
  const after = await ada.rest();
  expect(after.row).toBeGreaterThan(before.row);
  expect(Number.isInteger(after.row)).toBe(true);
  await expect.poll(() => bo.sees(ada), { timeout: SEEN_MILLIS }).toBe(after.tile);
});

test('no key walks while one types', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const before = await ada.rest();
  await ada.page.keyboard.press('/');
  await ada.page.keyboard.type('wasdhlce');
  await expect(ada.page.getByRole('combobox')).toHaveValue('wasdhlce');
  await ada.page.keyboard.press('ArrowDown');
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
  expect((await ada.rest()).tile).toBe(before.tile);
});

test('B walks over to A from the list of people', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  await ada.page.keyboard.press('/');
  await ada.page.keyboard.type('kitchen');
  await ada.page.keyboard.press('Enter');
  await expect.poll(async () => (await ada.facts()).own?.walking).toBe(true);
  await expect(ada.page.locator('[data-news]')).toContainText('Kitchen', { timeout: 30_000 });
  const there = await ada.rest();
  await bo.page.getByRole('button', { name: 'Walk to Ada' }).click();
  await expect
    .poll(async () => distance((await bo.facts()).own, there), { timeout: 30_000 })
    .toBeLessThanOrEqual(1);
});

test('taking an exit changes floors', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  const bo = await (await office.visitor('Bo')).enter();
  await ada.page.getByRole('button', { name: /Change floors/ }).click();
  await ada.page.getByRole('menuitemradio', { name: /Garden/ }).click();
  await expect.poll(async () => (await ada.facts()).floor, { timeout: 45_000 }).toBe('annex');
  await ada.isIn();
  expect(await ada.names()).toEqual(['Ada']);
  await expect.poll(() => bo.names()).toEqual(['Bo']);
  await expect(bo.page.getByText('Ada')).toBeVisible();
});

function distance(from: { column: number; row: number } | null, to: { column: number; row: number }): number {
  return from ? Math.abs(from.column - to.column) + Math.abs(from.row - to.row) : Infinity;
}

/** The middle of the tile that somebody stands on, as a point of the page. */
async function onPage(visitor: Visitor): Promise<{ x: number; y: number; zoom: number }> {
  const { own, zoom } = await visitor.facts();
  if (!own?.head) throw new Error(`${visitor.name} is not in view`);
  return { x: own.head.x, y: own.head.y + HEAD_TO_TILE_PIXELS * zoom, zoom };
}
