import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** Everything axe calls serious or critical, as one line each. */
async function issues(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the enter page, the office and the list (${colorScheme})`, async ({
    office,
  }) => {
    await (await office.visitor('Bo')).enter();
    const ada = await office.visitor('Ada', { colorScheme, reducedMotion: 'reduce' });
    await expect(ada.page.getByRole('radio').first()).toBeAttached();
    expect(await issues(ada.page)).toEqual([]);
    await ada.enter();
    await expect(ada.page.getByText('Bo')).toBeVisible();
    expect(await issues(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Settings' }).click();
    expect(await issues(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.keyboard.press('l');
    await expect(ada.page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(await issues(ada.page)).toEqual([]);
  });
}

test('at 320 pixels nothing is cut off or scrolls sideways', async ({ office }) => {
  const ada = await office.visitor('Ada', { viewport: { width: 320, height: 640 }, locale: 'de-DE' });
  await ada.page.getByLabel('Dein Name').fill('Ada');
  const sideways = () =>
    ada.page.evaluate(() => document.querySelector('.veil, .office, .list-page')?.scrollWidth ?? 0);
  expect(await sideways()).toBeLessThanOrEqual(320);
  await ada.page.keyboard.press('Enter');
  await ada.isIn();
  expect(await sideways()).toBeLessThanOrEqual(320);
  for (const button of await ada.page.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await ada.page.keyboard.press('l');
  expect(await sideways()).toBeLessThanOrEqual(320);
});
