/** When the next picture may differ: at once, in some milliseconds, or only after `wake`. */
export type NextPicture = { readonly kind: 'now' } | { readonly kind: 'in'; readonly millis: number } | null;

const SLOWEST_PACE_MILLIS = 1_000 / 30;
/** Displays are not exact: a frame this much early still counts. */
const PACE_SLACK_MILLIS = 6;

/**
 * Asks for a picture when one may differ and else rests: no timer, no animation frame. Nothing runs while the page is
 * hidden.
 */
export class FrameLoop {
  readonly #picture: (nowMillis: number) => NextPicture;
  #frame: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastMillis = -Infinity;
  isSlow = false;

  constructor(picture: (nowMillis: number) => NextPicture) {
    this.#picture = picture;
    document.addEventListener('visibilitychange', () => this.#visibilityChanged());
  }

  /** Something may look different: a picture with the next animation frame. */
  wake(): void {
    if (this.#frame !== null || document.hidden) return;
    this.#dropTimer();
    this.#frame = requestAnimationFrame((nowMillis) => this.#run(nowMillis));
  }

  /** The same, and the slow pace does not put it off. */
  hurry(): void {
    this.#lastMillis = -Infinity;
    this.wake();
  }

  #run(nowMillis: number): void {
    this.#frame = null;
    if (this.isSlow && nowMillis - this.#lastMillis < SLOWEST_PACE_MILLIS - PACE_SLACK_MILLIS)
      return this.wake();
    this.#lastMillis = nowMillis;
    const next = this.#picture(nowMillis);
    if (next === null) return;
    if (next.kind === 'now') this.wake();
    else this.#wakeIn(next.millis);
  }

  #wakeIn(millis: number): void {
    if (this.#frame !== null) return;
    this.#dropTimer();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.wake();
    }, millis);
  }

  #dropTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #visibilityChanged(): void {
    if (!document.hidden) return this.wake();
    this.#dropTimer();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }
}
