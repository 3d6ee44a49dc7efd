import { signal, type Signal } from '@preact/signals';
import type { Connection } from '../../session/connection.ts';
import type {
  AvatarCatalog,
  Commands,
  Happening,
  Intent,
  Me,
  OfficeFacts,
  OfficeSession,
  Page,
  Person,
  PersonMenu,
  Profile,
  Shortcut,
  SidePart,
  Stage,
} from '../../session/ports.ts';
import { type Consent, NO_CONSENT, type Talk } from '../../world/talk.ts';
import type { FloorDocument, Zone } from '../../world/floor/document.ts';
import { avatarId, personId, type PersonId } from '../../world/units.ts';
import { type Look, type MediaState, PLAIN_LOOK } from '../../world/values.ts';

import { fakeConversation, type FakeConversation } from './fakeConversation.ts';

/** An office without a server, for tests and to look at: what the interface asks for is written down in `asked`. */
export interface FakePage extends Page {
  readonly session: FakeSession;
  readonly conversation: Signal<FakeConversation>;
  readonly stage: Stage & {
    readonly drawn: Look[];
    /** Where nothing is drawn of the map. */
    readonly hidden: Signal<SidePart | null>;
    readonly catalog: Signal<AvatarCatalog | null>;
    readonly pictureFailures: Signal<number>;
  };
  /** Each command and each request, as `name(arguments)`. */
  readonly asked: string[];
  press(key: string): void;
  tell(happening: Happening): void;
}

interface FakeSession extends OfficeSession {
  readonly connection: Signal<Connection>;
  readonly office: Signal<OfficeFacts | null>;
  readonly profile: Signal<Profile>;
  readonly me: Signal<Me | null>;
  readonly people: Signal<readonly Person[]>;
  readonly nearby: Signal<readonly PersonId[]>;
  readonly floor: Signal<FloorDocument | null>;
  readonly intent: Signal<Intent | null>;
  readonly talk: Signal<Talk | null>;
  readonly media: Signal<MediaState>;
  readonly consent: Signal<Consent>;
}

export function person(id: number, name: string, values: Partial<Person> = {}): Person {
  const known = { id: personId(id), name, look: PLAIN_LOOK, status: 'available', floor: 'hq' } as const;
  return { ...known, zone: null, zoneName: null, isMe: false, ...values };
}

export function zone(id: number, name: string, values: Partial<Zone> = {}): Zone {
  return { id, name, kinds: [], runs: [], ...values };
}

export const smallCatalog: AvatarCatalog = {
  choices: { skin: 2, hair: 3, hairColor: 2, top: 2, topColor: 2, bottom: 2, bottomColor: 2, extra: 2 },
  swatches: {
    skin: ['#f8dcc4', '#553427'],
    hairColor: ['#2b2733', '#e0b25a'],
    topColor: ['#d9695f', '#3f8f8c'],
    bottomColor: ['#48598c', '#3d4456'],
  },
  randomLook: () => ({ ...PLAIN_LOOK, hair: 2, hairColor: 1 }),
};

const facts = (id: string, name: string) => ({ id, name, mapUrl: `/api/floors/${id}/map`, mapHash: '0' });

/** Somebody who is in, on the ground floor, with the people given; the first of them is oneself. */
export function fakePage(people: readonly Person[], zones: readonly Zone[] = []): FakePage {
  const asked: string[] = [];
  const listeners = new Set<(happening: Happening) => void>();
  const shortcuts = fakeShortcuts();
  return {
    asked,
    session: fakeSession(people, zones, asked, listeners),
    stage: fakeStage(asked),
    conversation: signal(fakeConversation(note(asked))),
    shortcuts,
    dice: () => 0.5,
    press: (key) =>
      shortcuts.all
        .peek()
        .findLast((shortcut) => shortcut.key === key)
        ?.press(),
    tell: (happening) => listeners.forEach((listener) => listener(happening)),
  };
}

function fakeSession(
  people: readonly Person[],
  zones: readonly Zone[],
  asked: string[],
  listeners: Set<(happening: Happening) => void>,
): FakeSession {
  const ask = note(asked);
  const myself = people.find((entry) => entry.isMe);
  const extra = { avatar: avatarId(1), role: 'member', handUp: false } as const;
  const me = myself && { ...myself, ...extra, person: myself.id, zone: myself.zoneName };
  const document = { id: 'hq', name: 'Ground floor', columns: 60, rows: 36, zones, exits: [] };
  return {
    connection: signal<Connection>({ kind: 'here' }),
    office: signal<OfficeFacts | null>({
      name: 'Tile House',
      peopleIn: people.length,
      floors: [facts('hq', 'Ground floor'), facts('annex', 'Garden floor')],
      start: 'hq',
      version: '1',
    }),
    profile: signal<Profile>({ name: myself?.name ?? '', look: PLAIN_LOOK }),
    me: signal<Me | null>(me ?? null),
    people: signal(people),
    nearby: signal<readonly PersonId[]>([]),
    floor: signal<FloorDocument | null>(document as unknown as FloorDocument),
    intent: signal<Intent | null>(null),
    talk: signal<Talk | null>(null),
    media: signal<MediaState>('up'),
    consent: signal<Consent>(NO_CONSENT),
    commands: new Proxy({}, { get: (_, name) => ask(String(name)) }) as Commands,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: ask('enter'),
    comeBack: ask('comeBack'),
    zonesOf: (floor) => Promise.resolve(floor === 'annex' ? [] : zones),
    claim: () => Promise.resolve(null),
  };
}

function note(asked: string[]) {
  return (name: string) =>
    (...args: readonly unknown[]) => {
      asked.push(`${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`);
    };
}

function fakeStage(asked: string[]): FakePage['stage'] {
  const ask = note(asked);
  const drawn: Look[] = [];
  const hidden = signal<SidePart | null>(null);
  return {
    drawn,
    zoom: signal(2),
    canZoomIn: signal(true),
    canZoomOut: signal(false),
    zoomIn: ask('zoomIn'),
    zoomOut: ask('zoomOut'),
    economy: signal<'auto' | 'on' | 'off'>('auto'),
    isEconomical: signal(false),
    theme: signal<'light' | 'dark'>('light'),
    pictureFailures: signal(0),
    loadPicturesAgain: ask('loadPicturesAgain'),
    hidden,
    setInsets: (_, under) => (hidden.value = under),
    followMe: ask('followMe'),
    isPanned: signal(false),
    showPerson: ask('showPerson'),
    miniMapVersion: signal(0),
    drawMiniMap: () => undefined,
    miniMapTile: () => null,
    catalog: signal<AvatarCatalog | null>(smallCatalog),
    drawAvatar: (_, look) => drawn.push(look),
    avatarUrl(look) {
      drawn.push(look);
      return '';
    },
    headOnPage: () => null,
    menu: signal<PersonMenu | null>(null),
  };
}

function fakeShortcuts(): Page['shortcuts'] {
  const all = signal<readonly Shortcut[]>([]);
  return {
    register(shortcut) {
      all.value = [...all.value, shortcut];
      return () => (all.value = all.value.filter((entry) => entry !== shortcut));
    },
    all,
    enabled: signal(true),
  };
}
