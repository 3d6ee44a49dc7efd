import { computed, signal } from '@preact/signals';
import { i18nObject, type BaseTranslation } from 'typesafe-i18n';
import type { Catalog, Words } from './catalog.ts';
import { en } from './en.ts';

export const languages = { en: 'English', de: 'Deutsch', es: 'Español', pt: 'Português' } as const;
export type Language = keyof typeof languages;

const load: Record<Language, () => Promise<Catalog>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
};

const loaded = signal<{ language: Language; words: Words }>({ language: 'en', words: toWords('en', en) });
let wanted: Language = 'en';

/** The language shown. */
export const language = computed(() => loaded.value.language);
/** All texts in the language shown. */
export const words = computed(() => loaded.value.words);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && value in languages;
}

/** The first of the wanted tags (as in `navigator.languages`) that there is a catalog for; else English. */
export function pickLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

/** Loads a catalog and shows it. The newest wish wins. */
export async function showLanguage(next: Language): Promise<void> {
  wanted = next;
  const catalog = await load[next]();
  // A second wish may have come while the first one was being loaded.
  if (wanted === next) loaded.value = { language: next, words: toWords(next, catalog) };
}

export function toWords(locale: Language, catalog: Catalog): Words {
  return i18nObject(locale, catalog as unknown as BaseTranslation, {}) as unknown as Words;
}
