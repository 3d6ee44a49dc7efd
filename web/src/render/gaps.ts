import { type ReadonlySignal, signal } from '@preact/signals-core';

/** What a picture needs to be whole. */
export type PictureArt = 'floor' | 'avatars';

/** Knows which images of the picture could not be loaded. */
export class Gaps {
  readonly #missing = new Set<PictureArt>();
  readonly #failures = signal(0);
  #total = 0;

  /** While something is missing, the number of the load that failed last; 0: everything is there. */
  get failures(): ReadonlySignal<number> {
    return this.#failures;
  }

  has(art: PictureArt): boolean {
    return this.#missing.has(art);
  }

  /** A load has ended. */
  loaded(art: PictureArt, isWhole: boolean): void {
    if (isWhole) this.#missing.delete(art);
    else this.#missing.add(art);
    if (this.#missing.size === 0) this.#failures.value = 0;
    else if (!isWhole) this.#failures.value = this.#total += 1;
  }
}
