import { expect, test } from 'vitest';
import { personId } from '../../world/units.ts';
import { person, zone } from '../testing/fakePage.ts';
import { sectionsOf } from './people.ts';
import { occupy, roomsOf } from './rooms.ts';
import { search } from './search.ts';

const at = {
  floor: 'hq',
  zoneName: 'Studio' as string | null,
  nearby: [personId(5)],
  floors: ['annex', 'hq'],
};
const people = [
  person(1, 'Ada', { isMe: true, zoneName: 'Studio' }),
  person(2, 'zoe', { zoneName: 'Studio' }),
  person(3, 'Bo', { zoneName: 'Studio', status: 'busy' }),
  person(4, 'Cy', { zoneName: 'Studio', status: 'away' }),
  person(5, 'Dee', { zoneName: 'Kitchen' }),
  person(6, 'Eve', { floor: 'annex' }),
];
const seen = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ kind, name, people: those }) => [kind, name, those.map((each) => each.name).join(' ')]);

test('the people in my room come first, then my floor, other floors, and those who are away', () => {
  expect(seen(sectionsOf(people, at))).toEqual([
    ['room', 'Studio', 'Bo zoe'],
    ['floor', 'hq', 'Dee'],
    ['floor', 'annex', 'Eve'],
    ['away', '', 'Cy'],
  ]);
});

test('outside the rooms those who stand near me come first', () => {
  const sections = seen(sectionsOf(people, { ...at, zoneName: null }));
  expect(sections[0]).toEqual(['near', '', 'Dee']);
  expect(sections[1]).toEqual(['floor', 'hq', 'Bo zoe']);
});

test('a person is in one section only and I am in none', () => {
  const names = sectionsOf(people, at).flatMap((section) => section.people.map((each) => each.id));
  expect(names).toHaveLength(new Set(names).size);
  expect(names).not.toContain(personId(1));
});

const zones = [
  zone(0, 'Welcome', { kinds: ['SPAWN'] }),
  zone(1, 'Studio'),
  zone(2, 'Up', { kinds: ['EXIT'] }),
  zone(3, 'Desk 1', { kinds: ['DESK'] }),
  zone(4, 'Reception', { kinds: ['SPAWN', 'MEETING'] }),
  zone(5, ''),
  zone(6, 'Studio'),
];

test('a room is a zone with a name that is neither a way out nor a mark for newcomers', () => {
  expect(roomsOf('hq', zones).map((room) => room.name)).toEqual(['Studio', 'Desk 1', 'Reception']);
});

test('a desk is listed only while somebody is at it', () => {
  const rooms = roomsOf('hq', zones);
  const listed = (those: typeof people) =>
    occupy(rooms, zones, those).map((place) => place.room?.name ?? null);
  expect(listed([])).toEqual(['Studio', 'Reception']);
  expect(listed([person(9, 'Bo', { zone: 3 })])).toEqual(['Studio', 'Desk 1', 'Reception']);
});

test('whoever is in no room is listed outside the rooms', () => {
  const places = occupy(roomsOf('hq', zones), zones, [person(9, 'Bo'), person(8, 'Cy', { zone: 2 })]);
  expect(places.at(-1)).toMatchObject({ room: null, people: [{ name: 'Bo' }, { name: 'Cy' }] });
});

test('a search finds people and rooms without accents and capitals, best match and own floor first', () => {
  const all = [
    person(1, 'Me', { isMe: true }),
    person(2, 'Léa Marin', { floor: 'annex' }),
    person(3, 'Ana Leal'),
    person(4, 'Pale Ale'),
  ];
  const found = search('LEA', all, roomsOf('hq', [zone(1, 'Leaf room')]), { floor: 'hq', limit: 12 });
  expect(found.map((match) => (match.kind === 'room' ? match.room.name : match.person.name))).toEqual(
    ['Leaf room', 'Léa Marin', 'Ana Leal', 'Pale Ale'].slice(0, 3),
  );
});

test('a search among a thousand people fits into one frame', () => {
  const crowd = Array.from({ length: 1000 }, (_, index) => person(index + 1, `Péron ${index} Älva`));
  const once = () => {
    const start = performance.now();
    expect(search('alva', crowd, [], { floor: 'hq', limit: 12 })).toHaveLength(12);
    return performance.now() - start;
  };
  expect(Math.min(...Array.from({ length: 5 }, once))).toBeLessThan(16);
});

test('a search for nothing finds nothing', () => {
  expect(search('  ', people, [], { floor: 'hq', limit: 12 })).toEqual([]);
});
