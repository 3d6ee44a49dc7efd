import type { Person } from '../../session/ports.ts';
import type { PersonId } from '../../world/units.ts';

/** People under one heading of the panel. */
export interface Section {
  readonly kind: 'room' | 'near' | 'floor' | 'away';
  /** Floor id for `floor`, room name for `room`. */
  readonly name: string;
  readonly people: readonly Person[];
}

/** Where one is, as far as it sorts the others. */
export interface Standpoint {
  readonly floor: string;
  readonly zoneName: string | null;
  readonly nearby: readonly PersonId[];
  /** Floor ids in the order of the office. */
  readonly floors: readonly string[];
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

export function byName(a: Person, b: Person): number {
  return collator.compare(a.name, b.name) || a.id - b.id;
}

/** Most useful first: those around oneself, then each floor, one's own first, then those who are away. */
export function sectionsOf(people: readonly Person[], at: Standpoint): readonly Section[] {
  const near = new Set<PersonId>(at.nearby);
  const around: Person[] = [];
  const away: Person[] = [];
  const floors = new Map<string, Person[]>([
    [at.floor, []],
    ...at.floors.map((id) => [id, []] as [string, Person[]]),
  ]);
  for (const person of people) {
    if (person.isMe) continue;
    if (person.status === 'away') away.push(person);
    else if (isAround(person, at, near)) around.push(person);
    else if (floors.has(person.floor)) floors.get(person.floor)?.push(person);
    else floors.set(person.floor, [person]);
  }
  const room: Section =
    at.zoneName === null
      ? { kind: 'near', name: '', people: around }
      : { kind: 'room', name: at.zoneName, people: around };
  const byFloor = [...floors].map(([name, inIt]): Section => ({ kind: 'floor', name, people: inIt }));
  return [room, ...byFloor, { kind: 'away', name: '', people: away } as const]
    .filter((section) => section.people.length > 0)
    .map((section) => ({ ...section, people: [...section.people].sort(byName) }));
}

function isAround(person: Person, at: Standpoint, near: ReadonlySet<PersonId>): boolean {
  if (person.floor !== at.floor) return false;
  return at.zoneName === null ? near.has(person.id) : person.zoneName === at.zoneName;
}
