import { describe, expect, it } from 'vitest';
import { MediaState, TalkState } from '../protocol/gen/tilework_pb.ts';
import { applyFrame } from './applyFrame.ts';
import { emptyOffice, type OfficeState } from './officeState.ts';
import { othersTalking, stateIn } from './talk.ts';
import { ADA, BO, firstFrame, frame } from './testing.ts';
import { avatarId, personId } from './units.ts';

const ada = personId(ADA.person);
const bo = personId(BO.person);

function office(): OfficeState {
  const state = emptyOffice();
  applyFrame(state, firstFrame());
  return state;
}

const both = {
  group: 7,
  zone: 0,
  talkers: [
    { person: ADA.person, state: TalkState.TALKING },
    { person: BO.person, state: TalkState.ASKED },
  ],
};

describe('the group of an avatar', () => {
  it('is none when it comes in without one, and follows its changes', () => {
    const state = office();
    expect(state.avatars.get(avatarId(BO.avatar))?.group).toBeNull();
    applyFrame(state, frame({ tick: 101, groups: [{ avatar: BO.avatar, group: 7 }] }));
    expect(state.avatars.get(avatarId(BO.avatar))?.group).toBe(7);
    applyFrame(state, frame({ tick: 102, groups: [{ avatar: BO.avatar, group: 0 }] }));
    expect(state.avatars.get(avatarId(BO.avatar))?.group).toBeNull();
  });

  it('of somebody unknown is ignored', () => {
    const state = office();
    applyFrame(state, frame({ tick: 101, groups: [{ avatar: 99, group: 7 }] }));
    expect(state.avatars.has(avatarId(99))).toBe(false);
  });
});

describe('the own conversation', () => {
  it('replaces what was told before, and 0 ends it', () => {
    const state = office();
    applyFrame(state, frame({ tick: 101, talk: { ...both, zone: 1, locked: true, screen: BO.person } }));
    expect(state.talk).toMatchObject({ group: 7, zone: 0, isLocked: true, isAudioOnly: false, screen: bo });
    expect(stateIn(state.talk, bo)).toBe('asked');
    applyFrame(state, frame({ tick: 102, talk: { group: 0 } }));
    expect(state.talk).toBeNull();
  });

  it('has nobody who talks with whoever does not talk', () => {
    const state = office();
    applyFrame(state, frame({ tick: 101, talk: both }));
    expect(othersTalking(state.talk, ada)).toEqual([]);
    const talkers = both.talkers.map(({ person }) => ({ person, state: TalkState.TALKING }));
    applyFrame(state, frame({ tick: 102, talk: { ...both, talkers } }));
    expect(othersTalking(state.talk, ada)).toEqual([bo]);
    expect(othersTalking(state.talk, bo)).toEqual([ada]);
  });

  it('is void when a connection begins', () => {
    const state = office();
    applyFrame(state, frame({ tick: 101, talk: both, consent: { always: true, people: 2 } }));
    applyFrame(state, firstFrame({ resumed: true }));
    expect(state.talk).toBeNull();
    expect(state.consent).toEqual({ always: false, people: 0 });
  });
});

it('the state of the media server stays as last told', () => {
  const state = office();
  expect(state.media).toBe('off');
  applyFrame(state, frame({ tick: 101, media: { state: MediaState.UP } }));
  applyFrame(state, frame({ tick: 102 }));
  expect(state.media).toBe('up');
});

it('a ticket is told once, whole', () => {
  const ticket = { group: 7, room: 'r.1', url: '/livekit', token: 'secret' };
  const { events } = applyFrame(office(), frame({ tick: 101, ticket }));
  expect(events).toEqual([{ kind: 'ticket', ticket }]);
});
