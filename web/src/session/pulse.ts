import type { Alarms } from './needs.ts';

/** Does something soon after it is asked to, at most once in a while; when nobody asks it rests. */
export class Pulse {
  readonly #alarms: Alarms;
  readonly #everyMillis: number;
  readonly #beat: () => void;
  #isSet = false;
  #lastMillis = -Infinity;

  constructor(alarms: Alarms, everyMillis: number, beat: () => void) {
    this.#alarms = alarms;
    this.#everyMillis = everyMillis;
    this.#beat = beat;
  }

  /** At once when the last time is long ago, else as soon as it may. */
  ask(): void {
    if (this.#isSet) return;
    const waitMillis = this.#lastMillis + this.#everyMillis - this.#alarms.nowMillis();
    if (waitMillis <= 0) return this.#run();
    this.#isSet = true;
    this.#alarms.after(waitMillis, () => {
      this.#isSet = false;
      this.#run();
    });
  }

  #run(): void {
    this.#lastMillis = this.#alarms.nowMillis();
    this.#beat();
  }
}
