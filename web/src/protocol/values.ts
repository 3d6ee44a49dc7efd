/** Words for what the wire writes as numbers. */

export type Status = 'available' | 'busy' | 'doNotDisturb' | 'away' | 'reconnecting';

/** What a person can choose; the server alone sets `reconnecting`. */
export type ChosenStatus = Exclude<Status, 'reconnecting'>;

export type GestureKind =
  'handUp' | 'handDown' | 'wave' | 'laugh' | 'heart' | 'clap' | 'thumbUp' | 'question';

export type LeaveReason = 'left' | 'lost' | 'changedFloor' | 'removed';

export type Role = 'guest' | 'member' | 'owner';

export type RefusalReason =
  'outOfMap' | 'noWay' | 'notHere' | 'unknownZone' | 'tooFar' | 'tooOften' | 'screenTaken';

/** How somebody answers when it rings. */
export type RingAnswer = 'talk' | 'notNow' | 'alwaysWith' | 'always';

/** Whether somebody in a group talks: `asked` has not answered yet. */
export type TalkState = 'asked' | 'talking' | 'notNow';

/** How the media server of the office does; `off`: there is none. */
export type MediaState = 'off' | 'starting' | 'up' | 'down';

/** Indexes into the parts and ramps of the avatar catalog, each below 64. */
export interface Look {
  readonly skin: number;
  readonly hair: number;
  readonly hairColor: number;
  readonly top: number;
  readonly topColor: number;
  readonly bottom: number;
  readonly bottomColor: number;
  readonly extra: number;
}

export type LookPart = keyof Look;

/** The first of everything. */
export const PLAIN_LOOK: Look = {
  skin: 0,
  hair: 0,
  hairColor: 0,
  top: 0,
  topColor: 0,
  bottom: 0,
  bottomColor: 0,
  extra: 0,
};

/** 0 down, 1 left, 2 right, 3 up: a step, and the way somebody faces. */
export type Direction = 0 | 1 | 2 | 3;

export const DOWN: Direction = 0;
export const LEFT: Direction = 1;
export const RIGHT: Direction = 2;
export const UP: Direction = 3;
