import { signal } from '@preact/signals-core';
import type { Capture } from './capture.ts';

export interface ScreenShareNeeds {
  readonly capture: Pick<Capture, 'screen'>;
  /** Asks the office for the one screen of the group, or gives it back. */
  ask(isOn: boolean): void;
  changed(): void;
}

/** One's own screen: chosen first, then asked for, and sent once the office has given it. */
export class ScreenShare {
  readonly isOn = signal(false);
  readonly #needs: ScreenShareNeeds;
  #tracks: readonly MediaStreamTrack[] = [];
  #wasGiven = false;

  constructor(needs: ScreenShareNeeds) {
    this.#needs = needs;
  }

  get picture(): MediaStreamTrack | null {
    return this.#wasGiven ? (this.#tracks.find(({ kind }) => kind === 'video') ?? null) : null;
  }

  get sound(): MediaStreamTrack | null {
    return this.#wasGiven ? (this.#tracks.find(({ kind }) => kind === 'audio') ?? null) : null;
  }

  set(isOn: boolean): void {
    if (isOn && !this.isOn.peek()) void this.#choose();
    if (!isOn && this.isOn.peek()) {
      this.#needs.ask(false);
      this.stop();
    }
  }

  /** Whether the screen of the group is one's own. Taken away: it ends. */
  given(isGiven: boolean): void {
    if (isGiven === this.#wasGiven) return;
    this.#wasGiven = isGiven;
    if (!isGiven) return this.stop();
    // Nothing to show any more: the place is free again.
    if (this.#tracks.length === 0) this.#needs.ask(false);
    this.#needs.changed();
  }

  /** Also when it was refused. */
  stop(): void {
    for (const track of this.#tracks) track.stop();
    this.#tracks = [];
    this.isOn.value = false;
    this.#needs.changed();
  }

  async #choose(): Promise<void> {
    this.isOn.value = true;
    try {
      this.#tracks = await this.#needs.capture.screen();
    } catch {
      // Nothing was chosen.
      this.isOn.value = false;
      return;
    }
    for (const track of this.#tracks) track.addEventListener('ended', () => this.set(false));
    this.#needs.ask(true);
  }
}
