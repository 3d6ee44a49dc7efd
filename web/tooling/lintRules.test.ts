import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
// @ts-expect-error the configuration is plain JavaScript
import * as configuration from '../eslint.config.js';

const { mayImport, boundaries, pure, small } = configuration as {
  mayImport: Record<string, string[]>;
  boundaries: Linter.Config[];
  pure: Linter.Config[];
  small: Linter.Config;
};

const parser = {
  files: ['**/*.ts'],
  languageOptions: {
    parser: tseslint.parser,
    globals: { document: 'readonly', WebSocket: 'readonly', setTimeout: 'readonly' },
  },
} as Linter.Config;

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [parser, ...boundaries, ...pure, small],
});

async function rulesBroken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map((message) => message.ruleId);
}

describe('the import table', () => {
  const folders = Object.keys(mayImport);
  const pairs = folders.flatMap((from) =>
    folders.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)('%s imports %s only when its row says so', async (from, to) => {
    const broken = await rulesBroken(`src/${from}/offender.ts`, `import '../${to}/thing.ts';\n`);
    expect(broken).toEqual(mayImport[from]!.includes(to) ? [] : ['no-restricted-imports']);
  });

  it.each(folders)('%s never imports main', async (from) => {
    expect(await rulesBroken(`src/${from}/deep/offender.ts`, `import '../../main.ts';\n`)).toEqual([
      'no-restricted-imports',
    ]);
  });
});

describe('the pure middle', () => {
  it.each(['world', 'protocol', 'session'])('%s touches no page, no clock and no dice', async (folder) => {
    const file = `src/${folder}/offender.ts`;
    expect(await rulesBroken(file, 'document.title = "";\n')).toEqual(['no-restricted-globals']);
    expect(await rulesBroken(file, 'new WebSocket("");\n')).toEqual(['no-restricted-globals']);
    expect(await rulesBroken(file, 'setTimeout(() => {}, 1);\n')).toEqual(['no-restricted-globals']);
    expect(await rulesBroken(file, 'export const now = Date.now();\n')).toEqual(['no-restricted-properties']);
    expect(await rulesBroken(file, 'export const dice = Math.random();\n')).toEqual([
      'no-restricted-properties',
    ]);
  });
});

describe('the sizes', () => {
  it('a file of more than 400 lines is refused', async () => {
    expect(await rulesBroken('src/world/long.ts', 'export {};\n'.repeat(401))).toEqual(['max-lines']);
  });

  it('a function of more than 40 lines is refused', async () => {
    const long = `export function long(n: number) {\n${'  n += 1;\n'.repeat(41)}  return n;\n}\n`;
    expect(await rulesBroken('src/world/long.ts', long)).toEqual(['max-lines-per-function']);
  });
});
