import { expect, test } from './support/fixtures.ts';

test('no request leaves the origin and nothing breaks the content security policy', async ({
  office,
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const away: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(office.server.url)) away.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(office.server.url).host) away.push(socket.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(office.server.url);
  expect(answer?.headers()['content-security-policy']).toContain("style-src 'self'");
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Enter the office' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'React' }).click();
  await page.getByRole('menuitem', { name: 'Wave' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  expect({ away, complaints }).toEqual({ away: [], complaints: [] });
  await context.close();
});
