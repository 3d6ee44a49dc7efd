import type { Person } from '../../session/ports.ts';
import type { Zone } from '../../world/floor/document.ts';
import { byName } from './people.ts';

/** A place with a name that one can walk to. */
export interface Room {
  readonly floor: string;
  readonly zone: number;
  readonly name: string;
  /** A desk is worth a line only when somebody is there. */
  readonly isDesk: boolean;
}

/** One place of the list view with who is in it. `room` null: outside the rooms. */
export interface Occupied {
  readonly room: Room | null;
  readonly people: readonly Person[];
}

/** Whether people know the zone as a place: it has a name, and is no way out and no mere mark for newcomers. */
export function isPlace(zone: Zone): boolean {
  if (zone.name === '' || zone.kinds.includes('EXIT')) return false;
  return zone.kinds.length === 0 || zone.kinds.some((kind) => kind !== 'SPAWN');
}

/** The rooms of a floor: its named zones, each name once, without those that lead elsewhere. */
export function roomsOf(floor: string, zones: readonly Zone[]): readonly Room[] {
  const rooms = new Map<string, Room>();
  for (const zone of zones) {
    if (!isPlace(zone) || rooms.has(zone.name)) continue;
    rooms.set(zone.name, { floor, zone: zone.id, name: zone.name, isDesk: zone.kinds.includes('DESK') });
  }
  return [...rooms.values()];
}

/** People by room, in the order of the rooms, those outside of them last. Empty desks are left out. */
export function occupy(
  rooms: readonly Room[],
  zones: readonly Zone[],
  people: readonly Person[],
): readonly Occupied[] {
  const nameOf = new Map(zones.map((zone) => [zone.id, zone.name]));
  const inRoom = new Map<string, Person[]>(rooms.map((room) => [room.name, []]));
  const elsewhere: Person[] = [];
  for (const person of people) {
    const name = person.zoneName ?? (person.zone === null ? undefined : nameOf.get(person.zone));
    (inRoom.get(name ?? '') ?? elsewhere).push(person);
  }
  const places: Occupied[] = rooms
    .map((room) => ({ room, people: (inRoom.get(room.name) ?? []).sort(byName) }))
    .filter((place) => !place.room.isDesk || place.people.length > 0);
  return elsewhere.length > 0 ? [...places, { room: null, people: elsewhere.sort(byName) }] : places;
}
