/** All in device pixels; the map at its zoomed size. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
  /** What panels cover at each edge. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

const FOLLOW_MILLIS = 110;
const SETTLED_PIXELS = 0.5;
/** Farther than this the camera jumps: another floor, a long way put back at once. */
const JUMP_VIEWS = 1.5;

/**
 * The top left corner of the view on the map, so that a point is in the middle of what no panel covers. An edge of the
 * map comes no farther in than to a panel; a map that is smaller than the free part is centered in it.
 */
export function cornerFor(focus: Point, map: { width: number; height: number }, view: ViewSize): Point {
  return {
    x: along(focus.x, map.width, view.width, view.left, view.right),
    y: along(focus.y, map.height, view.height, view.top, view.bottom),
  };
}

function along(focus: number, map: number, view: number, before: number, after: number): number {
  const free = Math.max(1, view - before - after);
  if (map <= free) return (map - free) / 2 - before;
  const wished = focus - before - free / 2;
  return Math.max(0 - before, Math.min(map - view + after, wished));
}

/** The corner where the camera is, which glides to where it should be. */
export class Camera {
  readonly corner: Point = { x: 0, y: 0 };
  #isPlaced = false;

  /** The next change is a jump. */
  jump(): void {
    this.#isPlaced = false;
  }

  /** Moves towards a corner; true while it is on its way. `glides` false: at once. */
  move(to: Point, view: ViewSize, elapsedMillis: number, glides: boolean): boolean {
    const far = Math.hypot(to.x - this.corner.x, to.y - this.corner.y);
    const jumps = !this.#isPlaced || !glides || far > JUMP_VIEWS * Math.max(view.width, view.height);
    this.#isPlaced = true;
    const part = jumps || far < SETTLED_PIXELS ? 1 : 1 - Math.exp(-elapsedMillis / FOLLOW_MILLIS);
    this.corner.x += (to.x - this.corner.x) * part;
    this.corner.y += (to.y - this.corner.y) * part;
    return part < 1;
  }

  /** Keeps a point of the screen over the same place of the map when the zoom changes. */
  zoomed(ratio: number, about: Point): void {
    this.corner.x = (this.corner.x + about.x) * ratio - about.x;
    this.corner.y = (this.corner.y + about.y) * ratio - about.y;
  }
}
