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
    ['en', en, 'Tile House has nobody in today.', 'Tile House has 1 person in today.'],
    ['de', de, 'In Tile House ist heute noch niemand.', 'In Tile House ist heute 1 Person.'],
    ['es', es, 'Hoy no hay nadie en Tile House.', 'Hoy hay 1 persona en Tile House.'],
    ['pt', pt, 'Hoje não há ninguém em Tile House.', 'Hoje há 1 pessoa em Tile House.'],
  ] as const)('%s counts nobody, one and many in whole sentences', (language, catalog, nobody, one) => {
    const { peopleIn } = toWords(language, catalog).enter;
    expect(peopleIn({ office: 'Tile House', count: 0 })).toBe(nobody);
    expect(peopleIn({ office: 'Tile House', count: 1 })).toBe(one);
    expect(peopleIn({ office: 'Tile House', count: 12 })).toContain('12');
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
