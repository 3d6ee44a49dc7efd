import type { Problem } from '../connection.ts';
import type { Joined } from '../needs.ts';
import { backoff } from './backoff.ts';
import type { LinkAnswer, LinkAsk, LinkEffect, LinkEvent, LinkState, Trip } from './states.ts';

export interface Transition {
  readonly state: LinkState;
  readonly effects: readonly LinkEffect[];
}

/** What an event does in a state. Pure; an event that means nothing in a state changes nothing. */
export function step(state: LinkState, event: LinkEvent): Transition {
  switch (event.kind) {
    case 'enterAsked':
    case 'resumeAsked':
    case 'comeBackAsked':
    case 'leaveAsked':
    case 'wentOffline':
    case 'wentOnline':
    case 'woke':
      return asked(state, event);
    case 'joined':
    case 'joinFailed':
    case 'mapLoaded':
    case 'mapFailed':
    case 'welcomed':
    case 'moved':
    case 'closed':
    case 'frameUnreadable':
    case 'silent':
    case 'alarmRang':
      return answered(state, event);
  }
}

function asked(state: LinkState, event: LinkAsk): Transition {
  switch (event.kind) {
    case 'enterAsked':
      return join({ why: 'comingIn', attempt: 0, floor: event.floor });
    case 'resumeAsked':
      return join({ why: 'resuming', attempt: 0, floor: null });
    case 'comeBackAsked':
      return comeBack(state);
    case 'leaveAsked':
      return leave();
    case 'wentOffline':
      return 'trip' in state || 'joined' in state
        ? { state: { kind: 'offline' }, effects: [{ kind: 'hangUp' }] }
        : stay(state);
    case 'wentOnline':
      return comeBackSoon(state);
    case 'woke':
      return state.kind === 'waiting' ? comeBackSoon(state) : stay(state);
  }
}

function answered(state: LinkState, event: LinkAnswer): Transition {
  switch (event.kind) {
    case 'joined':
      return state.kind === 'joining' ? load(state.trip, event.joined) : stay(state);
    case 'joinFailed':
      return state.kind === 'joining' ? joinFailed(state.trip, event.problem) : stay(state);
    case 'mapLoaded':
      return state.kind === 'loadingMap' ? open(state.trip, state.joined) : stay(state);
    case 'mapFailed':
      return state.kind === 'loadingMap' ? mapFailed(state.trip, event.problem) : stay(state);
    case 'welcomed':
      return state.kind === 'opening'
        ? { state: { kind: 'here', joined: state.joined }, effects: [] }
        : stay(state);
    case 'moved':
      return 'joined' in state ? move(state.joined, event) : stay(state);
    case 'closed':
      return closed(state, event.code, event.reason);
    case 'frameUnreadable':
      return fail({ key: 'protocolFault', detail: null });
    case 'silent':
      return lost(state);
    case 'alarmRang':
      return state.kind === 'waiting' ? join(state.trip) : stay(state);
  }
}

function stay(state: LinkState): Transition {
  return { state, effects: [] };
}

function join(trip: Trip): Transition {
  return {
    state: { kind: 'joining', trip },
    effects: [{ kind: 'hangUp' }, { kind: 'join', floor: trip.floor }],
  };
}

function load(trip: Trip, joined: Joined): Transition {
  return {
    state: { kind: 'loadingMap', trip, joined },
    effects: [
      { kind: 'remember', joined },
      { kind: 'loadMap', url: joined.mapUrl },
    ],
  };
}

function open(trip: Trip, joined: Joined): Transition {
  const { socketUrl: url, sessionToken } = joined;
  return { state: { kind: 'opening', trip, joined }, effects: [{ kind: 'openSocket', url, sessionToken }] };
}

/** Another floor: its map first, then its socket, with the same session. */
function move(joined: Joined, to: { floor: string; socketUrl: string; mapUrl: string }): Transition {
  const { floor, socketUrl, mapUrl } = to;
  const trip: Trip = { why: 'moving', attempt: 0, floor };
  return load(trip, { ...joined, floor, socketUrl, mapUrl });
}

function leave(): Transition {
  return {
    state: { kind: 'entering', steppedOut: true },
    effects: [{ kind: 'sayGoodbye' }, { kind: 'hangUp' }, { kind: 'forgetSession' }],
  };
}

function comeBack(state: LinkState): Transition {
  switch (state.kind) {
    case 'waiting':
      return join(state.trip);
    case 'offline':
    case 'takenOver':
    case 'failed':
      return join({ why: 'resuming', attempt: 0, floor: null });
    case 'entering':
    case 'joining':
    case 'loadingMap':
    case 'opening':
    case 'here':
    case 'removed':
      return stay(state);
  }
}

/** Whatever was missing is back, perhaps for everybody at once: comes back within the spread of a first try. */
function comeBackSoon(state: LinkState): Transition {
  switch (state.kind) {
    case 'offline':
      return wait(tripAgain(state));
    case 'waiting':
      return state.trip.attempt > 1 ? wait({ ...state.trip, attempt: 0 }) : stay(state);
    case 'entering':
    case 'joining':
    case 'loadingMap':
    case 'opening':
    case 'here':
    case 'takenOver':
    case 'removed':
    case 'failed':
      return stay(state);
  }
}

/** Somebody who has been in keeps trying; somebody at the door is told. */
function joinFailed(trip: Trip, problem: Problem): Transition {
  if (problem.key === 'full') return wait({ ...trip, why: 'full' });
  return mayPass(problem) && trip.why !== 'comingIn' ? wait(trip) : fail(problem);
}

function mapFailed(trip: Trip, problem: Problem): Transition {
  if (!mayPass(problem)) return fail(problem);
  return wait({ ...trip, why: trip.why === 'comingIn' ? 'resuming' : trip.why });
}

/** Faults that are likely to be gone when tried again. */
function mayPass(problem: Problem): boolean {
  return problem.key === 'unreachable' || problem.key === 'serverFault' || problem.key === 'tooManyTries';
}

function closed(state: LinkState, code: number, reason: string): Transition {
  switch (code) {
    case 1000:
      return {
        state: { kind: 'entering', steppedOut: true },
        effects: [{ kind: 'hangUp' }, { kind: 'forgetSession' }],
      };
    case 1008:
      return fail({ key: 'protocolFault', detail: reason === '' ? null : reason });
    case 4001:
      return { state: { kind: 'takenOver' }, effects: [{ kind: 'hangUp' }, { kind: 'forgetSession' }] };
    case 4004:
      return { state: { kind: 'removed' }, effects: [{ kind: 'hangUp' }, { kind: 'forgetSession' }] };
    case 4005:
      return state.kind === 'here' ? join({ why: 'moving', attempt: 0, floor: null }) : lost(state);
    case 1013:
      return wait({ ...tripAgain(state), why: 'full' });
    default:
      return lost(state);
  }
}

/** The link broke: come back, the place is kept. While a map loads no socket is needed. */
function lost(state: LinkState): Transition {
  return state.kind === 'here' || state.kind === 'opening' ? wait(tripAgain(state)) : stay(state);
}

function wait(trip: Trip): Transition {
  const next: Trip = { ...trip, attempt: trip.attempt + 1 };
  return {
    state: { kind: 'waiting', trip: next },
    effects: [{ kind: 'hangUp' }, { kind: 'wait', ...backoff(next.attempt) }],
  };
}

function tripAgain(state: LinkState): Trip {
  return 'trip' in state ? state.trip : { why: 'lost', attempt: 0, floor: null };
}

function fail(problem: Problem): Transition {
  return { state: { kind: 'failed', problem }, effects: [{ kind: 'hangUp' }] };
}
