import { defineConfig } from 'vitest/config';
import { precompress } from './tooling/precompress.ts';

/** Where `npm run dev` sends what only the server answers. */
const server = process.env['TILEWORK_URL'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [precompress()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/api': server,
      '/map-images': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'tooling/**/*.test.ts'] },
});
