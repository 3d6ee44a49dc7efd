import { test as base, type Browser, type BrowserContextOptions } from '@playwright/test';
import { Visitor } from './visitor.ts';
import { watchMedia } from './media.ts';
import { Server, type Settings } from './server.ts';

interface Office {
  readonly server: Server;
  /** Opens a browser of one's own for somebody; they see the enter page. */
  visitor(name: string, options?: BrowserContextOptions): Promise<Visitor>;
}

/** Every test has an office of its own, so that nobody of another test is in. */
export const test = base.extend<{ settings: Settings; office: Office }>({
  settings: [{}, { option: true }],
  office: async ({ browser, settings, permissions }, use) => {
    const server = await Server.start(settings);
    const visitors: Visitor[] = [];
    await use({
      server,
      async visitor(name, options = {}) {
        const visitor = await Visitor.open(
          name,
          server,
          await contextFor(browser, { permissions: permissions ?? [], ...options }),
        );
        visitors.push(visitor);
        return visitor;
      },
    });
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
    await server.remove();
  },
});

async function contextFor(browser: Browser, options: BrowserContextOptions) {
  const viewport = { width: 1100, height: 700 };
  const context = await browser.newContext({ locale: 'en-US', viewport, ...options });
  await watchMedia(context);
  return context;
}

export { expect } from '@playwright/test';
