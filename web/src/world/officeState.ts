import type { Look, MediaState, Role, Status } from '../protocol/values.ts';
import { type Consent, NO_CONSENT, type Talk } from './talk.ts';
import type { AvatarId, GroupId, PersonId } from './units.ts';
import type { Walk } from './walk.ts';

/** A body on this floor, as last told. */
export interface Avatar {
  readonly id: AvatarId;
  readonly person: PersonId;
  name: string;
  look: Look;
  status: Status;
  handUp: boolean;
  walk: Walk;
  group: GroupId | null;
}

/** Somebody in the office, on any floor. */
export interface RosterPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly look: Look;
  readonly status: Status;
  /** Floor id. */
  readonly floor: string;
  /** Zone id on that floor. */
  readonly zone: number | null;
}

/** Who this session is, from Welcome. */
export interface Self {
  readonly avatar: AvatarId;
  readonly person: PersonId;
  readonly role: Role;
  /** Floor id. */
  readonly floor: string;
  readonly mapHash: string;
}

/** Cells from the left and from the top, borders included. */
export interface CellWindow {
  readonly minColumn: number;
  readonly minRow: number;
  readonly maxColumn: number;
  readonly maxRow: number;
}

/**
 * The replica of one floor and the roster of the office: what the frames so far say, and nothing else. Changed by
 * `applyFrame` alone; it knows no clock, so the moment always comes as an argument.
 */
export interface OfficeState {
  /** Tick of the newest frame; 0 before the first. */
  tick: number;
  self: Self | null;
  /** Size of the floor in tiles. */
  columns: number;
  rows: number;
  ticksPerSecond: number;
  ticksPerTile: number;
  window: CellWindow | null;
  readonly avatars: Map<AvatarId, Avatar>;
  readonly avatarOfPerson: Map<PersonId, AvatarId>;
  readonly roster: Map<PersonId, RosterPerson>;
  /** The own group; null: in none. Replaced, never changed; so are the next two. */
  talk: Talk | null;
  media: MediaState;
  consent: Consent;
}

export function emptyOffice(): OfficeState {
  return {
    tick: 0,
    self: null,
    columns: 1,
    rows: 1,
    ticksPerSecond: 15,
    ticksPerTile: 3,
    window: null,
    avatars: new Map(),
    avatarOfPerson: new Map(),
    roster: new Map(),
    talk: null,
    media: 'off',
    consent: NO_CONSENT,
  };
}

export function ownAvatar(state: OfficeState): Avatar | null {
  return state.self === null ? null : (state.avatars.get(state.self.avatar) ?? null);
}

/** The avatar of a person, when it is in the window. */
export function avatarOf(state: OfficeState, person: PersonId): Avatar | null {
  const id = state.avatarOfPerson.get(person);
  return id === undefined ? null : (state.avatars.get(id) ?? null);
}

/** Another floor comes: nobody of the old one is on it. The roster stays, it is the whole office's. */
export function forgetFloor(state: OfficeState): void {
  state.avatars.clear();
  state.avatarOfPerson.clear();
  state.window = null;
  state.talk = null;
}
