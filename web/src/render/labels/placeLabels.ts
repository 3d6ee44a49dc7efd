/** A label that wants to be seen: its place in device pixels of the screen, and how much it matters. */
export interface LabelWish {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lower is placed first: distance from oneself. */
  rank: number;
  /** Was seen in the picture before: it yields only to somebody clearly nearer, so that labels do not flicker. */
  wasSeen: boolean;
  isPlaced: boolean;
}

const SEEN_BONUS = 0.7;

/** Placed labels are kept by strips of the screen this high, so that each is held against its neighbors alone. */
const STRIP_PIXELS = 32;

/** Places labels, nearest first, so that none overlaps another; sets `isPlaced`. Sorts the wishes. */
export function placeLabels(wishes: LabelWish[]): void {
  wishes.sort((a, b) => urgency(a) - urgency(b));
  const strips = new Map<number, LabelWish[]>();
  for (const wish of wishes) {
    const first = Math.floor(wish.top / STRIP_PIXELS);
    const last = Math.floor((wish.top + wish.height) / STRIP_PIXELS);
    wish.isPlaced = true;
    for (let strip = first; strip <= last && wish.isPlaced; strip++) {
      wish.isPlaced = !(strips.get(strip)?.some((other) => overlap(wish, other)) ?? false);
    }
    for (let strip = first; strip <= last && wish.isPlaced; strip++) {
      const placed = strips.get(strip);
      if (placed === undefined) strips.set(strip, [wish]);
      else placed.push(wish);
    }
  }
}

function urgency(wish: LabelWish): number {
  return wish.wasSeen ? wish.rank * SEEN_BONUS : wish.rank;
}

function overlap(a: LabelWish, b: LabelWish): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
