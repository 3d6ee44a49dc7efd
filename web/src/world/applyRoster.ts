import type { ServerFrame } from '../protocol/frames.ts';
import type { RosterEntry } from '../protocol/gen/tilework_pb.ts';
import { lookFrom, statusWord } from '../protocol/words.ts';
import type { FrameOutcome } from './happenings.ts';
import type { OfficeState, RosterPerson } from './officeState.ts';
import { personId, type PersonId } from './units.ts';

/** Brings the roster up to a frame. The first frame of a connection has everybody, and nobody "comes in" by it. */
export function applyRoster(
  state: OfficeState,
  frame: ServerFrame,
  isFirst: boolean,
  outcome: FrameOutcome,
): void {
  if (isFirst) state.roster.clear();
  for (const entry of frame.roster) {
    const id = personId(entry.person);
    const known = state.roster.get(id);
    const person = rosterPerson(id, entry, known);
    state.roster.set(id, person);
    if (known === undefined && !isFirst && id !== state.self?.person) {
      outcome.events.push({ kind: 'cameIn', person: id, name: person.name });
    }
    dressAvatar(state, person, outcome);
  }
  for (const gone of frame.rosterGone) {
    const person = state.roster.get(personId(gone));
    if (person === undefined) continue;
    state.roster.delete(person.id);
    outcome.events.push({ kind: 'wentOut', person: person.id, name: person.name });
  }
  outcome.rosterChanged ||= isFirst || frame.roster.length > 0 || frame.rosterGone.length > 0;
}

/** An absent field keeps its value. */
function rosterPerson(id: PersonId, entry: RosterEntry, known: RosterPerson | undefined): RosterPerson {
  return {
    id,
    name: entry.name ?? known?.name ?? '',
    look: entry.look === undefined && known !== undefined ? known.look : lookFrom(entry.look),
    status: entry.status === undefined ? (known?.status ?? 'available') : statusWord(entry.status),
    floor: entry.floor ?? known?.floor ?? '',
    zone: entry.zone === undefined ? (known?.zone ?? null) : zoneFrom(entry.zone),
  };
}

/** On the wire zone ids are counted from 1; 0 is none. */
function zoneFrom(wire: number): number | null {
  return wire === 0 ? null : wire - 1;
}

/** Name and look of an avatar follow its person's. */
function dressAvatar(state: OfficeState, person: RosterPerson, outcome: FrameOutcome): void {
  const id = state.avatarOfPerson.get(person.id);
  const avatar = id === undefined ? undefined : state.avatars.get(id);
  if (avatar === undefined || (avatar.name === person.name && avatar.look === person.look)) return;
  avatar.name = person.name;
  avatar.look = person.look;
  outcome.avatarsChanged = true;
}
