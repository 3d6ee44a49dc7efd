import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { useUi } from '../state/context.ts';
import { isFound } from '../state/search.ts';
import { fold } from '../state/text.ts';

interface FinderProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Narrows the list to what is typed, and says how much is left. */
export function Finder({ query, onQuery }: FinderProps) {
  const { searchField, session, floors } = useUi();
  const { list } = words.value;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = () => field.current?.focus();
    searchField.focus = focus;
    return () => {
      if (searchField.focus === focus) searchField.focus = null;
    };
  }, [searchField]);
  const folded = fold(query.trim());
  const count = [...session.people.value, ...floors.rooms.value].filter((item) =>
    isFound(item, folded),
  ).length;
  return (
    <div class="finder" role="search">
      <input
        ref={field}
        class="field"
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-label={list.search()}
        placeholder={list.search()}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          event.stopPropagation();
          onQuery('');
        }}
      />
      <span class="mute" role="status">
        {folded !== '' && list.found({ count })}
      </span>
    </div>
  );
}
