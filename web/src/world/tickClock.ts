/**
 * The page's idea of the server's tick. Time is always an argument, in milliseconds of a clock that never goes back.
 *
 * A frame of tick T leaves the server at some moment of that tick and arrives after the network's delay, so
 * `arrival - T * period` is never below "when tick 0 began + the shortest delay": the smallest value seen is the best
 * estimate (a min-delay filter, kept in spans so that old values wear off). What is above a whole tick is jitter, and the
 * clock plays that much later, up to a limit. The shown tick moves to the estimate by running a little faster or slower
 * and never goes back; only an error of more than a second is jumped over.
 */
const SPAN_MILLIS = 5_000;
const SPANS = 6;
const JUMP_TICKS = 15;
/** How much faster or slower than the server the shown tick may run. */
const SLEW = 0.2;
const SLEW_HORIZON_TICKS = 6;
const MOST_DELAY_MILLIS = 150;
const JITTER_RISE = 0.25;
const JITTER_FALL = 0.02;
/** This many frames in a row, over at least this time, that are all late mean that the server's own clock has slipped. */
const SLIP_FRAMES = 8;
const SLIP_MILLIS = 1_000;
const SLIP_TICKS = 1.5;

interface Span {
  readonly beganMillis: number;
  originMillis: number;
}

export class TickClock {
  readonly #periodMillis: number;
  #spans: Span[] = [];
  #originMillis = 0;
  #jitterMillis = 0;
  #late: { frames: number; sinceMillis: number; originMillis: number } | null = null;
  #shown: { tick: number; atMillis: number } | null = null;

  constructor(ticksPerSecond: number) {
    this.#periodMillis = 1_000 / ticksPerSecond;
  }

  /** Milliseconds by which the shown tick trails the estimate, so that jitter is not seen. */
  get delayMillis(): number {
    return this.#jitterMillis;
  }

  /** Takes note of a frame. */
  heard(tick: number, nowMillis: number): void {
    const origin = nowMillis - tick * this.#periodMillis;
    if (this.#spans.length === 0 || this.#hasSlipped(origin, nowMillis)) this.#restart(origin, nowMillis);
    else this.#addToSpans(origin, nowMillis);
    this.#originMillis = Math.min(...this.#spans.map((span) => span.originMillis));
    this.#learnJitter(origin - this.#originMillis - this.#periodMillis);
  }

  /** The tick to show at a moment, with a fraction. Never less than the time before. 0 before the first frame. */
  tickAt(nowMillis: number): number {
    if (this.#spans.length === 0) return 0;
    if (this.#shown !== null && nowMillis <= this.#shown.atMillis) return this.#shown.tick;
    const goal = (nowMillis - this.#originMillis - this.#jitterMillis) / this.#periodMillis;
    const tick = this.#shown === null ? goal : this.#towards(goal, nowMillis, this.#shown);
    this.#shown = { tick, atMillis: nowMillis };
    return tick;
  }

  /** Forgets everything: another connection, another floor. */
  reset(): void {
    this.#spans = [];
    this.#jitterMillis = 0;
    this.#late = null;
    this.#shown = null;
  }

  #towards(goal: number, nowMillis: number, shown: { tick: number; atMillis: number }): number {
    const elapsed = (nowMillis - shown.atMillis) / this.#periodMillis;
    const error = goal - (shown.tick + elapsed);
    if (error > JUMP_TICKS) return goal;
    const rate = Math.max(-SLEW, Math.min(SLEW, error / SLEW_HORIZON_TICKS));
    return error < -JUMP_TICKS ? shown.tick : shown.tick + elapsed * (1 + rate);
  }

  #restart(origin: number, nowMillis: number): void {
    this.#spans = [{ beganMillis: nowMillis, originMillis: origin }];
    this.#late = null;
  }

  #addToSpans(origin: number, nowMillis: number): void {
    const newest = this.#spans[this.#spans.length - 1];
    if (newest === undefined || nowMillis - newest.beganMillis >= SPAN_MILLIS) {
      this.#spans.push({ beganMillis: nowMillis, originMillis: origin });
      if (this.#spans.length > SPANS) this.#spans.shift();
    } else {
      newest.originMillis = Math.min(newest.originMillis, origin);
    }
  }

  /** An overloaded server gives ticks up: from then on every frame is late by as much. */
  #hasSlipped(origin: number, nowMillis: number): boolean {
    if (origin - this.#originMillis < SLIP_TICKS * this.#periodMillis) {
      this.#late = null;
      return false;
    }
    this.#late ??= { frames: 0, sinceMillis: nowMillis, originMillis: origin };
    this.#late.frames += 1;
    this.#late.originMillis = Math.min(this.#late.originMillis, origin);
    return this.#late.frames >= SLIP_FRAMES && nowMillis - this.#late.sinceMillis >= SLIP_MILLIS;
  }

  /** Rises fast, falls slowly. */
  #learnJitter(latenessMillis: number): void {
    const lateness = Math.max(0, Math.min(MOST_DELAY_MILLIS, latenessMillis));
    const rate = lateness > this.#jitterMillis ? JITTER_RISE : JITTER_FALL;
    this.#jitterMillis += (lateness - this.#jitterMillis) * rate;
  }
}
