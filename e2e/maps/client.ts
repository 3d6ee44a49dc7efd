import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const web = resolve(import.meta.dirname, '../../web');

interface Chunk {
  readonly code?: string;
}
type Build = (config: object) => Promise<readonly { readonly output: readonly Chunk[] }[]>;

/** The web client's own map drawing as a script that a page can load: `tileworkMaps.draw(document)`. */
export async function clientDrawing(): Promise<string> {
  const vite = createRequire(resolve(web, 'package.json')).resolve('vite');
  const { build } = (await import(pathToFileURL(vite).href)) as { build: Build };
  const results = await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'draw.ts'), formats: ['iife'], name: 'tileworkMaps' },
    },
  });
  const code = results[0]?.output[0]?.code;
  if (code === undefined) throw new Error('vite must give one script but gave none');
  return code;
}
