import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useUi } from '../state/context.ts';
import { showPeople, type Ui } from '../state/ui.ts';
import { Brand } from './Brand.tsx';
import { Dock } from './Dock.tsx';
import { LinkPill, MiniMap } from './MiniMap.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { PersonMenu } from './PersonRow.tsx';
import { SearchBox } from './SearchBox.tsx';

/** CSS pixels, as in office.css and tokens.css. */
const EDGE = 16;
const SIDE = 320;
const CORNER = 18;
const BAR = 92;
/** Where the side panel covers the map wholly: all of it but its round corners. */
const UNDER_SIDE = {
  top: EDGE + CORNER,
  right: EDGE + CORNER,
  bottom: EDGE + CORNER,
  width: SIDE - 2 * CORNER,
} as const;
const NAME_SHOWN_MILLIS = 2600;

/** The map with what floats at its edges, in reading order. */
export function OfficePage() {
  const ui = useUi();
  const hasSide = ui.peopleShown.value;
  const isNarrow = ui.isNarrow.value;
  const Tiles = ui.talkParts.value?.Tiles;
  useInsets(ui, hasSide && !isNarrow, isNarrow);
  return (
    <div class={hasSide && !isNarrow ? 'office with-side' : 'office'}>
      <header class="top">
        <Brand />
        {!isNarrow && <SearchBox />}
        {!hasSide && <PeopleButton />}
      </header>
      <LinkPill />
      {Tiles && <Tiles />}
      <ZoneName />
      {hasSide && <PeoplePanel />}
      {!isNarrow && <MiniMap />}
      <Dock />
      <PersonMenu />
    </div>
  );
}

function PeopleButton() {
  const ui = useUi();
  const count = ui.session.people.value.length;
  return (
    <button
      class="surface people-button"
      aria-label={words.value.people.show({ count })}
      onClick={() => showPeople(ui, true)}
    >
      <Icon name="people" small />
      {count}
    </button>
  );
}

/** The name of the room that was just entered, for a moment. The live region says it too. */
function ZoneName() {
  const entered = useUi().news.entered.value;
  const [gone, setGone] = useState(0);
  const count = entered?.count ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setGone(count), NAME_SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [count]);
  if (!entered || gone === count) return null;
  return (
    <div class="zone-name cut" key={count} aria-hidden="true">
      {entered.name}
    </div>
  );
}

function useInsets({ stage }: Ui, hasSide: boolean, isNarrow: boolean): void {
  // Before the browser paints: where a panel was, the map is there at once, also when the whole page goes.
  useLayoutEffect(() => {
    const bottom = isNarrow ? BAR : 0;
    const insets = { left: 0, top: 0, right: hasSide ? SIDE + EDGE : 0, bottom };
    stage.setInsets(insets, hasSide ? UNDER_SIDE : null);
    return () => stage.setInsets(insets, null);
  }, [stage, hasSide, isNarrow]);
}
