import { describe, expect, it } from 'vitest';
import { TickClock } from './tickClock.ts';

const PERIOD = 1_000 / 15;

/** The same numbers each time, from 0 to below 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x100000000;
  };
}

/**
 * A network to play: frames of each tick leave at some moment of it, take at least 20 ms, and more by `jitter`. Looks at
 * the clock 60 times a second and answers with what it showed, in ticks ahead of the server.
 */
function play(options: {
  seconds: number;
  jitter: (roll: number) => number;
  every?: number;
  slipAt?: number;
}) {
  const roll = dice(42);
  const arrivals: { tick: number; at: number }[] = [];
  let slip = 0;
  for (let tick = 100; tick < 100 + options.seconds * 15; tick += options.every ?? 1) {
    if (options.slipAt !== undefined && tick >= options.slipAt) slip = 800;
    const sent = tick * PERIOD + slip + roll() * PERIOD;
    arrivals.push({ tick, at: sent + 20 + options.jitter(roll()) });
  }
  arrivals.sort((a, b) => a.at - b.at);
  const clock = new TickClock(15);
  const shown: { at: number; tick: number }[] = [];
  for (let at = 100 * PERIOD; arrivals.length > 0; at += 1_000 / 60) {
    for (; (arrivals[0]?.at ?? Infinity) <= at; arrivals.shift())
      clock.heard(arrivals[0]!.tick, arrivals[0]!.at);
    if (clock.tickAt(at) > 0) shown.push({ at, tick: clock.tickAt(at) });
  }
  return { shown, clock, slip };
}

function errors(shown: { at: number; tick: number }[], slip = 0): number[] {
  return shown.map(({ at, tick }) => tick - (at - slip - 20) / PERIOD);
}

describe('the tick clock', () => {
  it('shows nothing before the first frame', () => {
    expect(new TickClock(15).tickAt(5_000)).toBe(0);
  });

  it.each([
    ['a calm network', () => 0],
    ['a shaky one', (roll: number) => roll * 60],
    ['one with long pauses', (roll: number) => (roll > 0.95 ? 400 : roll * 20)],
  ])('never goes back and never stands still on %s', (_, jitter) => {
    const { shown } = play({ seconds: 30, jitter });
    const advances = shown.slice(1).map(({ tick }, index) => tick - shown[index]!.tick);
    expect(advances.length).toBeGreaterThan(1_000);
    expect(Math.min(...advances)).toBeGreaterThan(0);
  });

  it('finds the server within a tenth of a tick on a calm network', () => {
    const late = errors(play({ seconds: 20, jitter: () => 0 }).shown).slice(300);
    expect(Math.max(...late.map(Math.abs))).toBeLessThan(0.1);
  });

  it('trails a shaky network by about its jitter and no more', () => {
    const { shown, clock } = play({ seconds: 30, jitter: (roll) => roll * 60 });
    expect(clock.delayMillis).toBeGreaterThan(5);
    expect(clock.delayMillis).toBeLessThan(80);
    expect(Math.max(...errors(shown).slice(300))).toBeLessThan(0.2);
  });

  it('holds when frames come only every five seconds', () => {
    const late = errors(play({ seconds: 120, jitter: () => 0, every: 75 }).shown).slice(-600);
    expect(Math.max(...late.map(Math.abs))).toBeLessThan(1);
  });

  it('follows a server that gave up ticks, within seconds', () => {
    const { shown } = play({ seconds: 40, jitter: () => 0, slipAt: 300 });
    const late = errors(shown, 800).slice(-300);
    expect(Math.max(...late.map(Math.abs))).toBeLessThan(0.5);
  });

  it('jumps over a sleep of the page and does not race through it', () => {
    const clock = new TickClock(15);
    clock.heard(100, 1_000);
    expect(clock.tickAt(1_000)).toBeCloseTo(100);
    expect(clock.tickAt(61_000)).toBeCloseTo(1_000, 0);
  });
});
