const SECOND_MILLIS = 1_000;

/** How often pictures are composed and drawn. */
export class Counters {
  /** Pictures drawn since the page came. */
  draws = 0;
  /** Looks whether a picture differs, drawn or not. */
  composed = 0;
  /** What the newest picture took, in milliseconds. */
  drawMillis = 0;
  readonly #drawnAt: number[] = [];

  drew(nowMillis: number, tookMillis: number): void {
    this.draws += 1;
    this.drawMillis = tookMillis;
    this.#drawnAt.push(nowMillis);
    this.#dropOld(nowMillis);
  }

  /** Pictures drawn in the last second. */
  fps(nowMillis: number): number {
    this.#dropOld(nowMillis);
    return this.#drawnAt.length;
  }

  #dropOld(nowMillis: number): void {
    while ((this.#drawnAt[0] ?? Infinity) <= nowMillis - SECOND_MILLIS) this.#drawnAt.shift();
  }
}
