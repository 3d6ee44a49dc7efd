import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Which folder of src/ may import which other. A folder without a row here is refused. */
export const mayImport = {
  protocol: [],
  world: ['protocol'],
  session: ['world', 'protocol'],
  net: ['session', 'protocol'],
  media: ['session', 'world'],
  input: ['session', 'world'],
  render: ['session', 'world', 'assets'],
  i18n: [],
  assets: [],
  styles: [],
  ui: ['session', 'world', 'i18n', 'assets', 'styles'],
};

const folders = Object.keys(mayImport);
for (const entry of readdirSync(new URL('src', import.meta.url), { withFileTypes: true })) {
  if (entry.isDirectory() && !folders.includes(entry.name)) {
    throw new Error(`src/${entry.name} is in no row of mayImport (eslint.config.js)`);
  }
}

/** The library of the media server is large and comes late. */
const libraryOfMedia = {
  regex: '^livekit-client',
  message: 'Only media imports it, in what is loaded late.',
};

export const boundaries = folders.map((folder) => {
  const forbidden = ['main', ...folders].filter(
    (other) => other !== folder && !mayImport[folder].includes(other),
  );
  return {
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(folder === 'media' ? [] : [libraryOfMedia]),
            {
              regex: `^\\.\\..*/(${forbidden.join('|')})(/|\\.tsx?$)`,
              message: `${folder} may import only: ${mayImport[folder].join(', ') || 'nothing'}.`,
            },
          ],
        },
      ],
    },
  };
});

/** world and protocol know no page, no clock, no dice; session knows no page. */
const pageGlobals = [
  'document',
  'window',
  'fetch',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'navigator',
  'requestAnimationFrame',
];
const clockGlobals = ['performance', 'setTimeout', 'setInterval'];
const clockAndDice = [
  'error',
  { object: 'Date', property: 'now' },
  { object: 'Math', property: 'random' },
  { object: 'crypto', property: 'getRandomValues' },
];

export const pure = [
  {
    files: ['src/world/**', 'src/protocol/**'],
    rules: {
      'no-restricted-globals': ['error', ...pageGlobals, ...clockGlobals],
      'no-restricted-properties': clockAndDice,
    },
  },
  {
    files: ['src/session/**'],
    rules: {
      'no-restricted-globals': ['error', ...pageGlobals, ...clockGlobals],
      'no-restricted-properties': clockAndDice,
    },
  },
];

/** A file is read in one sitting, a function does one thing. */
export const small = {
  files: ['src/**', 'tooling/**'],
  rules: {
    'max-lines': ['error', 400],
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 6],
  },
};

const tests = {
  files: ['**/*.test.ts', '**/*.test.tsx', '**/testing.ts'],
  rules: {
    'max-lines-per-function': 'off',
    'no-restricted-globals': ['error', 'setTimeout', 'setInterval'],
    '@typescript-eslint/no-non-null-assertion': 'off',
    // Frames are written as the wire has them.
    '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  },
};

export default tseslint.config(
  { ignores: ['dist', 'src/protocol/gen'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { URL: 'readonly', console: 'readonly', process: 'readonly' } },
  },
  // Parts of it run in a page.
  {
    files: ['bench/**/*.mjs'],
    languageOptions: {
      globals: {
        window: 'readonly',
        document: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        requestAnimationFrame: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  boundaries,
  pure,
  small,
  tests,
);
