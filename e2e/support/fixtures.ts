import { test as base, type Browser, type BrowserContextOptions } from '@playwright/test';
import { Visitor } from './visitor.ts';
import { Server } from './server.ts';

interface Office {
  readonly server: Server;
  /** Opens a browser of one's own for somebody; they see the enter page. */
  visitor(name: string, options?: BrowserContextOptions): Promise<Visitor>;
}

/** Every test has an office of its own, so that nobody of another test is in. */
export const test = base.extend<{ office: Office }>({
  office: async ({ browser }, use) => {
    const server = await Server.start();
    const visitors: Visitor[] = [];
    await use({
      server,
      async visitor(name, options = {}) {
        const visitor = await Visitor.open(name, server, await contextFor(browser, options));
        visitors.push(visitor);
        return visitor;
      },
    });
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
    await server.remove();
  },
});

function contextFor(browser: Browser, options: BrowserContextOptions) {
  return browser.newContext({ locale: 'en-US', viewport: { width: 1100, height: 700 }, ...options });
}

export { expect } from '@playwright/test';
