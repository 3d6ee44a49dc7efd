import { expect, test, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Server } from '../support/server.ts';
import { clientDrawing } from './client.ts';
import type { Difference } from './draw.ts';
import { hasTiled, rasterize } from './tiled.ts';

declare const tileworkMaps: typeof import('./draw.ts');

/** Levels of 255 by which half clear pixels may differ: Qt and Skia round differently. */
const ALLOWED_LEVELS = 2;

const shipped = resolve(import.meta.dirname, '../../maps');
const fixtures = resolve(import.meta.dirname, 'fixtures');

/** Where the floor's top left pixel is in Tiled's picture, which begins where the first layer begins. */
const ORIGINS: Readonly<Record<string, readonly [number, number]>> = { 'opacity-tint-and-offset': [0, 3] };

test.describe('the client draws a map as Tiled does', () => {
  test.skip(!hasTiled, 'Tiled is not installed (Debian: apt-get install tiled)');

  for (const [folder, start] of [
    [shipped, 'hq'],
    [fixtures, 'objects'],
  ] as const) {
    test(`every map of ${folder === shipped ? 'ours' : 'the fixtures'}`, async ({ page }) => {
      const server = await Server.start({ TILEWORK_MAPS: folder, TILEWORK_START_MAP: start });
      const pictures = mkdtempSync(join(tmpdir(), 'tilework-pictures-'));
      try {
        await page.goto(`${server.url}/healthz`);
        await page.evaluate(await clientDrawing());
        for (const id of maps(folder)) {
          rasterize(join(folder, `${id}.tmj`), join(pictures, `${id}.png`));
          const difference = await compared(page, id, readFileSync(join(pictures, `${id}.png`)));
          expect.soft(difference.first, `${id}: ${difference.count} pixels differ`).toBe('');
          expect(difference.width * difference.height).toBeGreaterThan(0);
        }
      } finally {
        await server.remove();
        rmSync(pictures, { recursive: true });
      }
    });
  }
});

function maps(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tmj'));
  return files.map((file) => file.slice(0, -'.tmj'.length));
}

function compared(page: Page, id: string, picture: Buffer): Promise<Difference> {
  const [originX, originY] = ORIGINS[id] ?? [0, 0];
  return page.evaluate(
    ([url, data, x, y, allowed]) => tileworkMaps.compare(url, data, x, y, allowed),
    [`/api/floors/${id}/map`, picture.toString('base64'), originX, originY, ALLOWED_LEVELS] as const,
  );
}
