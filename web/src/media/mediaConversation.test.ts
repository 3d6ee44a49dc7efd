import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../session/testing.ts';
import { BO, CY, handConversation, here, ME, TALKING, talkOf, ticketTo } from './testing.ts';

let hand: ReturnType<typeof handConversation>;
const line = () => hand.talk.line.peek();

beforeEach(() => {
  hand = handConversation();
  hand.talk.takeMedia('up');
});

async function inRoom(name = 'r1'): Promise<void> {
  hand.talk.take(TALKING, ME);
  hand.talk.takeTicket(ticketTo(name));
  await settled();
  hand.room().up();
}

describe('the line', () => {
  it('waits for the way in, connects, and is connected', async () => {
    expect(line().kind).toBe('idle');
    hand.talk.take(TALKING, ME);
    expect(line().kind).toBe('waiting');
    hand.talk.takeTicket(ticketTo('r1'));
    expect(line().kind).toBe('connecting');
    await settled();
    hand.room().up();
    expect(line().kind).toBe('connected');
    expect(hand.room().token).toBe('r1');
  });

  it('opens no room while it only rings', async () => {
    hand.talk.take(talkOf({ 11: 'asked', 12: 'talking' }), ME);
    hand.talk.takeTicket(ticketTo('r1'));
    await settled();
    expect(hand.rooms).toEqual([]);
    expect(line().kind).toBe('idle');
  });

  it('takes a ticket that came before its conversation', async () => {
    hand.talk.takeTicket(ticketTo('r1'));
    hand.talk.take(TALKING, ME);
    await settled();
    expect(hand.room().token).toBe('r1');
  });

  it('does not take a ticket that is too old', async () => {
    hand.talk.takeTicket(ticketTo('r1'));
    hand.clock.pass(26_000);
    hand.talk.take(TALKING, ME);
    await settled();
    expect(hand.rooms).toEqual([]);
  });

  it('asks for a ticket that does not come, later and later', () => {
    hand.talk.take(TALKING, ME);
    hand.clock.pass(3_000);
    expect(hand.asked).toEqual(['ticket 7']);
    hand.clock.pass(1_000);
    hand.clock.pass(2_000);
    expect(hand.asked.length).toBe(3);
    hand.clock.pass(4_000);
    expect(line()).toEqual({ kind: 'failed', cause: 'unreachable' });
  });

  it('asks nothing before somebody else has answered, and waits for the way in then', () => {
    hand.talk.take(talkOf({ 11: 'talking', 12: 'asked' }), ME);
    hand.clock.pass(60_000);
    expect(hand.asked).toEqual([]);
    expect(line().kind).toBe('waiting');
    hand.talk.take(TALKING, ME);
    hand.clock.pass(3_000);
    expect(hand.asked).toEqual(['ticket 7']);
  });

  it('asks nothing while the office has no media server', () => {
    hand.talk.takeMedia('down');
    hand.talk.take(TALKING, ME);
    hand.clock.pass(60_000);
    expect(hand.asked).toEqual([]);
  });

  it('asks again when the room cannot be reached', async () => {
    hand.state.refuses = true;
    hand.talk.take(TALKING, ME);
    hand.talk.takeTicket(ticketTo('r1'));
    await settled();
    expect(line().kind).toBe('reconnecting');
    hand.clock.pass(1_000);
    expect(hand.asked).toEqual(['ticket 7']);
  });

  it.each(['removed', 'elsewhere'] as const)('never comes back by itself after %s', async (cause) => {
    await inRoom();
    hand.room().hears.closed(cause);
    hand.clock.pass(60_000);
    expect(hand.asked).toEqual([]);
    expect(hand.rooms.length).toBe(1);
    expect(line()).toEqual({ kind: 'failed', cause });
  });

  it('comes back after being removed when the office says so', async () => {
    await inRoom();
    hand.room().hears.closed('removed');
    hand.talk.takeTicket(ticketTo('r2'));
    await settled();
    hand.room().up();
    expect(line().kind).toBe('connected');
    expect(hand.room().token).toBe('r2');
  });
});

describe('a conversation that moves', () => {
  it('is in the new room before it leaves the old one', async () => {
    await inRoom('r1');
    hand.talk.takeTicket(ticketTo('r2'));
    await settled();
    const [old, next] = hand.rooms;
    expect(old?.isDisposed).toBe(false);
    next?.up();
    hand.clock.pass(300);
    expect(old?.isDisposed).toBe(true);
    expect(next?.isDisposed).toBe(false);
    expect(line().kind).toBe('connected');
  });

  it('stays where it is when the ticket is for the same room', async () => {
    await inRoom('r1');
    hand.talk.takeTicket(ticketTo('r1'));
    await settled();
    expect(hand.rooms.length).toBe(1);
  });
});

describe('whoever walked away', () => {
  it('receives nothing from the moment the page is told', async () => {
    const three = talkOf({ 11: 'talking', 12: 'talking', 13: 'talking' });
    hand.talk.take(three, ME);
    hand.talk.takeTicket(ticketTo('r1'));
    await settled();
    hand.room().up();
    expect(hand.room().permitted).toEqual([BO, CY]);
    hand.talk.take(TALKING, ME);
    expect(hand.room().permitted).toEqual([BO]);
    expect([...hand.room().received.keys()]).toEqual([BO]);
  });

  it('oneself: the room is left at once and no device is open', async () => {
    await inRoom();
    hand.talk.setMicrophone(true);
    hand.talk.setCamera(true);
    await settled();
    hand.talk.take(null, ME);
    expect(hand.room().isDisposed).toBe(true);
    expect(hand.talk.microphone.peek().isOn).toBe(false);
    expect(hand.capture.given.find(({ kind }) => kind === 'video')?.isStopped).toBe(true);
    expect(hand.talk.faces.peek()).toEqual([]);
    hand.clock.pass(60_000);
    expect(hand.capture.given.every(({ isStopped }) => isStopped)).toBe(true);
  });
});

describe('the microphone', () => {
  it('is not even asked for when one comes in', async () => {
    await inRoom();
    expect(hand.capture.given).toEqual([]);
    expect(hand.room().sent.get('microphone')).toBeNull();
  });

  it('is acquired once, and mute is what one wants in every room', async () => {
    await inRoom('r1');
    hand.talk.setMicrophone(true);
    await settled();
    expect(hand.room().sent.get('microphone')).toMatchObject({ isMuted: false });
    hand.talk.setMicrophone(false);
    expect(hand.room().sent.get('microphone')).toMatchObject({ isMuted: true });
    hand.talk.takeTicket(ticketTo('r2'));
    await settled();
    hand.room().up();
    expect(hand.room().sent.get('microphone')).toMatchObject({ isMuted: true });
    expect(hand.capture.given.length).toBe(1);
  });

  it('is told as wished again after a reconnection', async () => {
    await inRoom();
    hand.talk.setMicrophone(true);
    await settled();
    hand.talk.setMicrophone(false);
    hand.room().sent.clear();
    hand.room().hears.reconnecting();
    expect(line().kind).toBe('reconnecting');
    hand.room().hears.reconnected();
    expect(hand.room().sent.get('microphone')).toMatchObject({ isMuted: true });
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
  ] as const)('that fails by %s is %s, and one still hears', async (name, trouble) => {
    await inRoom();
    hand.capture.fault = Object.assign(new Error(name), { name });
    hand.talk.setMicrophone(true);
    await settled();
    expect(hand.talk.microphone.peek()).toEqual({ isOn: false, isStarting: false, trouble });
    expect(line().kind).toBe('connected');
    expect([...hand.room().received.keys()]).toEqual([BO]);
  });

  it('that is pulled out is missing', async () => {
    await inRoom();
    hand.talk.setMicrophone(true);
    await settled();
    hand.capture.given[0]?.end();
    expect(hand.talk.microphone.peek().trouble).toBe('missing');
  });

  it('of a page that nobody has seen for a minute is muted, with a notice', async () => {
    await inRoom();
    hand.talk.setMicrophone(true);
    await settled();
    hand.talk.shown(false);
    hand.clock.pass(59_000);
    expect(hand.talk.microphone.peek().isOn).toBe(true);
    hand.clock.pass(1_000);
    expect(hand.talk.microphone.peek().isOn).toBe(false);
    expect(hand.talk.wasMutedUnseen.peek()).toBe(true);
  });
});

describe('what one receives', () => {
  it('is every voice, the cameras that are chosen, and the screen of the group', async () => {
    await inRoom();
    hand.room().inIt.set(BO, here({ hasCamera: true }));
    hand.room().hears.changed();
    expect(hand.room().received.get(BO)).toMatchObject({ camera: true, screen: false, volume: 1 });
    hand.talk.take({ ...TALKING, screen: BO }, ME);
    expect(hand.room().received.get(BO)).toMatchObject({ screen: true });
    hand.talk.take({ ...TALKING, isAudioOnly: true }, ME);
    expect(hand.room().received.get(BO)).toMatchObject({ camera: false, screen: false });
  });

  it('is softer from far away, and as loud as one likes', async () => {
    await inRoom();
    hand.talk.setVolume(BO, 0.5);
    expect(hand.room().received.get(BO)?.volume).toBe(0.5);
    hand.state.distance = 6;
    hand.talk.moved();
    hand.clock.pass(1_000);
    expect(hand.room().received.get(BO)?.volume).toBeCloseTo(0.175);
  });
});

describe('the screen', () => {
  it('is chosen, asked for, and sent once it is given', async () => {
    await inRoom();
    hand.talk.setSharing(true);
    await settled();
    expect(hand.asked).toEqual(['screen on']);
    expect(hand.room().sent.get('screen')).toBeNull();
    hand.talk.take({ ...TALKING, screen: ME }, ME);
    expect(hand.room().sent.get('screen')).not.toBeNull();
    hand.talk.setSharing(false);
    expect(hand.asked).toEqual(['screen on', 'screen off']);
    expect(hand.room().sent.get('screen')).toBeNull();
  });

  it('that somebody else has is not shared', async () => {
    await inRoom();
    hand.talk.setSharing(true);
    await settled();
    hand.talk.screenRefused();
    expect(hand.talk.isSharing.peek()).toBe(false);
    expect(hand.capture.given[0]?.isStopped).toBe(true);
  });
});
