/** Whoever is as near is as loud as can be. */
const NEAR_TILES = 1.5;
/** Whoever is as far, or farther, is as soft as can be and still understood. */
const FAR_TILES = 6;
const SOFTEST = 0.35;

/** How loud somebody is at a distance, from SOFTEST to 1. Null: in one room, or not known: as if near. */
export function volumeAt(distanceTiles: number | null): number {
  if (distanceTiles === null || distanceTiles <= NEAR_TILES) return 1;
  const share = Math.min(1, (distanceTiles - NEAR_TILES) / (FAR_TILES - NEAR_TILES));
  return 1 - share * (1 - SOFTEST);
}
