import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Page, Person } from '../../session/ports.ts';
import { createFloors, type Floors } from './floors.ts';
import { createNews, type News } from './news.ts';
import { createNotes, type Notes } from './notes.ts';
import { sectionsOf, type Section } from './people.ts';
import { createTalkParts, type TalkParts } from './talkParts.ts';
import { createPreferences, mediaSignal, type Preferences } from './preferences.ts';

/** What floats open over the page; one at a time. */
export type Popup = 'floors' | 'status' | 'settings' | 'react' | 'say' | 'talk' | { readonly row: number };

/** The state of the page: what is open, what it likes, and what follows from the office behind it. */
export interface Ui extends Page {
  readonly preferences: Preferences;
  readonly floors: Floors;
  readonly notes: Notes;
  readonly news: News;
  readonly screen: Signal<'map' | 'list'>;
  readonly popup: Signal<Popup | null>;
  readonly dialog: Signal<'keys' | 'wardrobe' | 'devices' | null>;
  /** Null until they are loaded, with what it takes to talk. */
  readonly talkParts: ReadonlySignal<TalkParts | null>;
  /** Narrow: panels are sheets. */
  readonly isNarrow: ReadonlySignal<boolean>;
  readonly sheetOpen: Signal<boolean>;
  /** Whether the people are shown, as a panel or as a sheet. */
  readonly peopleShown: ReadonlySignal<boolean>;
  readonly sections: ReadonlySignal<readonly Section[]>;
  /** Everybody but oneself. */
  readonly others: ReadonlySignal<readonly Person[]>;
  readonly searchField: { focus: (() => void) | null };
}

export function createUi(page: Page): Ui {
  const preferences = createPreferences();
  const floors = createFloors(page.session);
  const isNarrow = mediaSignal('(max-width: 960px)');
  const sheetOpen = signal(false);
  return {
    ...page,
    preferences,
    floors,
    notes: createNotes(page),
    news: createNews(page.session, floors),
    screen: signal<'map' | 'list'>('map'),
    popup: signal<Popup | null>(null),
    dialog: signal<'keys' | 'wardrobe' | 'devices' | null>(null),
    talkParts: createTalkParts(page.conversation),
    isNarrow,
    sheetOpen,
    peopleShown: computed(() => (isNarrow.value ? sheetOpen.value : preferences.panelOpen.value)),
    sections: sectionsSignal(page),
    others: computed(() => page.session.people.value.filter((person) => !person.isMe)),
    searchField: { focus: null },
  };
}

export function showPeople(ui: Ui, shown: boolean): void {
  if (ui.isNarrow.peek()) ui.sheetOpen.value = shown;
  else ui.preferences.panelOpen.value = shown;
}

function sectionsSignal({ session }: Page): ReadonlySignal<readonly Section[]> {
  const place = computed(() => {
    const me = session.people.value.find((person) => person.isMe);
    return { floor: me?.floor ?? session.me.value?.floor ?? '', zoneName: me?.zoneName ?? null };
  });
  return computed(() =>
    sectionsOf(session.people.value, {
      ...place.value,
      nearby: session.nearby.value,
      floors: session.office.value?.floors.map((floor) => floor.id) ?? [],
    }),
  );
}
