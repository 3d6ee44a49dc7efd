import { useEffect, useRef, useState } from 'preact/hooks';
import type { FloorFacts, Person } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useUi } from '../state/context.ts';
import { occupy, roomsOf, type Occupied } from '../state/rooms.ts';
import { isFound } from '../state/search.ts';
import { fold } from '../state/text.ts';
import { placeOf } from '../office/place.ts';
import { Finder } from './Finder.tsx';
import { Place } from './Place.tsx';

/** The whole office as text: by floor and room, who is there and how to get to them. It does all the map does. */
export function ListView() {
  const ui = useUi();
  const { list } = words.value;
  const Talk = ui.talkParts.value?.TalkInList;
  const [query, setQuery] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const office = ui.session.office.value;
  const own = ui.session.me.value?.floor;
  const me = ui.session.people.value.find((person) => person.isMe);
  useEffect(() => {
    ui.floors.fetchOthers();
    heading.current?.focus({ preventScroll: true });
  }, [ui, office]);
  const floors = [...(office?.floors ?? [])].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <main class="list-page" aria-labelledby="list-title" tabIndex={-1} onKeyDown={keepFromWalking}>
      <div class="page">
        <div class="heading">
          <div>
            <h1 id="list-title" ref={heading} tabIndex={-1}>
              {list.title()}
            </h1>
            <p class="lead">{list.intro({ place: me ? placeOf(me, ui.floors) : '' })}</p>
          </div>
          <button class="button" onClick={() => (ui.screen.value = 'map')}>
            <Icon name="map" small />
            {list.backToMap()}
          </button>
        </div>
        {Talk && <Talk />}
        <Finder query={query} onQuery={setQuery} />
        {floors.map((floor) => (
          <Floor key={floor.id} floor={floor} isMine={floor.id === own} query={fold(query.trim())} />
        ))}
      </div>
    </main>
  );
}

/** Here the arrows move through the page, and nobody walks by them. */
function keepFromWalking(event: KeyboardEvent): void {
  if (/^(Arrow|Key[WASD]$)/.test(event.code)) event.stopPropagation();
}

interface FloorProps {
  readonly floor: FloorFacts;
  readonly isMine: boolean;
  /** Folded; empty for everything. */
  readonly query: string;
}

function Floor({ floor, isMine, query }: FloorProps) {
  const ui = useUi();
  const { list, office } = words.value;
  const people = ui.session.people.value.filter((person) => person.floor === floor.id);
  const places = usePlaces(floor.id, people, query);
  if (query !== '' && places.length === 0) return null;
  return (
    <section aria-labelledby={`floor-${floor.id}`}>
      <h2 id={`floor-${floor.id}`}>
        {floor.name}
        <small>{office.peopleOn({ count: people.length })}</small>
        {isMine ? (
          <span class="tag">{list.hereNow()}</span>
        ) : (
          <button class="button" onClick={() => ui.session.commands.goToFloor(floor.id)}>
            {list.walkToRoom({ room: floor.name })}
          </button>
        )}
      </h2>
      {places.map((place) => (
        <Place key={place.room?.name ?? ''} place={place} floor={floor} query={query} />
      ))}
    </section>
  );
}

/** The places of a floor that the query is about: a room by its name with all in it, or the people found in it. */
function usePlaces(floor: string, people: readonly Person[], query: string): readonly Occupied[] {
  const { floors } = useUi();
  const zones = floors.zones.value.get(floor) ?? [];
  const places = occupy(roomsOf(floor, zones), zones, people);
  if (query === '') return places;
  return places.flatMap((place) => {
    if (place.room && isFound(place.room, query)) return [place];
    const found = place.people.filter((person) => isFound(person, query));
    return found.length > 0 ? [{ room: place.room, people: found }] : [];
  });
}
