import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerFrame } from '../protocol/frames.ts';
import { packSteps } from '../protocol/steps.ts';
import { type Direction, UP } from '../protocol/values.ts';
import { ADA, BO, firstFrame, frame, tile } from '../world/testing.ts';
import { groupId, personId } from '../world/units.ts';
import { Office } from './office.ts';
import type { Happening } from './ports.ts';
import { PLAIN_LOOK } from '../world/values.ts';
import { HandApi, HandClock, HandMemory, HandSockets, settled } from './testing.ts';

let sockets: HandSockets;
let clock: HandClock;
let office: Office;
let told: Happening[];

beforeEach(() => {
  sockets = new HandSockets();
  clock = new HandClock();
  told = [];
  office = new Office({
    api: new HandApi(),
    sockets,
    alarms: clock,
    memory: new HandMemory(),
    dice: () => 0.5,
  });
  office.listen((happening) => told.push(happening));
  office.start();
});

const names = (): string[] => office.people.peek().map((person) => person.name);
const commandsSent = (): string[] => sockets.last.sent.filter((one) => one !== 'ack');

async function comeIn(): Promise<void> {
  office.enter({ name: 'Ada', look: PLAIN_LOOK });
  await settled();
  sockets.last.tell(firstFrame());
}

describe('a hidden page', () => {
  it('says so once, and that it is seen again', async () => {
    await comeIn();
    office.shown(false);
    office.shown(false);
    expect(commandsSent()).toEqual(['setHidden']);
    expect(sockets.last.last.get('setHidden')).toMatchObject({ hidden: true });
    office.shown(true);
    expect(sockets.last.last.get('setHidden')).toMatchObject({ hidden: false });
  });

  it('does not look who is about until it is seen again', async () => {
    await comeIn();
    office.shown(false);
    sockets.last.tell(frame({ tick: 500, roster: [{ person: BO.person, name: 'Bea' }] }));
    clock.pass(1_000);
    expect(names()).toEqual(['Ada', 'Bo']);
    office.shown(true);
    expect(names()).toEqual(['Ada', 'Bea']);
  });

  it('says so again on a new connection', async () => {
    office.shown(false);
    await comeIn();
    expect(commandsSent()).toEqual(['setHidden']);
    sockets.last.drop();
    clock.pass(2_000);
    await settled();
    sockets.last.tell(firstFrame({ resumed: true }));
    expect(commandsSent()).toEqual(['setHidden']);
  });
});

describe('what one chooses while the link is away', () => {
  async function comeBack(): Promise<void> {
    clock.pass(2_000);
    await settled();
    sockets.last.tell(firstFrame({ resumed: true }));
  }

  it('a status and a look, is told when it is back, once', async () => {
    await comeIn();
    sockets.last.drop();
    office.commands.setStatus('busy');
    office.commands.dress({ name: 'Ada L', look: PLAIN_LOOK });
    await comeBack();
    expect(commandsSent()).toEqual(['setStatus', 'dress']);
    expect(sockets.last.last.get('setStatus')).toMatchObject({ status: 2 });
    expect(sockets.last.last.get('dress')).toMatchObject({ name: 'Ada L' });
    sockets.last.drop();
    await comeBack();
    expect(commandsSent()).toEqual([]);
  });

  it('is told as it was chosen last', async () => {
    await comeIn();
    office.commands.setStatus('busy');
    sockets.last.drop();
    office.commands.setStatus('available');
    await comeBack();
    expect(commandsSent()).toEqual(['setStatus']);
    expect(sockets.last.last.get('setStatus')).toMatchObject({ status: 1 });
  });

  it('is forgotten by whoever leaves instead', async () => {
    await comeIn();
    sockets.last.drop();
    office.commands.setStatus('busy');
    office.commands.leave();
    await comeIn();
    expect(commandsSent()).toEqual([]);
  });
});

describe('a walk to somewhere', () => {
  const ways = (): Happening[] => told.filter((one) => one.kind === 'walkEnded' || one.kind === 'refused');
  const lounge = { kind: 'zone', zone: 0, floor: 'hq' } as const;
  const toBo = { kind: 'person', person: BO.person, floor: 'hq' } as const;
  const ownWalk = (from: number, steps: Direction[]): ServerFrame =>
    frame({
      tick: 110,
      walks: [{ avatar: ADA.avatar, from, steps: packSteps(steps), stepCount: steps.length }],
    });

  it('that comes to its end is told as arrived', async () => {
    await comeIn();
    office.commands.walkToZone('hq', 0);
    sockets.last.tell(ownWalk(tile(2, 2), [UP, UP]));
    clock.pass(300);
    expect(ways()).toEqual([]);
    clock.pass(3_000);
    expect(ways()).toEqual([{ kind: 'walkEnded', intent: lounge, arrived: true }]);
    expect(office.intent.peek()).toBeNull();
  });

  it('is followed to its end while the page is hidden', async () => {
    await comeIn();
    office.commands.walkToZone('hq', 0);
    office.shown(false);
    sockets.last.tell(ownWalk(tile(2, 2), [UP, UP]));
    clock.pass(3_000);
    expect(ways()).toEqual([{ kind: 'walkEnded', intent: lounge, arrived: true }]);
  });

  it('of no step at all, since one is there, is told as arrived', async () => {
    await comeIn();
    office.commands.walkToPerson(personId(BO.person));
    sockets.last.tell(ownWalk(tile(2, 2), []));
    clock.pass(2_000);
    expect(ways()).toEqual([{ kind: 'walkEnded', intent: toBo, arrived: true }]);
  });

  it('that ends before its time is told as stopped', async () => {
    await comeIn();
    office.commands.walkToZone('hq', 0);
    sockets.last.tell(ownWalk(tile(2, 9), [UP]));
    clock.pass(3_000);
    expect(ways()).toEqual([{ kind: 'walkEnded', intent: lounge, arrived: false }]);
  });

  it('that is given up for another is told as nothing', async () => {
    await comeIn();
    office.commands.walkToZone('hq', 0);
    sockets.last.tell(ownWalk(tile(2, 9), [UP, UP, UP]));
    office.commands.head(UP);
    clock.pass(3_000);
    expect(office.intent.peek()).toBeNull();
    expect(ways()).toEqual([]);
  });

  it('that is refused is told with where it was to lead', async () => {
    await comeIn();
    office.commands.walkToPerson(personId(BO.person));
    sockets.last.tell(frame({ tick: 110, refusals: [{ reason: 3 }] }));
    expect(ways()).toEqual([{ kind: 'refused', reason: 'notHere', intent: toBo }]);
  });
});

describe('talking', () => {
  const ticket = { group: 7, room: 'r.1', url: '/livekit', token: 'secret' };
  const talk = { group: 7, talkers: [{ person: ADA.person, state: 2 }] };

  it('is a signal before its ticket is told', async () => {
    await comeIn();
    const seen: unknown[] = [];
    office.onTicket((told) => seen.push(told, office.talk.peek()?.group));
    sockets.last.tell(frame({ tick: 101, talk, ticket, media: { state: 3 } }));
    expect(seen).toEqual([ticket, 7]);
    expect(office.media.peek()).toBe('up');
  });

  it('is over when another tab takes over', async () => {
    await comeIn();
    sockets.last.tell(frame({ tick: 101, talk }));
    sockets.last.drop(4001);
    expect(office.talk.peek()).toBeNull();
  });

  it('goes on while the link is lost for a moment', async () => {
    await comeIn();
    sockets.last.tell(frame({ tick: 101, talk }));
    sockets.last.drop(1006);
    expect(office.talk.peek()?.group).toBe(7);
  });

  it('is answered, locked and shared on the wire', async () => {
    await comeIn();
    const { commands } = office;
    commands.answerRing(groupId(7), 'alwaysWith');
    commands.lockGroup(true);
    commands.shareScreen(true);
    commands.setAudioOnly(true);
    commands.askTicket(groupId(7));
    commands.setAlways(true);
    expect(commandsSent()).toEqual([
      'answerRing',
      'lockGroup',
      'shareScreen',
      'setAudioOnly',
      'askTicket',
      'setConsent',
    ]);
    expect(sockets.last.last.get('answerRing')).toMatchObject({ group: 7, answer: 3 });
  });

  it('forgets people and keeps the rest of the consent', async () => {
    await comeIn();
    sockets.last.tell(frame({ tick: 101, consent: { always: true, people: 3 } }));
    office.commands.forgetPeople();
    expect(sockets.last.last.get('setConsent')).toMatchObject({ always: true, forgetPeople: true });
  });

  it('a refused screen ends no walk', async () => {
    await comeIn();
    office.commands.walkToPerson(personId(BO.person));
    sockets.last.tell(frame({ tick: 101, refusals: [{ reason: 7 }] }));
    expect(office.intent.peek()).not.toBeNull();
    expect(told.at(-1)).toEqual({ kind: 'refused', reason: 'screenTaken', intent: null });
  });
});
