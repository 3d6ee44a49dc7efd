import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, BO, entered, firstFrame, frame, tile, WELCOME } from '../world/testing.ts';
import { personId, tileIndex } from '../world/units.ts';
import type { Connection } from './connection.ts';
import { SILENCE_MILLIS } from './link/link.ts';
import { Office } from './office.ts';
import type { Happening } from './ports.ts';
import { PLAIN_LOOK } from '../world/values.ts';
import { HandApi, HandClock, HandMemory, HandSockets, settled, floorDocument } from './testing.ts';

const profile = { name: 'Ada', look: PLAIN_LOOK };
let api: HandApi;
let sockets: HandSockets;
let clock: HandClock;
let memory: HandMemory;
let office: Office;
let told: Happening[];

function open(): Office {
  const made = new Office({ api, sockets, alarms: clock, memory, dice: () => 0.5 });
  made.listen((happening) => told.push(happening));
  made.start();
  return made;
}

beforeEach(() => {
  api = new HandApi();
  sockets = new HandSockets();
  clock = new HandClock();
  memory = new HandMemory();
  told = [];
  office = open();
});

const kind = (): Connection['kind'] => office.connection.peek().kind;
const commandsSent = (): string[] => sockets.last.sent.filter((one) => one !== 'ack');

async function comeIn(): Promise<void> {
  office.enter(profile);
  await settled();
  sockets.last.tell(firstFrame());
}

describe('coming in', () => {
  it('joins, loads the map, connects and is here with the first frame', async () => {
    expect(kind()).toBe('entering');
    office.enter(profile);
    expect(kind()).toBe('connecting');
    await settled();
    expect(office.floor.peek()?.id).toBe('hq');
    expect(sockets.last).toMatchObject({ url: '/ws', sessionToken: 's1' });
    expect(kind()).toBe('connecting');
    sockets.last.tell(firstFrame());
    expect(kind()).toBe('here');
    expect(office.me.peek()).toMatchObject({ name: 'Ada', person: ADA.person, floor: 'hq', role: 'member' });
    expect(office.people.peek().map((person) => person.name)).toEqual(['Ada', 'Bo']);
    expect(office.nearby.peek()).toEqual([BO.person]);
  });

  it('remembers who one is', async () => {
    await comeIn();
    expect(memory.read('personToken')).toBe('p1');
    expect(JSON.parse(memory.read('profile')!)).toEqual(profile);
  });

  it('that is refused says why and waits for another try', async () => {
    api.problem = { key: 'nameRefused', detail: 'too long' };
    office.enter(profile);
    await settled();
    expect(office.connection.peek()).toEqual({ kind: 'failed', problem: api.problem });
    expect(sockets.opened).toEqual([]);
  });

  it('to a full office tries again by itself', async () => {
    api.problem = { key: 'full', detail: null };
    office.enter(profile);
    await settled();
    expect(kind()).toBe('full');
    api.problem = null;
    clock.pass(2_500);
    await settled();
    sockets.last.tell(firstFrame());
    expect(kind()).toBe('here');
  });

  it('keeps the person token it has when the answer brings none', async () => {
    await comeIn();
    api.hasPersonToken = false;
    sockets.last.drop();
    clock.pass(2_000);
    await settled();
    expect(memory.read('personToken')).toBe('p1');
  });

  it.each([
    { version: 1, columns: 2, rows: 2, tileWidth: 8, tileHeight: 8 },
    { ...floorDocument('hq'), layers: [null] },
    { ...floorDocument('hq'), zones: [{ id: 0 }] },
    7,
  ])('to a map that makes no sense says so, and works when the map is mended: %#', async (broken) => {
    api.brokenMap = broken;
    office = open();
    office.enter(profile);
    await settled();
    expect(office.connection.peek()).toMatchObject({ kind: 'failed', problem: { key: 'mapFault' } });
    api.brokenMap = undefined;
    office.comeBack();
    await settled();
    sockets.last.tell(firstFrame());
    expect(kind()).toBe('here');
  });

  it('after a reload resumes the session of the tab', async () => {
    await comeIn();
    office = open();
    await settled();
    expect(api.joins.at(-1)).toMatchObject({ sessionToken: 's1', personToken: 'p1' });
    sockets.last.tell(firstFrame());
    expect(kind()).toBe('here');
  });
});

describe('a link that breaks', () => {
  it.each([1001, 1006, 1012, 4002, 4003])(
    'with %i comes back by itself, and the place is kept',
    async (code) => {
      await comeIn();
      sockets.last.drop(code);
      expect(office.connection.peek()).toEqual({ kind: 'reconnecting', attempt: 1 });
      expect(office.me.peek()).not.toBeNull();
      clock.pass(2_000);
      await settled();
      sockets.last.tell(firstFrame());
      expect(kind()).toBe('here');
      expect(sockets.opened.length).toBe(2);
    },
  );

  it.each([
    [1008, 'failed'],
    [4001, 'takenOver'],
    [4004, 'removed'],
  ] as const)('with %i does not come back: %s', async (code, state) => {
    await comeIn();
    sockets.last.drop(code, 'because');
    clock.pass(600_000);
    await settled();
    expect(kind()).toBe(state);
    expect(sockets.opened.length).toBe(1);
  });

  it('tries soon at first and less and less often while the office is away', async () => {
    await comeIn();
    sockets.last.drop();
    api.problem = { key: 'unreachable', detail: null };
    const tries: number[] = [];
    for (let second = 0; second < 300; second++) {
      clock.pass(1_000);
      await settled();
      if (api.joins.length - 1 > tries.length) tries.push(second);
    }
    const gaps = tries.slice(1).map((at, index) => at - tries[index]!);
    expect(tries[0]).toBeLessThan(2);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(31);
  });

  it('without a word is noticed after ten seconds of silence', async () => {
    await comeIn();
    clock.pass(SILENCE_MILLIS - 1_000);
    expect(kind()).toBe('here');
    clock.pass(3_000);
    expect(kind()).toBe('reconnecting');
    expect(sockets.last.isClosed).toBe(true);
  });

  it('is left alone while a frame comes now and then', async () => {
    await comeIn();
    for (let at = 1; at <= 20; at++) {
      clock.pass(5_000);
      sockets.last.tell(frame({ tick: 100 + at * 75 }));
    }
    expect(kind()).toBe('here');
  });

  it('is checked when the page wakes, after frames that waited could be heard', async () => {
    await comeIn();
    clock.freeze(60_000);
    office.woke();
    sockets.last.tell(frame({ tick: 1_000 }));
    clock.pass(5_000);
    expect(kind()).toBe('here');
    clock.freeze(60_000);
    office.woke();
    clock.pass(1_600);
    expect(kind()).toBe('reconnecting');
  });

  it('without a network waits for the network', async () => {
    await comeIn();
    office.wentOffline();
    expect(kind()).toBe('offline');
    office.wentOnline();
    clock.pass(2_000);
    await settled();
    sockets.last.tell(firstFrame());
    expect(kind()).toBe('here');
  });

  it('comes back a random moment after the network or the page does: a thousand pages never come at once', async () => {
    await comeIn();
    office.wentOffline();
    office.wentOnline();
    clock.pass(199);
    await settled();
    expect(api.joins.length).toBe(1);
    clock.pass(2_000);
    await settled();
    expect(api.joins.length).toBe(2);
    sockets.last.tell(firstFrame());
    api.problem = { key: 'unreachable', detail: null };
    sockets.last.drop();
    for (let seconds = 0; seconds < 60; seconds++) {
      clock.pass(1_000);
      await settled();
    }
    const before = api.joins.length;
    office.woke();
    await settled();
    expect(api.joins.length).toBe(before);
    clock.pass(2_000);
    await settled();
    expect(api.joins.length).toBe(before + 1);
  });

  it('comes back to a newer version and hears of it', async () => {
    await comeIn();
    expect(office.office.peek()?.version).toBe('1');
    api.version = '2';
    sockets.last.drop();
    clock.pass(2_000);
    await settled();
    sockets.last.tell(firstFrame());
    await settled();
    expect(office.office.peek()?.version).toBe('2');
  });

  it('that sends what is no frame is given up in words', async () => {
    await comeIn();
    sockets.last.hears.message(Uint8Array.of(0xff, 0xff));
    expect(office.connection.peek()).toMatchObject({ kind: 'failed', problem: { key: 'protocolFault' } });
  });
});

describe('acknowledging', () => {
  it('is done after every 15 frames', async () => {
    await comeIn();
    for (let tick = 101; tick < 145; tick++) sockets.last.tell(frame({ tick }));
    expect(sockets.last.sent.filter((one) => one === 'ack').length).toBe(3);
  });

  it('is done sooner for large frames', async () => {
    await comeIn();
    const text = 'x'.repeat(9_000);
    const large = frame({ tick: 101, speeches: [{ avatar: BO.avatar, text }] });
    sockets.last.tell(large);
    expect(sockets.last.sent).not.toContain('ack');
    sockets.last.tell(large);
    expect(sockets.last.sent).toContain('ack');
  });
});

describe('stepping out', () => {
  it('says goodbye, forgets the session and opens nothing again', async () => {
    await comeIn();
    office.commands.leave();
    expect(sockets.last.sent).toContain('leaveOffice');
    expect(office.connection.peek()).toEqual({ kind: 'entering', steppedOut: true });
    expect(memory.read('tab.sessionToken')).toBeNull();
    expect(office.me.peek()).toBeNull();
    clock.pass(600_000);
    await settled();
    expect(sockets.opened.length).toBe(1);
  });
});

describe('another floor', () => {
  const annex = frame({
    tick: 7,
    welcome: { ...WELCOME, floor: 'annex' },
    complete: true,
    enters: [entered(ADA, 'Ada', tile(1, 1))],
    roster: [{ person: BO.person, name: 'Bo', floor: 'annex' }],
  });

  it('is reached by the exit: its map first, then its socket, with the same session', async () => {
    await comeIn();
    sockets.last.tell(frame({ tick: 120, transfer: { floor: 'annex', socketUrl: '/ws-annex' } }));
    expect(office.connection.peek()).toEqual({ kind: 'movingFloor', floor: 'annex' });
    await settled();
    expect(office.floor.peek()?.id).toBe('annex');
    expect(sockets.last).toMatchObject({ url: '/ws-annex', sessionToken: 's1' });
    sockets.last.tell(annex);
    expect(kind()).toBe('here');
    expect(told).toContainEqual({ kind: 'arrivedOnFloor', floor: 'annex' });
  });

  it('of somebody one walks to: to the exit first, and on to them after arriving', async () => {
    await comeIn();
    sockets.last.tell(frame({ tick: 110, roster: [{ person: BO.person, floor: 'annex' }] }));
    office.commands.walkToPerson(personId(BO.person));
    expect(commandsSent()).toEqual(['walkToZone']);
    expect(office.intent.peek()).toEqual({ kind: 'person', person: BO.person, floor: 'annex' });
    sockets.last.tell(frame({ tick: 120, transfer: { floor: 'annex', socketUrl: '/ws' } }));
    await settled();
    sockets.last.tell(annex);
    expect(commandsSent()).toEqual(['walkToPerson']);
  });

  it('that no exit leads to is refused in words', async () => {
    await comeIn();
    office.commands.goToFloor('roof');
    expect(told).toContainEqual({
      kind: 'refused',
      reason: 'noWay',
      intent: { kind: 'floor', floor: 'roof' },
    });
    expect(office.intent.peek()).toBeNull();
  });

  it('is known by its zones before one goes there', async () => {
    await comeIn();
    expect((await office.zonesOf('annex'))?.map((zone) => zone.name)).toEqual(['Lounge', 'Stairs']);
    expect(await office.zonesOf('roof')).toBeNull();
    api.brokenMap = { id: 'annex', zones: 'none' };
    office = open();
    await settled();
    expect(await office.zonesOf('annex')).toBeNull();
  });

  it('is forgotten as soon as one walks elsewhere', async () => {
    await comeIn();
    office.commands.goToFloor('annex');
    expect(office.intent.peek()).not.toBeNull();
    office.commands.walkTo(tileIndex(5));
    expect(office.intent.peek()).toBeNull();
  });
});

describe('what happens', () => {
  it('is told once: words, zones, and who comes in', async () => {
    await comeIn();
    sockets.last.tell(frame({ tick: 110, speeches: [{ avatar: BO.avatar, text: '<b>hi</b>' }] }));
    sockets.last.tell(frame({ tick: 110, walks: [{ avatar: ADA.avatar, from: 3 }] }));
    clock.pass(300);
    expect(told).toContainEqual({ kind: 'said', person: BO.person, name: 'Bo', text: '<b>hi</b>' });
    expect(told.filter((one) => one.kind === 'enteredZone')).toEqual([
      { kind: 'enteredZone', zone: 0, name: 'Lounge' },
    ]);
  });

  it('is looked at at most four times a second, and not at all while nothing moves', async () => {
    await comeIn();
    let looks = 0;
    office.nearby.subscribe(() => (looks += 1));
    for (let tick = 101; tick < 116; tick++) {
      sockets.last.tell(frame({ tick, walks: [{ avatar: BO.avatar, from: tick % 2 === 0 ? 2 : 300 }] }));
      clock.pass(66);
    }
    expect(looks).toBeLessThanOrEqual(6);
  });

  it('without a connection does nothing and breaks nothing', () => {
    office.commands.walkTo(tileIndex(3));
    office.commands.say('hello');
    expect(sockets.opened).toEqual([]);
  });
});
