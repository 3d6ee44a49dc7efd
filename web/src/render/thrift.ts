import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';

interface Battery extends EventTarget {
  readonly charging: boolean;
}

/** A frame that takes longer than this to draw cannot be drawn 60 times a second beside everything else. */
const SLOW_DRAW_MILLIS = 13;
const WATCHED_DRAWS = 90;

/** Economy: when to draw half as often. By choice, on battery, or where drawing is slow. */
export class Thrift {
  readonly choice: Signal<'auto' | 'on' | 'off'>;
  readonly isEconomical: ReadonlySignal<boolean>;
  readonly #isOnBattery = signal(false);
  readonly #isSlow = signal(false);
  #slowness = 0;

  constructor(choice: 'auto' | 'on' | 'off') {
    this.choice = signal(choice);
    this.isEconomical = computed(() => {
      if (this.choice.value !== 'auto') return this.choice.value === 'on';
      return this.#isOnBattery.value || this.#isSlow.value;
    });
    void this.#watchBattery();
  }

  /** Takes note of how long a picture took. A run of slow ones decides, once: a machine does not become faster. */
  drew(millis: number): void {
    this.#slowness = Math.max(0, this.#slowness + (millis > SLOW_DRAW_MILLIS ? 1 : -2));
    if (this.#slowness >= WATCHED_DRAWS) this.#isSlow.value = true;
  }

  async #watchBattery(): Promise<void> {
    const browser = navigator as { getBattery?: () => Promise<Battery> };
    try {
      const battery = await browser.getBattery?.();
      if (battery === undefined) return;
      const look = () => (this.#isOnBattery.value = !battery.charging);
      battery.addEventListener('chargingchange', look);
      look();
    } catch {
      // Not told: as if plugged in.
    }
  }
}
