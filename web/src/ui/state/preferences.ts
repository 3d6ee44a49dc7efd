import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { isLanguage, pickLanguage, showLanguage, type Language } from '../i18n/language.ts';
import { remembered } from './remembered.ts';

export type Theme = 'light' | 'dark' | 'system';
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

export interface Preferences {
  readonly theme: Signal<Theme>;
  /** The theme that follows from it. */
  readonly shownTheme: ReadonlySignal<'light' | 'dark'>;
  readonly language: Signal<Language>;
  readonly miniMap: Signal<boolean>;
  readonly panelOpen: Signal<boolean>;
}

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** What this browser likes: theme, language, which panels are open. Shown on the page at once, and remembered. */
export function createPreferences(): Preferences {
  const theme = remembered<Theme>('theme', 'system', isTheme);
  const language = remembered<Language>('language', pickLanguage(navigator.languages), isLanguage);
  const systemIsDark = mediaSignal('(prefers-color-scheme: dark)');
  const shownTheme = computed(() =>
    theme.value === 'system' ? (systemIsDark.value ? 'dark' : 'light') : theme.value,
  );
  effect(() => {
    document.documentElement.dataset['theme'] = shownTheme.value;
  });
  effect(() => {
    const next = language.value;
    document.documentElement.lang = next;
    void showLanguage(next);
  });
  return {
    theme,
    shownTheme,
    language,
    miniMap: remembered('miniMap', true, isBoolean),
    panelOpen: remembered('panelOpen', true, isBoolean),
  };
}

/** Whether a media query holds, as it changes. */
export function mediaSignal(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const holds = signal(media.matches);
  media.addEventListener('change', () => (holds.value = media.matches));
  return holds;
}
