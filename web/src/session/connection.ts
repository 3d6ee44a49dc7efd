/** Where the link to the office stands: exactly one of these, each with what the page must know about it. */
export type Connection =
  /** Nobody has come in from this tab yet, or has stepped out. */
  | { readonly kind: 'entering'; readonly steppedOut: boolean }
  /** Asked to come in: joining, loading the map, opening the socket. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'here' }
  /** The link is lost, the place is kept; comes back by itself. */
  | { readonly kind: 'reconnecting'; readonly attempt: number }
  | { readonly kind: 'movingFloor'; readonly floor: string }
  /** Another tab of the same person is in; `comeBack()` takes over again. */
  | { readonly kind: 'takenOver' }
  /** The office is full or busy; tries again by itself. */
  | { readonly kind: 'full'; readonly attempt: number }
  /** Removed by the owner. */
  | { readonly kind: 'removed' }
  /** The browser says there is no network; comes back by itself. */
  | { readonly kind: 'offline' }
  /** Does not come back by itself; `comeBack()` tries again. */
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Why something failed: a key of words the interface has, and what the server said, for whoever mends it. */
export interface Problem {
  readonly key: ProblemKey;
  readonly detail: string | null;
}

export type ProblemKey =
  | 'unreachable'
  | 'nameRefused'
  | 'notAllowed'
  | 'full'
  | 'tooManyTries'
  | 'floorMissing'
  | 'mapMissing'
  | 'mapFault'
  | 'claimRefused'
  | 'protocolFault'
  | 'serverFault';
