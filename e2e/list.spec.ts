import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test('the keyboard and the list alone suffice to join, find and walk to a person', async ({ office }) => {
  const bo = await (await office.visitor('Bo')).enter();
  await bo.page.keyboard.press('/');
  await bo.page.keyboard.type('lounge');
  await bo.page.keyboard.press('Enter');
  await expect(bo.page.locator('[data-news]')).toContainText('You arrived at Lounge', { timeout: 60_000 });
  const there = await bo.rest();

  const ada = await office.visitor('Ada');
  await expect(ada.page.getByLabel('Your name')).toBeFocused();
  await ada.page.keyboard.type('Ada');
  await ada.page.keyboard.press('Enter');
  await ada.isIn();
  await ada.page.keyboard.press('l');
  await expect(ada.page.getByRole('heading', { level: 1 })).toBeFocused();
  await ada.page.keyboard.press('/');
  await ada.page.keyboard.type('bo');
  await tabTo(ada.page, 'Walk to Bo');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.locator('[data-news]')).toContainText('You arrived at Bo', { timeout: 60_000 });
  const here = await ada.rest();
  expect(Math.abs(here.column - there.column) + Math.abs(here.row - there.row)).toBe(1);
});

/** Presses Tab until a button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`no button "${name}" was reached by Tab`);
}

test('the list names floors and rooms and says in words who is where', async ({ office }) => {
  const ada = await (await office.visitor('Ada')).enter();
  await (await office.visitor('Bo')).enter();
  await ada.page.keyboard.press('l');
  await expect(ada.page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(ada.page.getByRole('heading', { level: 3, name: /Kitchen/ })).toBeVisible();
  const bo = ada.page.getByRole('listitem').filter({ hasText: 'Bo' });
  await expect(bo).toContainText('Available');
  await expect(ada.page.locator('[data-news]')).toContainText('Bo came in.');
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('toolbar')).toBeVisible();
});
