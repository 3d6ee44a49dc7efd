import { languages, words, type Language } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useUi } from '../state/context.ts';

export function LanguageSelect() {
  const { preferences } = useUi();
  return (
    <select
      aria-label={words.value.enter.language()}
      value={preferences.language.value}
      onChange={(event) => (preferences.language.value = event.currentTarget.value as Language)}
    >
      {Object.entries(languages).map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function LanguageChoice() {
  return (
    <div class="language">
      <Icon name="globe" small />
      <LanguageSelect />
    </div>
  );
}
