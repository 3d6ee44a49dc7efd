import {
  GestureKind as WireGesture,
  MediaState as WireMedia,
  RefusalReason as WireRefusal,
  RingAnswer as WireAnswer,
  Role as WireRole,
  TalkState as WireTalkState,
} from './gen/tilework_pb.ts';
import { LeaveReason as WireLeave, Status as WireStatus } from './gen/tilework_pb.ts';
import type {
  GestureKind,
  LeaveReason,
  Look,
  MediaState,
  RefusalReason,
  RingAnswer,
  Role,
  Status,
  TalkState,
} from './values.ts';
import { PLAIN_LOOK } from './values.ts';

// A number that this client does not know becomes the mildest word: a newer server never breaks an older page.

const STATUSES: Readonly<Record<Status, WireStatus>> = {
  available: WireStatus.AVAILABLE,
  busy: WireStatus.BUSY,
  doNotDisturb: WireStatus.DO_NOT_DISTURB,
  away: WireStatus.AWAY,
  reconnecting: WireStatus.RECONNECTING,
};

export function wireStatus(status: Status): WireStatus {
  return STATUSES[status];
}

const STATUS_WORDS = new Map(Object.entries(STATUSES).map(([word, wire]) => [wire, word as Status]));

export function statusWord(status: WireStatus): Status {
  return STATUS_WORDS.get(status) ?? 'available';
}

const GESTURES: Readonly<Record<GestureKind, WireGesture>> = {
  handUp: WireGesture.GESTURE_HAND_UP,
  handDown: WireGesture.GESTURE_HAND_DOWN,
  wave: WireGesture.GESTURE_WAVE,
  laugh: WireGesture.GESTURE_LAUGH,
  heart: WireGesture.GESTURE_HEART,
  clap: WireGesture.GESTURE_CLAP,
  thumbUp: WireGesture.GESTURE_THUMB_UP,
  question: WireGesture.GESTURE_QUESTION,
};

export function wireGesture(kind: GestureKind): WireGesture {
  return GESTURES[kind];
}

const GESTURE_WORDS = new Map(Object.entries(GESTURES).map(([word, wire]) => [wire, word as GestureKind]));

/** Null: a gesture that this client cannot show. */
export function gestureWord(kind: WireGesture): GestureKind | null {
  return GESTURE_WORDS.get(kind) ?? null;
}

const LEAVE_WORDS = new Map<WireLeave, LeaveReason>([
  [WireLeave.LEFT, 'left'],
  [WireLeave.LOST, 'lost'],
  [WireLeave.CHANGED_FLOOR, 'changedFloor'],
  [WireLeave.REMOVED, 'removed'],
]);

export function leaveWord(reason: WireLeave): LeaveReason {
  return LEAVE_WORDS.get(reason) ?? 'left';
}

export function roleWord(role: WireRole): Role {
  if (role === WireRole.OWNER) return 'owner';
  return role === WireRole.MEMBER ? 'member' : 'guest';
}

const REFUSAL_WORDS = new Map<WireRefusal, RefusalReason>([
  [WireRefusal.REFUSAL_OUT_OF_MAP, 'outOfMap'],
  [WireRefusal.REFUSAL_NO_WAY, 'noWay'],
  [WireRefusal.REFUSAL_NOT_HERE, 'notHere'],
  [WireRefusal.REFUSAL_UNKNOWN_ZONE, 'unknownZone'],
  [WireRefusal.REFUSAL_TOO_FAR, 'tooFar'],
  [WireRefusal.REFUSAL_TOO_OFTEN, 'tooOften'],
  [WireRefusal.REFUSAL_SCREEN_TAKEN, 'screenTaken'],
]);

export function refusalWord(reason: WireRefusal): RefusalReason {
  return REFUSAL_WORDS.get(reason) ?? 'noWay';
}

const ANSWERS: Readonly<Record<RingAnswer, WireAnswer>> = {
  talk: WireAnswer.TALK,
  notNow: WireAnswer.NOT_NOW,
  alwaysWith: WireAnswer.ALWAYS_WITH,
  always: WireAnswer.ALWAYS,
};

export function wireAnswer(answer: RingAnswer): WireAnswer {
  return ANSWERS[answer];
}

/** What is not known to talk does not. */
export function talkStateWord(state: WireTalkState): TalkState {
  if (state === WireTalkState.ASKED) return 'asked';
  return state === WireTalkState.TALKING ? 'talking' : 'notNow';
}

const MEDIA_WORDS = new Map<WireMedia, MediaState>([
  [WireMedia.STARTING, 'starting'],
  [WireMedia.UP, 'up'],
  [WireMedia.DOWN, 'down'],
]);

export function mediaWord(state: WireMedia): MediaState {
  return MEDIA_WORDS.get(state) ?? 'off';
}

/** A plain look from the wire; an absent one is the first of everything. */
export function lookFrom(wire: Look | undefined): Look {
  if (wire === undefined) return PLAIN_LOOK;
  const { skin, hair, hairColor, top, topColor, bottom, bottomColor, extra } = wire;
  return { skin, hair, hairColor, top, topColor, bottom, bottomColor, extra };
}
