import type { TalkState } from '../protocol/values.ts';
import type { GroupId, PersonId } from './units.ts';

/** The group this session is in, and who of it talks. */
export interface Talk {
  readonly group: GroupId;
  /** Meeting zone id; null when people met by walking up to each other. */
  readonly zone: number | null;
  readonly isLocked: boolean;
  /** No cameras, no screens. */
  readonly isAudioOnly: boolean;
  /** Who may share the screen. */
  readonly screen: PersonId | null;
  /** Everybody in the group, oneself too, in ascending order. */
  readonly talkers: readonly Talker[];
}

export interface Talker {
  readonly person: PersonId;
  readonly state: TalkState;
}

/** What the person has said for all times. */
export interface Consent {
  /** Talks with everybody at once. */
  readonly always: boolean;
  /** With how many people it always talks. */
  readonly people: number;
}

/** The way into a media room; good for 30 s. The token is never logged or kept. */
export interface Ticket {
  readonly group: GroupId;
  readonly room: string;
  /** Absolute (ws, wss), or a path of the page's own origin. */
  readonly url: string;
  readonly token: string;
}

/** Null: not in the group, or not told. */
export function stateIn(talk: Talk | null, person: PersonId | null): TalkState | null {
  return talk?.talkers.find((talker) => talker.person === person)?.state ?? null;
}

/** Those who talk, without `self`; nobody unless `self` talks, too. */
export function othersTalking(talk: Talk | null, self: PersonId | null): readonly PersonId[] {
  if (talk === null || stateIn(talk, self) !== 'talking') return [];
  return talk.talkers
    .filter(({ person, state }) => state === 'talking' && person !== self)
    .map(({ person }) => person);
}

export const NO_CONSENT: Consent = { always: false, people: 0 };
