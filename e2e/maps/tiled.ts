import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const RASTERIZER = '/usr/bin/tmxrasterizer';

/** Whether Tiled's own rasterizer is here. */
export const hasTiled = existsSync(RASTERIZER);

/** Tiled's picture of a map, without its zones. */
export function rasterize(map: string, picture: string): void {
  execFileSync(RASTERIZER, ['--no-smoothing', '--hide-layer', 'zones', map, picture], {
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
    stdio: 'ignore',
  });
}
