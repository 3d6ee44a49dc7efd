import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pickLanguage, toWords } from './language.ts';
import { pt } from './pt.ts';

type Nested = { readonly [key: string]: string | Nested };

/** Each text by its path. */
function texts(catalog: Nested, path = ''): [string, string][] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
}

function names(text: string): string[] {
  return [...text.matchAll(/\{\{?(\w+)(?=[:}])/g)].map((match) => match[1] ?? '').sort();
}

/** The text of all files of the interface but tests and the catalogs themselves. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'i18n' ? [] : sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** As `group.key` or, where the key is chosen by a value, in quotes. */
function isUsed(path: string, page: string): boolean {
  const [group = '', key = ''] = path.split('.');
  return new RegExp(`\\b${group}\\.${key}\\b|\\b(say|statusWords)\\.${key}\\(|'${key}'`).test(page);
}

describe('the catalogs', () => {
  test.each([
    ['de', de],
    ['es', es],
    ['pt', pt],
  ] as const)('%s says everything that English says, with the same arguments', (_, catalog) => {
    const translated = new Map(texts(catalog));
    const english = texts(en);
    expect([...translated.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    for (const [key, text] of english) {
      expect([key, names(translated.get(key) ?? '')]).toEqual([key, names(text)]);
    }
  });

  test.each([
    ['en', en, 'Nobody is in Tile House right now.', '1 person is in Tile House right now.'],
    ['de', de, 'Gerade ist niemand in Tile House.', 'Gerade ist 1 Person in Tile House.'],
    ['es', es, 'Ahora no hay nadie en Tile House.', 'Ahora hay 1 persona en Tile House.'],
    ['pt', pt, 'Agora não há ninguém em Tile House.', 'Agora há 1 pessoa em Tile House.'],
  ] as const)('%s counts nobody, one and many in whole sentences', (language, catalog, nobody, one) => {
    const { peopleIn } = toWords(language, catalog).enter;
    expect(peopleIn({ office: 'Tile House', count: 0 })).toBe(nobody);
    expect(peopleIn({ office: 'Tile House', count: 1 })).toBe(one);
    expect(peopleIn({ office: 'Tile House', count: 12 })).toContain('12');
  });

  test('say nothing that the page never says', () => {
    const page = sources(join(import.meta.dirname, '..')).join('\n');
    const unused = texts(en).filter(([path]) => !isUsed(path, page));
    expect(unused.map(([path]) => path)).toEqual([]);
  });

  test('a name with braces in it is shown as it is', () => {
    expect(toWords('en', en).people.walkTo({ name: '{count}<b>' })).toBe('Walk to {count}<b>');
  });

  test('the language is the first one of the browser that there is a catalog for', () => {
    expect(pickLanguage(['fr-FR', 'pt-BR', 'en'])).toBe('pt');
    expect(pickLanguage(['de-AT'])).toBe('de');
    expect(pickLanguage(['ja'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });
});
