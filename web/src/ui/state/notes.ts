import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Problem } from '../../session/connection.ts';
import type { OfficeSession, Page } from '../../session/ports.ts';
import { isPlace } from './rooms.ts';

/** One question, asked above the bar. */
export type Note =
  | { readonly kind: 'website'; readonly key: string; readonly name: string; readonly url: string }
  | { readonly kind: 'update'; readonly key: string }
  /** Images of the map are missing. */
  | { readonly kind: 'pictures'; readonly key: string }
  /** How the wish to own the office ended. */
  | { readonly kind: 'owner' | 'claimFailed' | 'claimLater'; readonly key: string };

export interface Notes {
  /** The question to ask now; one at a time. */
  readonly note: ReadonlySignal<Note | null>;
  /** What `E` would use here. */
  readonly usable: ReadonlySignal<Extract<Note, { kind: 'website' }> | null>;
  /** Asks no more, until one has left the place and come again. */
  dismiss(note: Note): void;
}

export function createNotes({ session, stage }: Page): Notes {
  const claimed = claimByLink(session);
  const dismissed = signal<ReadonlySet<string>>(new Set());
  const here = computed(() => session.people.value.find((person) => person.isMe)?.zone ?? null);
  let firstVersion: string | null = null;
  const usable = computed(() => {
    const zone = session.floor.value?.zones.find((entry) => entry.id === here.value);
    const url = zone ? websiteOf(zone.properties) : null;
    if (!zone || url === null) return null;
    const name = isPlace(zone) ? zone.name : new URL(url).hostname;
    return { kind: 'website', key: `website ${url}`, name, url } as const;
  });
  const update = computed(() => {
    const version = session.office.value?.version ?? null;
    firstVersion ??= version;
    return version === firstVersion ? null : ({ kind: 'update', key: `update ${version ?? ''}` } as const);
  });
  const pictures = computed(() => {
    const failures = stage.pictureFailures.value;
    return failures === 0 ? null : ({ kind: 'pictures', key: `pictures ${failures}` } as const);
  });
  const note = computed<Note | null>(() => {
    const open = [claimed.value, pictures.value, update.value, usable.value].find(
      (entry) => entry && !dismissed.value.has(entry.key),
    );
    return open ?? null;
  });
  session.listen((happening) => {
    if (happening.kind !== 'leftZone') return;
    dismissed.value = new Set([...dismissed.value].filter((key) => !key.startsWith('website')));
  });
  return { note, usable, dismiss: (gone) => (dismissed.value = new Set([...dismissed.value, gone.key])) };
}

/** Whoever comes by the link that the first start printed, `#claim=CODE`, becomes the owner once they are in. */
function claimByLink(session: OfficeSession): ReadonlySignal<Note | null> {
  const answer = signal<Note | null>(null);
  const code = new URLSearchParams(location.hash.slice(1)).get('claim');
  if (code === null) return answer;
  // The code is good once and is nobody else's business: it does not stay in the address.
  history.replaceState(null, '', location.pathname + location.search);
  const stop = effect(() => {
    if (session.me.value === null) return;
    void session.claim(code).then((problem) => {
      const kind = claimed(problem);
      answer.value = { kind, key: kind };
    });
    queueMicrotask(() => stop());
  });
  return answer;
}

function claimed(problem: Problem | null): 'owner' | 'claimFailed' | 'claimLater' {
  if (problem === null) return 'owner';
  const isTheLink = problem.key === 'claimRefused' || problem.key === 'notAllowed';
  return isTheLink ? 'claimFailed' : 'claimLater';
}

/** The page a zone offers, when it is one of the web: nothing else is ever opened. */
export function websiteOf(properties: Readonly<Record<string, unknown>> | undefined): string | null {
  const value = properties?.['openWebsite'];
  if (typeof value !== 'string') return null;
  try {
    const url = new URL(value, location.href);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
