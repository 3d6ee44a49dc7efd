import type { PersonId } from '../world/units.ts';

/** Somebody's voice keeps their camera in sight for as long after the last word. */
export const SPEAKING_HOLD_MILLIS = 2_000;
export const MOST_CAMERAS = 6;
export const MOST_CAMERAS_LOW_DATA = 2;

/** Somebody whose camera could be shown. */
export interface Candidate {
  readonly person: PersonId;
  /** When the person was last heard; -Infinity: never. */
  readonly spokeMillis: number;
  /** Null: not in view. */
  readonly distanceTiles: number | null;
}

/** Whose cameras to receive: the pinned one, then those who speak, then the nearest; at most `most`. */
export function chooseCameras(
  candidates: readonly Candidate[],
  pinned: PersonId | null,
  nowMillis: number,
  most: number,
): readonly PersonId[] {
  const rank = ({ person, spokeMillis }: Candidate): number => {
    if (person === pinned) return 0;
    return nowMillis - spokeMillis <= SPEAKING_HOLD_MILLIS ? 1 : 2;
  };
  const far = ({ distanceTiles }: Candidate): number => distanceTiles ?? Number.MAX_VALUE;
  return [...candidates]
    .sort((a, b) => rank(a) - rank(b) || far(a) - far(b) || a.person - b.person)
    .slice(0, most)
    .map(({ person }) => person);
}
