import type { Alarms } from '../session/needs.ts';
import type { Commands } from '../session/ports.ts';
import type { Direction } from '../world/values.ts';

/** A key is held at least this long for the walk: a tap is a step and not a turn. */
const LEAST_HOLD_MILLIS = 140;

/** Walking by held keys: the key that was pressed last leads; when none is held one stops. */
export class HeldKeys {
  readonly #commands: Pick<Commands, 'head' | 'stop'>;
  readonly #alarms: Alarms;
  /** The last one leads. */
  #held: Direction[] = [];
  #headedAtMillis = 0;
  #callOffStop: (() => void) | null = null;

  constructor(commands: Pick<Commands, 'head' | 'stop'>, alarms: Alarms) {
    this.#commands = commands;
    this.#alarms = alarms;
  }

  press(direction: Direction): void {
    if (this.#held.includes(direction)) return;
    this.#held.push(direction);
    this.#head(direction);
  }

  release(direction: Direction): void {
    const leader = this.#held.at(-1);
    this.#held = this.#held.filter((held) => held !== direction);
    const next = this.#held.at(-1);
    if (leader !== direction) return;
    if (next === undefined) this.#stopSoon();
    else this.#head(next);
  }

  /** The page lost the keyboard: no key will tell that it was let go. */
  releaseAll(): void {
    if (this.#held.length === 0) return;
    this.#held = [];
    this.#stopSoon();
  }

  /** Somebody goes elsewhere: the keys that are still held mean nothing until they are pressed again. */
  forget(): void {
    this.#held = [];
    this.#callOffStop?.();
    this.#callOffStop = null;
  }

  #head(direction: Direction): void {
    this.#callOffStop?.();
    this.#callOffStop = null;
    this.#headedAtMillis = this.#alarms.nowMillis();
    this.#commands.head(direction);
  }

  #stopSoon(): void {
    const leftMillis = this.#headedAtMillis + LEAST_HOLD_MILLIS - this.#alarms.nowMillis();
    if (leftMillis <= 0) return this.#commands.stop();
    this.#callOffStop = this.#alarms.after(leftMillis, () => {
      this.#callOffStop = null;
      this.#commands.stop();
    });
  }
}
