import { describe, expect, it } from 'vitest';
import { packSteps } from '../protocol/steps.ts';
import { applyFrame } from './applyFrame.ts';
import { emptyOffice, type OfficeState } from './officeState.ts';
import { ADA, BO, entered, firstFrame, frame, type FrameInit, tile, WELCOME } from './testing.ts';
import { avatarId, personId } from './units.ts';
import { RIGHT } from './values.ts';
import { tileAt } from './walk.ts';

const bo = avatarId(BO.avatar);

function office(...frames: FrameInit[]): OfficeState {
  const state = emptyOffice();
  applyFrame(state, firstFrame());
  for (const init of frames) applyFrame(state, frame(init));
  return state;
}

function boAt(state: OfficeState, tick: number): number {
  return tileAt(state.avatars.get(bo)!.walk, tick, state.ticksPerTile);
}

const walkOfBo = (steps: number[], startOffset: number, from = tile(5, 2)) => ({
  avatar: BO.avatar,
  from,
  startOffset,
  steps: packSteps(steps),
  stepCount: steps.length,
});

describe('the first frame', () => {
  it('tells who is here and who one is', () => {
    const state = office();
    expect(state.self).toMatchObject({ avatar: ADA.avatar, person: ADA.person, floor: 'hq', role: 'member' });
    expect([...state.avatars.values()].map((avatar) => avatar.name)).toEqual(['Ada', 'Bo']);
    expect(state.roster.get(personId(BO.person))).toMatchObject({ name: 'Bo', zone: 0, status: 'available' });
    expect(state.roster.get(personId(ADA.person))?.zone).toBeNull();
  });

  it('makes everything known before void', () => {
    const state = office();
    const again = { tick: 3, welcome: WELCOME, complete: true, enters: [entered(ADA, 'Ada', 0)], roster: [] };
    applyFrame(state, frame(again));
    expect([...state.avatars.keys()]).toEqual([ADA.avatar]);
    expect(state.roster.size).toBe(0);
    expect(state.window).toBeNull();
  });

  it('does not announce everybody as coming in', () => {
    const state = emptyOffice();
    expect(applyFrame(state, firstFrame()).events.map((event) => event.kind)).not.toContain('cameIn');
  });
});

describe('walks', () => {
  it('begin at the frame tick plus their offset', () => {
    const state = office({ tick: 110, walks: [walkOfBo([RIGHT, RIGHT], 1)] });
    expect(boAt(state, 113)).toBe(tile(5, 2));
    expect(boAt(state, 114)).toBe(tile(6, 2));
  });

  it('of one avatar in a frame: the later start wins, whatever the order', () => {
    const later = walkOfBo([RIGHT], 2);
    const sooner = walkOfBo([], 0, tile(9, 9));
    for (const walks of [
      [later, sooner],
      [sooner, later],
    ]) {
      expect(boAt(office({ tick: 110, walks }), 120)).toBe(tile(6, 2));
    }
  });

  it('with equal starts: the later record wins', () => {
    const state = office({ tick: 110, walks: [walkOfBo([RIGHT], 1), walkOfBo([], 1)] });
    expect(boAt(state, 120)).toBe(tile(5, 2));
  });

  it('of avatars that are not known are ignored', () => {
    const state = office({
      tick: 110,
      walks: [{ avatar: 99, from: 3 }],
      statuses: [{ avatar: 99, status: 2 }],
    });
    expect(state.avatars.size).toBe(2);
  });

  it('that were changed in mid-step may begin before a correction that came in between', () => {
    const state = office(
      { tick: 110, refreshes: [{ cell: 0, avatars: [BO.avatar], tiles: [2 * 8 + 6] }] },
      { tick: 111, walks: [walkOfBo([RIGHT, RIGHT], -2, tile(6, 2))] },
    );
    expect(boAt(state, 120)).toBe(tile(8, 2));
  });
});

describe('refreshes', () => {
  it('put an avatar that is seen elsewhere where it is', () => {
    const state = office({ tick: 110, refreshes: [{ cell: 0, avatars: [BO.avatar], tiles: [3 * 8 + 7] }] });
    expect(boAt(state, 110)).toBe(tile(7, 3));
  });

  it('leave the walk of an avatar alone that is where it should be', () => {
    const state = office({ tick: 110, walks: [walkOfBo([RIGHT, RIGHT, RIGHT], 0)] });
    applyFrame(
      state,
      frame({ tick: 113, refreshes: [{ cell: 0, avatars: [BO.avatar], tiles: [2 * 8 + 6] }] }),
    );
    expect(boAt(state, 119)).toBe(tile(8, 2));
  });
});

describe('the window', () => {
  it('drops, when it moves, who is in none of its cells at the tick of the frame', () => {
    const state = office({ tick: 110, window: { minColumn: 1, minRow: 0, maxColumn: 2, maxRow: 1 } });
    expect(state.avatars.has(bo)).toBe(false);
    expect(state.avatarOfPerson.has(personId(BO.person))).toBe(false);
  });

  it('never drops oneself', () => {
    const state = office({ tick: 110, window: { minColumn: 1, minRow: 0, maxColumn: 2, maxRow: 1 } });
    expect(state.avatars.has(avatarId(ADA.avatar))).toBe(true);
  });

  it('that moves to somebody who enters keeps them', () => {
    const carl = { avatar: 3, person: 13 };
    const state = office({
      tick: 110,
      window: { minColumn: 1, minRow: 0, maxColumn: 2, maxRow: 1 },
      enters: [entered(carl, 'Carl', tile(9, 9))],
    });
    expect(state.avatars.has(avatarId(3))).toBe(true);
  });

  it('drops who went out of it, and everybody when it is told anew', () => {
    expect(office({ tick: 110, gone: [BO.avatar] }).avatars.has(bo)).toBe(false);
    const anew = office({ tick: 110, complete: true, enters: [entered(ADA, 'Ada', 0)] });
    expect([...anew.avatars.keys()]).toEqual([ADA.avatar]);
  });
});

describe('people', () => {
  it('that leave are taken away with the reason', () => {
    const state = office();
    const outcome = applyFrame(state, frame({ tick: 110, leaves: [{ avatar: BO.avatar, reason: 4 }] }));
    expect(outcome.events).toContainEqual({ kind: 'left', avatar: bo, person: BO.person, reason: 'removed' });
    expect(state.avatars.has(bo)).toBe(false);
  });

  it('keep in the roster what a change does not name', () => {
    const state = office({ tick: 110, roster: [{ person: BO.person, zone: 4 }] });
    expect(state.roster.get(personId(BO.person))).toMatchObject({ name: 'Bo', floor: 'hq', zone: 3 });
  });

  it('are announced when they come in and go out', () => {
    const state = office();
    const coming = applyFrame(
      state,
      frame({ tick: 110, roster: [{ person: 13, name: 'Carl', floor: 'hq' }] }),
    );
    expect(coming.events).toEqual([{ kind: 'cameIn', person: 13, name: 'Carl' }]);
    const going = applyFrame(state, frame({ tick: 111, rosterGone: [13, 999] }));
    expect(going.events).toEqual([{ kind: 'wentOut', person: 13, name: 'Carl' }]);
  });

  it('change their status on the floor and in the roster at once', () => {
    const state = office({ tick: 110, statuses: [{ avatar: BO.avatar, status: 2 }] });
    expect(state.avatars.get(bo)?.status).toBe('busy');
    expect(state.roster.get(personId(BO.person))?.status).toBe('busy');
  });

  it('keep a hand up until they take it down', () => {
    const state = office({ tick: 110, gestures: [{ avatar: BO.avatar, kind: 1 }] });
    expect(state.avatars.get(bo)?.handUp).toBe(true);
    applyFrame(state, frame({ tick: 111, gestures: [{ avatar: BO.avatar, kind: 2 }] }));
    expect(state.avatars.get(bo)?.handUp).toBe(false);
  });
});

describe('what is private', () => {
  it('is told: refusals and the way to another floor', () => {
    const state = office();
    const outcome = applyFrame(
      state,
      frame({
        tick: 110,
        refusals: [{ reason: 2 }, { reason: 6 }],
        transfer: { floor: 'annex', socketUrl: '/ws' },
      }),
    );
    expect(outcome.events).toEqual([
      { kind: 'refused', reason: 'noWay' },
      { kind: 'refused', reason: 'tooOften' },
      { kind: 'transfer', floor: 'annex', socketUrl: '/ws' },
    ]);
  });
});
