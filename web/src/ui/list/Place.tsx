import { memo } from 'preact/compat';
import type { FloorFacts, Person } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { Portrait } from '../parts/Portrait.tsx';
import { StatusMark } from '../parts/StatusMark.tsx';
import { useUi } from '../state/context.ts';
import { useGrowing } from './growing.ts';
import type { Occupied } from '../state/rooms.ts';

interface PlaceProps {
  readonly place: Occupied;
  readonly floor: FloorFacts;
  /** What the list is narrowed to. */
  readonly query: string;
}

/** A room, who is in it, and the way there. */
export function Place({ place, floor, query }: PlaceProps) {
  const { session } = useUi();
  const { list, office } = words.value;
  const { room, people } = place;
  const isHere = people.some((person) => person.isMe);
  const shown = useGrowing(people.length, query);
  const id = `place-${floor.id}-${room?.zone ?? 'else'}`;
  return (
    <section class="room" aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {room?.name ?? list.elsewhere()} <small>{office.peopleOn({ count: people.length })}</small>
          {isHere && <span class="tag">{list.here()}</span>}
        </h3>
        {room && !isHere && (
          <button class="button" onClick={() => session.commands.walkToZone(room.floor, room.zone)}>
            {list.walkToRoom({ room: room.name })}
          </button>
        )}
      </header>
      {people.length > 0 && (
        <ul aria-labelledby={id}>
          {people.slice(0, shown).map((person) => (
            <Entry key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Drawn anew only when that person changes. */
const Entry = memo(function Entry({ person }: { readonly person: Person }) {
  const { session } = useUi();
  const { people, status } = words.value;
  return (
    <li class="entry">
      <span class="faced">
        <Portrait look={person.look} />
        <StatusMark status={person.status} />
      </span>
      <span class="who">
        <span class="name">{person.isMe ? people.youNamed({ name: person.name }) : person.name}</span>{' '}
        <span class="state">{status[person.status]()}</span>
      </span>
      {!person.isMe && (
        <button class="button cut" onClick={() => session.commands.walkToPerson(person.id)}>
          {people.walkTo({ name: person.name })}
        </button>
      )}
    </li>
  );
});
