import type { Connection, Problem } from '../connection.ts';
import type { Joined } from '../needs.ts';

/** Why a connection is being made, and how often it has been tried before. */
export interface Trip {
  readonly why: 'comingIn' | 'resuming' | 'lost' | 'full' | 'moving';
  /** From 0. */
  readonly attempt: number;
  /** The floor to come in on, or being moved to; null: where the server says. */
  readonly floor: string | null;
}

/** The state machine of the link. Its steps are in `step.ts`, what they make happen in `link.ts`. */
export type LinkState =
  | { readonly kind: 'entering'; readonly steppedOut: boolean }
  | { readonly kind: 'joining'; readonly trip: Trip }
  | { readonly kind: 'loadingMap'; readonly trip: Trip; readonly joined: Joined }
  | { readonly kind: 'opening'; readonly trip: Trip; readonly joined: Joined }
  | { readonly kind: 'here'; readonly joined: Joined }
  | { readonly kind: 'waiting'; readonly trip: Trip }
  | { readonly kind: 'offline' }
  | { readonly kind: 'takenOver' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** What somebody asks for, or the browser says about the network. */
export type LinkAsk =
  | { readonly kind: 'enterAsked'; readonly floor: string | null }
  | { readonly kind: 'resumeAsked' }
  | { readonly kind: 'comeBackAsked' }
  | { readonly kind: 'leaveAsked' }
  | { readonly kind: 'wentOffline' }
  | { readonly kind: 'wentOnline' }
  /** The page is seen again after it was not. */
  | { readonly kind: 'woke' };

/** What comes back from the network and the clock. */
export type LinkAnswer =
  | { readonly kind: 'joined'; readonly joined: Joined }
  | { readonly kind: 'joinFailed'; readonly problem: Problem }
  | { readonly kind: 'mapLoaded' }
  | { readonly kind: 'mapFailed'; readonly problem: Problem }
  | { readonly kind: 'welcomed' }
  | { readonly kind: 'moved'; readonly floor: string; readonly socketUrl: string; readonly mapUrl: string }
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string }
  | { readonly kind: 'frameUnreadable' }
  /** Nothing was heard for too long. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'alarmRang' };

export type LinkEvent = LinkAsk | LinkAnswer;

/** One thing is under way at a time: starting one of the first four calls off the one before. */
export type LinkEffect =
  | { readonly kind: 'join'; readonly floor: string | null }
  | { readonly kind: 'loadMap'; readonly url: string }
  | { readonly kind: 'openSocket'; readonly url: string; readonly sessionToken: string }
  | { readonly kind: 'wait'; readonly leastMillis: number; readonly mostMillis: number }
  /** Calls off what is under way and closes the socket. */
  | { readonly kind: 'hangUp' }
  | { readonly kind: 'sayGoodbye' }
  | { readonly kind: 'remember'; readonly joined: Joined }
  | { readonly kind: 'forgetSession' };

export function connectionOf(state: LinkState): Connection {
  switch (state.kind) {
    case 'joining':
    case 'loadingMap':
    case 'opening':
    case 'waiting':
      return onTheWay(state.trip);
    case 'here':
      return { kind: 'here' };
    case 'entering':
    case 'offline':
    case 'takenOver':
    case 'removed':
    case 'failed':
      return state;
  }
}

function onTheWay({ why, attempt, floor }: Trip): Connection {
  switch (why) {
    case 'comingIn':
    case 'resuming':
      return attempt > 1 ? { kind: 'reconnecting', attempt } : { kind: 'connecting' };
    case 'lost':
      return { kind: 'reconnecting', attempt };
    case 'full':
      return { kind: 'full', attempt };
    case 'moving':
      return { kind: 'movingFloor', floor: floor ?? '' };
  }
}
