import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { said } from './support/program.ts';
import type { Visitor } from './support/visitor.ts';

/* The enter page, the office and the list as they are. `npm run pictures` takes them anew. */

const look = { skin: 2, hair: 6, hairColor: 4, top: 1, topColor: 1, bottom: 0, bottomColor: 0, extra: 1 };

interface Screen extends BrowserContextOptions {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: string;
}

const screens: readonly Screen[] = [
  { name: 'desktop-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-US' },
  { name: 'desktop-dark-es', viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'es-ES' },
  { name: 'small-dark-de', viewport: { width: 1024, height: 700 }, colorScheme: 'dark', locale: 'de-DE' },
  { name: 'phone-light-de', viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'de-DE' },
  { name: 'phone-dark-pt', viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'pt-BR' },
];

test.skip(
  !said('fc-match', 'system-ui')?.includes('Noto Sans'),
  'The pictures are in Noto Sans (Debian: apt-get install fonts-noto-core).',
);

for (const screen of screens) {
  test(`the enter page, the office and the list look as they did: ${screen.name}`, async ({ office }) => {
    const bo = await office.visitor('Bo', { reducedMotion: 'reduce' });
    await dress(bo);
    await bo.page.keyboard.press('Enter');
    await bo.isIn();
    const ada = await office.visitor('Ada', { ...screen, reducedMotion: 'reduce' });
    await dress(ada);
    await settled(ada.page);
    await expect(ada.page).toHaveScreenshot(`enter-${screen.name}.png`);
    await ada.page.keyboard.press('Enter');
    await ada.isIn();
    await standApart(bo);
    await standApart(ada);
    await settled(ada.page);
    await expect(ada.page).toHaveScreenshot(`office-${screen.name}.png`);
    await ada.page.keyboard.press('l');
    await settled(ada.page);
    await expect(ada.page).toHaveScreenshot(`list-${screen.name}.png`);
  });
}

/** The same name and look in every picture. */
async function dress(visitor: Visitor): Promise<void> {
  await visitor.page.locator('#name').fill(visitor.name);
  for (const [tab, parts] of [
    [0, ['hair', 'hairColor']],
    [1, ['skin']],
    [2, ['top', 'topColor', 'bottom', 'bottomColor']],
    [3, ['extra']],
    [0, []],
  ] as const) {
    await visitor.page.getByRole('tab').nth(tab).click();
    for (const part of parts) await visitor.page.locator(`[name=look-${part}]`).nth(look[part]).check();
  }
  await visitor.page.locator('#name').focus();
}

/** Walks to a room, and has seen its name, which comes and goes in its own time. */
async function standApart(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const room = visitor.name === 'Ada' ? 'Kitchen' : 'Lounge';
  const people = page.locator('.people-button');
  if (await people.isVisible()) await people.click();
  await page.getByRole('combobox').first().fill(room);
  const arrived = async () => {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await visitor.facts()).own?.walking).toBe(true);
    await visitor.rest();
  };
  await Promise.all([page.locator('.zone-name', { hasText: room }).waitFor(), arrived()]);
}

/** Nothing is being loaded or said any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.zone-name')).toBeHidden();
}
