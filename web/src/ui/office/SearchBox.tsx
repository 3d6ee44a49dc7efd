import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { nextIndex } from '../parts/Popover.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { StatusMark } from '../parts/StatusMark.tsx';
import { useUi } from '../state/context.ts';
import { search, type Match } from '../state/search.ts';
import type { Ui } from '../state/ui.ts';
import { placeOf } from './place.ts';

const SHOWN_AT_MOST = 12;

/** Finds a person or a room, and walks there: all with the keyboard if one likes. */
export function SearchBox() {
  const ui = useUi();
  const { search: say } = words.value;
  const finder = useFinder(ui);
  const { text, matches, chosen, shows, id } = finder;
  return (
    <div class="surface search" onFocusIn={finder.open} onFocusOut={finder.close}>
      <label>
        <Icon name="search" small />
        <input
          ref={finder.input}
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          aria-label={say.label()}
          aria-expanded={shows}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={shows && matches[chosen] ? `${id}-${chosen}` : undefined}
          placeholder={say.label()}
          value={text}
          onInput={(event) => finder.type(event.currentTarget.value)}
          onKeyDown={finder.onKeyDown}
        />
        {ui.shortcuts.enabled.value && !ui.isNarrow.value && text === '' && <kbd aria-hidden="true">/</kbd>}
      </label>
      {shows && <Results {...{ id, text, matches, chosen, go: finder.go }} />}
    </div>
  );
}

/** What is typed, what it finds, and which of it is chosen. */
function useFinder(ui: Ui) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const matches = useMatches(ui, text);
  useSearchFocus(ui, input);
  const leave = () => {
    setText('');
    input.current?.blur();
  };
  const go = (match: Match) => {
    walkTo(ui, match);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Enter may come before what was typed last is drawn.
    const typed = input.current?.value ?? text;
    const match = typed === text ? matches[chosen] : matchesFor(ui, typed)[0];
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && match) go(match);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && match) {
      event.preventDefault();
      setChosen(nextIndex(event.key, chosen, matches.length) ?? chosen);
    }
  };
  const type = (typed: string) => {
    setText(typed);
    setChosen(0);
  };
  const shows = isOpen && text.trim() !== '';
  const [open, close] = [() => setOpen(true), () => setOpen(false)];
  return { id: useId(), input, text, matches, chosen, shows, open, close, go, type, onKeyDown };
}

function useMatches(ui: Ui, text: string): readonly Match[] {
  const people = ui.session.people.value;
  const rooms = ui.floors.rooms.value;
  const floor = ui.session.me.value?.floor;
  return useMemo(() => {
    if (text !== '') ui.floors.fetchOthers();
    return matchesFor(ui, text);
  }, [text, people, rooms, floor, ui]);
}

function matchesFor({ session, floors }: Ui, text: string): readonly Match[] {
  const floor = session.me.peek()?.floor ?? '';
  return search(text, session.people.peek(), floors.rooms.peek(), { floor, limit: SHOWN_AT_MOST });
}

function useSearchFocus(ui: Ui, input: { readonly current: HTMLInputElement | null }): void {
  // With the field, so that no key is lost between the two.
  useLayoutEffect(() => {
    const focus = () => input.current?.focus();
    ui.searchField.focus = focus;
    return () => {
      if (ui.searchField.focus === focus) ui.searchField.focus = null;
    };
  }, [ui, input]);
}

function walkTo(ui: Ui, match: Match): void {
  if (match.kind === 'person') ui.session.commands.walkToPerson(match.person.id);
  else ui.session.commands.walkToZone(match.room.floor, match.room.zone);
  ui.stage.followMe();
  ui.sheetOpen.value = false;
}

interface ResultsProps {
  readonly id: string;
  readonly text: string;
  readonly matches: readonly Match[];
  readonly chosen: number;
  readonly go: (match: Match) => void;
}

function Results({ id, text, matches, chosen, go }: ResultsProps) {
  const { search: say } = words.value;
  return (
    <div class="surface results" onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-results`} aria-label={say.label()}>
        {matches.map((match, index) => (
          <div
            key={match.key}
            id={`${id}-${index}`}
            class="result"
            role="option"
            aria-selected={index === chosen}
            onClick={() => go(match)}
          >
            <Result match={match} />
          </div>
        ))}
      </div>
      {matches.length === 0 && <p>{say.none({ text: text.trim() })}</p>}
      <span class="sr-only" role="status">
        {say.results({ count: matches.length })}
      </span>
    </div>
  );
}

function Result({ match }: { readonly match: Match }) {
  const { floors } = useUi();
  if (match.kind === 'room') {
    return (
      <>
        <span class="room-icon">
          <Icon name="room" small />
        </span>
        <span class="who">
          <b class="cut">{match.room.name}</b>
          <small class="cut">{floors.nameOf(match.room.floor)}</small>
        </span>
      </>
    );
  }
  const { person } = match;
  return (
    <>
      <span class="faced">
        <Portrait look={person.look} />
        <StatusMark status={person.status} />
      </span>
      <span class="who">
        <b class="cut">{person.name}</b>
        <small class="cut">{placeOf(person, floors)}</small>
      </span>
    </>
  );
}
