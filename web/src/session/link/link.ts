import type { Problem } from '../connection.ts';
import type { Alarms, Answer, Dice, Joined, Socket, Sockets } from '../needs.ts';
import type { LinkEffect, LinkEvent, LinkState } from './states.ts';
import { step } from './step.ts';

/** A server tells something at least every 5 s: twice that without a word is a broken link. */
export const SILENCE_MILLIS = 10_000;
const SILENCE_CHECK_MILLIS = 2_000;
/** After waking, frames that waited in the socket get this long to be heard. */
const WAKE_MILLIS = 1_500;

/** What the link asks of its surroundings. */
export interface LinkNeeds {
  readonly sockets: Sockets;
  readonly alarms: Alarms;
  readonly dice: Dice;
  join(floor: string | null): Promise<Answer<Joined>>;
  /** Null: the map of the joined floor is ready. */
  loadMap(url: string): Promise<Problem | null>;
  remember(joined: Joined): void;
  forgetSession(): void;
  changed(state: LinkState): void;
  heard(bytes: Uint8Array): void;
}

/** Runs the state machine: does what its effects say and feeds what comes of them back into it. */
export class Link {
  readonly #needs: LinkNeeds;
  #state: LinkState = { kind: 'entering', steppedOut: false };
  #socket: Socket | null = null;
  #callOff: () => void = () => undefined;
  #goodbye: () => Uint8Array;
  #lastHeardMillis = 0;

  constructor(needs: LinkNeeds, goodbye: () => Uint8Array) {
    this.#needs = needs;
    this.#goodbye = goodbye;
  }

  get state(): LinkState {
    return this.#state;
  }

  take(event: LinkEvent): void {
    const { state, effects } = step(this.#state, event);
    const isNew = state !== this.#state;
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    if (isNew) this.#needs.changed(state);
  }

  /** Dropped when there is no socket. */
  send(bytes: Uint8Array): void {
    this.#socket?.send(bytes);
  }

  /** The page was asleep or hidden: is the link still alive? Asked at once and not at the next check. */
  woke(): void {
    this.take({ kind: 'woke' });
    if (this.#socket === null || !this.#isSilent()) return;
    const socket = this.#socket;
    this.#needs.alarms.after(WAKE_MILLIS, () => {
      if (this.#socket === socket && this.#isSilent()) this.take({ kind: 'silent' });
    });
  }

  #run(effect: LinkEffect): void {
    switch (effect.kind) {
      case 'join':
        return this.#begin((isOff) => this.#join(effect.floor, isOff));
      case 'loadMap':
        return this.#begin((isOff) => this.#loadMap(effect.url, isOff));
      case 'openSocket':
        return this.#open(effect.url, effect.sessionToken);
      case 'wait':
        return this.#wait(effect.leastMillis, effect.mostMillis);
      case 'hangUp':
        return this.#hangUp();
      case 'sayGoodbye':
        return this.send(this.#goodbye());
      case 'remember':
        return this.#needs.remember(effect.joined);
      case 'forgetSession':
        return this.#needs.forgetSession();
    }
  }

  #begin(work: (isOff: () => boolean) => Promise<void>): void {
    this.#callOff();
    let off = false;
    this.#callOff = () => (off = true);
    void work(() => off);
  }

  async #join(floor: string | null, isOff: () => boolean): Promise<void> {
    const answer = await this.#needs.join(floor);
    if (isOff()) return;
    this.take(
      answer.ok ? { kind: 'joined', joined: answer.value } : { kind: 'joinFailed', problem: answer.problem },
    );
  }

  async #loadMap(url: string, isOff: () => boolean): Promise<void> {
    // A fault of what shows the map must not leave somebody at the door for ever.
    const problem = await this.#needs.loadMap(url).catch(mapFault);
    if (isOff()) return;
    this.take(problem === null ? { kind: 'mapLoaded' } : { kind: 'mapFailed', problem });
  }

  #wait(leastMillis: number, mostMillis: number): void {
    this.#callOff();
    const millis = leastMillis + this.#needs.dice() * (mostMillis - leastMillis);
    this.#callOff = this.#needs.alarms.after(millis, () => this.take({ kind: 'alarmRang' }));
  }

  #open(url: string, sessionToken: string): void {
    this.#hangUp();
    this.#lastHeardMillis = this.#needs.alarms.nowMillis();
    this.#socket = this.#needs.sockets.open(url, sessionToken, {
      message: (bytes) => {
        this.#lastHeardMillis = this.#needs.alarms.nowMillis();
        this.#needs.heard(bytes);
      },
      closed: (code, reason) => {
        this.#socket = null;
        this.take({ kind: 'closed', code, reason });
      },
    });
    this.#listenForSilence();
  }

  #listenForSilence(): void {
    this.#callOff = this.#needs.alarms.after(SILENCE_CHECK_MILLIS, () => {
      if (this.#isSilent()) this.take({ kind: 'silent' });
      else this.#listenForSilence();
    });
  }

  #isSilent(): boolean {
    return this.#needs.alarms.nowMillis() - this.#lastHeardMillis >= SILENCE_MILLIS;
  }

  #hangUp(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.#socket?.close();
    this.#socket = null;
  }
}

function mapFault(fault: unknown): Problem {
  return { key: 'mapFault', detail: String(fault) };
}
