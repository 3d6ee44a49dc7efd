import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { RefusalReason } from '../../world/values.ts';
import { language, words } from '../i18n/language.ts';
import type { Happening, Intent, OfficeSession } from '../../session/ports.ts';
import type { Floors } from './floors.ts';
import { isPlace } from './rooms.ts';

/** Time between two announcements, so that a screen reader keeps up. */
const PAUSE_MILLIS = 2500;
/** More people than this are told as a number. */
const NAMES_AT_MOST = 3;
/** Announcements that wait; older ones are dropped. */
const WAITING_AT_MOST = 6;

/** What happened, as sentences for the live region, and the room just entered. */
export interface News {
  readonly announcement: ReadonlySignal<string>;
  /** Grows with each room that is entered, so that its name is shown anew. */
  readonly entered: ReadonlySignal<{ readonly name: string; readonly count: number } | null>;
  readonly say: (sentence: string) => void;
}

export function createNews(session: OfficeSession, floors: Floors): News {
  const announcement = signal('');
  const entered = signal<{ name: string; count: number } | null>(null);
  const queue = createQueue((text) => (announcement.value = text));
  session.listen((happening) => {
    if (happening.kind === 'cameIn' || happening.kind === 'wentOut')
      queue.person(happening.kind, happening.name);
    else if (happening.kind === 'enteredZone') {
      if (isKnownPlace(session, happening.zone)) {
        entered.value = { name: happening.name, count: (entered.peek()?.count ?? 0) + 1 };
      }
    }
    const sentence = sentenceFor(happening, session, floors);
    if (sentence !== null) queue.sentence(sentence);
  });
  followIntent(session, floors, queue.sentence);
  return { announcement, entered, say: queue.sentence };
}

function sentenceFor(happening: Happening, session: OfficeSession, floors: Floors): string | null {
  const { news, office } = words.peek();
  const nameOfIntent = (intent: Intent) => nameOf(intent, session, floors);
  const isMe = 'person' in happening && happening.person === session.me.peek()?.person;
  switch (happening.kind) {
    case 'said':
      return isMe ? null : news.said({ name: happening.name, text: happening.text });
    case 'gesture':
      return happening.gesture === 'handUp' && !isMe ? news.handUp({ name: happening.name }) : null;
    case 'refused':
      return refusalSentence(happening.reason, happening.intent, nameOfIntent);
    case 'walkEnded':
      return happening.arrived
        ? news.arrived({ name: nameOfIntent(happening.intent) })
        : news.arrivedNowhere();
    case 'arrivedOnFloor':
      return office.onFloor({ floor: floors.nameOf(happening.floor) });
    case 'enteredZone':
      return session.intent.peek() === null && isKnownPlace(session, happening.zone)
        ? office.entered({ room: happening.name })
        : null;
    case 'cameIn':
    case 'wentOut':
    case 'outOfView':
    case 'leftZone':
      return null;
  }
}

function refusalSentence(
  reason: RefusalReason,
  intent: Intent | null,
  nameOfIntent: (intent: Intent) => string,
): string {
  const { news } = words.peek();
  switch (reason) {
    case 'noWay':
    case 'tooFar':
    case 'outOfMap':
      return news.noWay();
    case 'notHere': {
      const name = intent === null ? '' : nameOfIntent(intent);
      return name === '' ? news.personGone() : news.notHere({ name });
    }
    case 'unknownZone':
      return news.roomGone();
    case 'tooOften':
      return news.tooOften();
    case 'screenTaken':
      return news.screenTaken();
  }
}

function isKnownPlace(session: OfficeSession, id: number): boolean {
  const zone = session.floor.peek()?.zones.find((entry) => entry.id === id);
  return zone !== undefined && isPlace(zone);
}

/** Tells where a walk is going when it is asked for. */
function followIntent(session: OfficeSession, floors: Floors, say: (sentence: string) => void): void {
  effect(() => {
    const intent = session.intent.value;
    if (!intent) return;
    const { news } = words.peek();
    const name = nameOf(intent, session, floors);
    if (intent.floor !== session.me.peek()?.floor && intent.kind !== 'floor') {
      say(news.otherFloor({ name, floor: floors.nameOf(intent.floor) }));
    } else say(news.walking({ name }));
  });
}

function nameOf(intent: Intent, session: OfficeSession, floors: Floors): string {
  switch (intent.kind) {
    case 'person':
      return session.people.peek().find((person) => person.id === intent.person)?.name ?? '';
    case 'zone':
      return (
        floors.zones
          .peek()
          .get(intent.floor)
          ?.find((zone) => zone.id === intent.zone)?.name ?? ''
      );
    case 'floor':
      return floors.nameOf(intent.floor);
  }
}

interface Queue {
  readonly sentence: (text: string) => void;
  readonly person: (kind: 'cameIn' | 'wentOut', name: string) => void;
}

/** One announcement after the other; comings and goings in between become one sentence each. */
export function createQueue(announce: (text: string) => void): Queue {
  const came: string[] = [];
  const went: string[] = [];
  const waiting: string[] = [];
  let isPausing = false;
  const next = () => {
    isPausing = false;
    const { news } = words.peek();
    const sentences = [
      ...waiting.splice(0),
      ...(came.length > 0 ? [crowd(came.splice(0), news.cameIn, news.someCameIn, news.manyCameIn)] : []),
      ...(went.length > 0 ? [crowd(went.splice(0), news.left, news.someLeft, news.manyLeft)] : []),
    ];
    if (sentences.length === 0) return;
    announce(sentences.join(' '));
    isPausing = true;
    setTimeout(next, PAUSE_MILLIS);
  };
  const wake = () => {
    if (isPausing) return;
    isPausing = true;
    // The first one waits a little too: what happens together is told together.
    setTimeout(next, 0);
  };
  return {
    sentence(text: string) {
      waiting.push(text);
      if (waiting.length > WAITING_AT_MOST) waiting.shift();
      wake();
    },
    person(kind: 'cameIn' | 'wentOut', name: string) {
      (kind === 'cameIn' ? came : went).push(name);
      wake();
    },
  };
}

function crowd(
  names: readonly string[],
  one: (args: { name: string }) => string,
  some: (args: { names: string }) => string,
  counted: (args: { count: number }) => string,
): string {
  if (names.length > NAMES_AT_MOST) return counted({ count: names.length });
  if (names.length === 1) return one({ name: names[0] ?? '' });
  return some({ names: new Intl.ListFormat(language.peek(), { type: 'conjunction' }).format(names) });
}
