import type { ServerFrame } from '../protocol/frames.ts';
import type { Talk as WireTalk } from '../protocol/gen/tilework_pb.ts';
import { mediaWord, talkStateWord } from '../protocol/words.ts';
import type { FrameOutcome } from './happenings.ts';
import type { OfficeState } from './officeState.ts';
import { NO_CONSENT, type Talk } from './talk.ts';
import { avatarId, groupId, type GroupId, personId } from './units.ts';

/** On the wire 0 is no group. */
export function groupFrom(wire: number): GroupId | null {
  return wire === 0 ? null : groupId(wire);
}

/** Which group avatars are in. */
export function changeGroups(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  for (const wire of frame.groups) {
    const avatar = state.avatars.get(avatarId(wire.avatar));
    if (avatar === undefined) continue;
    avatar.group = groupFrom(wire.group);
    outcome.avatarsChanged = true;
  }
}

/** Nothing is known of talk any more. */
export function forgetTalk(state: OfficeState): void {
  state.talk = null;
  state.consent = NO_CONSENT;
}

/** What is told to this session alone about its conversation. */
export function applyTalk(state: OfficeState, frame: ServerFrame, outcome: FrameOutcome): void {
  if (frame.talk !== undefined) state.talk = talkFrom(frame.talk);
  if (frame.media !== undefined) state.media = mediaWord(frame.media.state);
  if (frame.consent !== undefined) {
    const { always, people } = frame.consent;
    state.consent = { always, people };
  }
  if (frame.ticket === undefined) return;
  const { group, room, url, token } = frame.ticket;
  outcome.events.push({ kind: 'ticket', ticket: { group: groupId(group), room, url, token } });
}

function talkFrom(wire: WireTalk): Talk | null {
  const group = groupFrom(wire.group);
  if (group === null) return null;
  return {
    group,
    zone: wire.zone === 0 ? null : wire.zone - 1,
    isLocked: wire.locked,
    isAudioOnly: wire.audioOnly,
    screen: wire.screen === 0 ? null : personId(wire.screen),
    talkers: wire.talkers.map(({ person, state }) => ({
      person: personId(person),
      state: talkStateWord(state),
    })),
  };
}
