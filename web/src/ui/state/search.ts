import type { Person } from '../../session/ports.ts';
import type { Room } from './rooms.ts';
import { fold, rank } from './text.ts';

export type Match =
  | { readonly kind: 'person'; readonly key: string; readonly person: Person }
  | { readonly kind: 'room'; readonly key: string; readonly room: Room };

const folded = new WeakMap<Person | Room, string>();

/** The best matches for what was typed: by how they match, those on one's own floor first. Nothing typed: nothing. */
export function search(
  text: string,
  people: readonly Person[],
  rooms: readonly Room[],
  options: { readonly floor: string; readonly limit: number },
): readonly Match[] {
  const query = fold(text.trim());
  if (query === '') return [];
  const found: { match: Match; order: number }[] = [];
  const consider = (item: Person | Room, toMatch: () => Match) => {
    const order = rank(foldedName(item), query);
    if (order !== null)
      found.push({ match: toMatch(), order: order * 2 + (item.floor === options.floor ? 0 : 1) });
  };
  for (const person of people) {
    if (!person.isMe) consider(person, () => ({ kind: 'person', key: `p${person.id}`, person }));
  }
  for (const room of rooms)
    consider(room, () => ({ kind: 'room', key: `r${room.floor}-${room.zone}`, room }));
  found.sort((a, b) => a.order - b.order);
  return found.slice(0, options.limit).map((entry) => entry.match);
}

/** Whether the name has what was typed in it. */
export function isFound(item: Person | Room, foldedQuery: string): boolean {
  return foldedName(item).includes(foldedQuery);
}

function foldedName(item: Person | Room): string {
  let name = folded.get(item);
  if (name === undefined) folded.set(item, (name = fold(item.name)));
  return name;
}
