import { useEffect, useState } from 'preact/hooks';

const FIRST = 15;
const MORE = 40;

/**
 * How many of `total` rows to show: a screenful at once, the rest a little in each frame, so that a thousand people
 * never hold up the page. Starts again when `key` changes.
 */
export function useGrowing(total: number, key: string): number {
  const [state, setState] = useState({ key, shown: FIRST });
  const shown = state.key === key ? state.shown : FIRST;
  useEffect(() => {
    if (shown >= total) return;
    const frame = requestAnimationFrame(() => setState({ key, shown: shown + MORE }));
    return () => cancelAnimationFrame(frame);
  }, [shown, total, key]);
  return Math.min(shown, total);
}
