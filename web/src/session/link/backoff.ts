const FIRST_LEAST_MILLIS = 200;
const FIRST_MOST_MILLIS = 2_000;
const MOST_MILLIS = 30_000;

/**
 * How long to wait before a try, from 1: a spread from which the wait is drawn evenly, so that a thousand pages that
 * lose the server together do not come back together.
 */
export function backoff(attempt: number): { leastMillis: number; mostMillis: number } {
  if (attempt <= 1) return { leastMillis: FIRST_LEAST_MILLIS, mostMillis: FIRST_MOST_MILLIS };
  const mostMillis = Math.min(MOST_MILLIS, FIRST_MOST_MILLIS * 2 ** (attempt - 1));
  return { leastMillis: mostMillis / 2, mostMillis };
}
