import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // One office at a time: the tests share the machine with the server and up to three browser windows.
  workers: 1,
  // A busy machine may stall a browser for seconds; a promise that is broken stays broken, and a retry is listed as flaky.
  retries: 1,
  timeout: 120_000,
  // A picture that is missing is a failure; `npm run pictures` takes them.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    // Only the edges of glyphs may differ, never a place or a color.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.25, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: 'list',
  use: {
    viewport: { width: 1100, height: 700 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
