import { signal } from '@preact/signals-core';

const EVERY_MILLIS = 250;

/** Says when mini-maps are worth drawing again: after a change, at most four times a second. */
export class MiniMapPace {
  readonly version = signal(0);
  #isSet = false;

  changed(): void {
    if (this.#isSet) return;
    this.#isSet = true;
    setTimeout(() => {
      this.#isSet = false;
      this.version.value += 1;
    }, EVERY_MILLIS);
  }
}
