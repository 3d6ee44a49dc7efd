import type { Person } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import type { Floors } from '../state/floors.ts';
import { isPlace } from '../state/rooms.ts';

/** Where somebody is, in words: the room, else the floor. */
export function placeOf(person: Person, floors: Floors): string {
  return roomOf(person, floors) ?? floors.nameOf(person.floor);
}

/** The room somebody is in; null outside the rooms, or when that floor's map is not known. */
export function roomOf(person: Person, floors: Floors): string | null {
  if (person.zone === null) return null;
  const zone = floors.zones.value.get(person.floor)?.find((entry) => entry.id === person.zone);
  return zone && isPlace(zone) ? zone.name : null;
}

/** Place and status in one line. Who is available needs no word for it: the mark and the offer say so. */
export function lineFor(person: Person, place: string | null): string {
  const status = words.value.status[person.status]();
  if (place === null) return status;
  return person.status === 'available'
    ? place
    : words.value.people.placeAndStatus({ place: status, status: place });
}
