import type { Floor } from '../world/floor/floor.ts';
import { type OfficeState, ownAvatar, type RosterPerson } from '../world/officeState.ts';
import type { PersonId, TileIndex } from '../world/units.ts';
import { tileAt } from '../world/walk.ts';
import type { Me, Person } from './ports.ts';

/** How far "with you" reaches. */
export const NEARBY_TILES = 4;

export function peopleOf(state: OfficeState, floor: Floor | null): Person[] {
  return [...state.roster.values()].map((person) => ({
    ...person,
    zoneName: zoneName(state, floor, person),
    isMe: person.id === state.self?.person,
  }));
}

function zoneName(state: OfficeState, floor: Floor | null, person: RosterPerson): string | null {
  if (floor === null || person.zone === null || person.floor !== state.self?.floor) return null;
  return floor.zone(person.zone)?.name ?? null;
}

export function meOf(state: OfficeState, floor: Floor | null, tick: number): Me | null {
  const { self } = state;
  const avatar = ownAvatar(state);
  if (self === null || avatar === null) return null;
  const tile = tileAt(avatar.walk, tick, state.ticksPerTile);
  return {
    avatar: avatar.id,
    person: self.person,
    name: avatar.name,
    look: avatar.look,
    status: avatar.status,
    role: self.role,
    handUp: avatar.handUp,
    floor: self.floor,
    zone: floor?.zonesAt(tile).at(-1)?.name ?? null,
  };
}

export function isSameMe(a: Me | null, b: Me | null): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(a) as (keyof Me)[]).every((key) => a[key] === b[key]);
}

/** Persons within reach or in the same meeting zone, nearest first. */
export function nearbyOf(state: OfficeState, floor: Floor | null, tick: number): PersonId[] {
  const own = ownAvatar(state);
  if (own === null || floor === null) return [];
  const ownTile = tileAt(own.walk, tick, state.ticksPerTile);
  const meeting = meetingAt(floor, ownTile);
  const found: { person: PersonId; distance: number }[] = [];
  for (const avatar of state.avatars.values()) {
    if (avatar === own) continue;
    const tile = tileAt(avatar.walk, tick, state.ticksPerTile);
    const distance = distanceTiles(ownTile, tile, state.columns);
    const meets = meeting !== null && meetingAt(floor, tile) === meeting;
    if (meets || distance <= NEARBY_TILES) found.push({ person: avatar.person, distance });
  }
  found.sort((a, b) => a.distance - b.distance || a.person - b.person);
  return found.map(({ person }) => person);
}

function meetingAt(floor: Floor, tile: TileIndex): number | null {
  return floor.zonesAt(tile).find((zone) => zone.kinds.includes('MEETING'))?.id ?? null;
}

export function distanceTiles(a: TileIndex, b: TileIndex, columns: number): number {
  return Math.hypot((a % columns) - (b % columns), Math.floor(a / columns) - Math.floor(b / columns));
}

export function isSameList(a: readonly PersonId[], b: readonly PersonId[]): boolean {
  return a.length === b.length && a.every((person, index) => person === b[index]);
}
