import type { Eye } from '../session/eye.ts';
import type { Alarms } from '../session/needs.ts';
import type { Commands } from '../session/ports.ts';
import type { PersonId, TileIndex } from '../world/units.ts';

const DRAG_PIXELS = 6;
const LONG_PRESS_MILLIS = 500;
const DOUBLE_MILLIS = 400;
const DOUBLE_PIXELS = 12;
/** Fingers this much farther apart are one zoom level. */
const PINCH_LEVEL = 1.35;
const WHEEL_LEVEL = 100;

interface Finger {
  readonly fromX: number;
  readonly fromY: number;
  x: number;
  y: number;
}

/** What the pointer moves. */
export interface PointerNeeds {
  readonly eye: Eye;
  readonly commands: Pick<Commands, 'walkTo' | 'walkToPerson'>;
  readonly alarms: Alarms;
  /** A click goes elsewhere than the keys. */
  forgetKeys(): void;
  /** The tile to mark for a click: the nearest that can be walked on. */
  walkable(tile: TileIndex): TileIndex;
  isHere(): boolean;
}

/** Mouse, pen and fingers on the map: a tap walks, a drag looks around, two fingers zoom, a long press opens a menu. */
export class Pointer {
  readonly #needs: PointerNeeds;
  readonly #fingers = new Map<number, Finger>();
  #isDrag = false;
  #pinchFrom: number | null = null;
  #wheel = 0;
  #callOffLongPress: () => void = () => undefined;
  #lastTap: {
    readonly person: PersonId;
    readonly atMillis: number;
    readonly x: number;
    readonly y: number;
  } | null = null;

  constructor(needs: PointerNeeds) {
    this.#needs = needs;
  }

  listen(canvas: HTMLElement): void {
    canvas.style.touchAction = 'none';
    canvas.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      this.down(event.pointerId, event.clientX, event.clientY);
    });
    canvas.addEventListener('pointermove', (event) =>
      this.move(event.pointerId, event.clientX, event.clientY),
    );
    canvas.addEventListener('pointerup', (event) => this.up(event.pointerId));
    canvas.addEventListener('pointercancel', (event) => this.cancel(event.pointerId));
    canvas.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      if (this.#fingers.size === 0) this.#openMenu(event.clientX, event.clientY);
    });
    canvas.addEventListener('wheel', (event) => this.#turnWheel(event), { passive: false });
  }

  down(id: number, x: number, y: number): void {
    this.#fingers.set(id, { fromX: x, fromY: y, x, y });
    this.#callOffLongPress();
    this.#isDrag = this.#fingers.size > 1;
    this.#pinchFrom = this.#spread();
    if (this.#isDrag) return;
    this.#callOffLongPress = this.#needs.alarms.after(LONG_PRESS_MILLIS, () => this.#longPress(id));
  }

  move(id: number, x: number, y: number): void {
    const finger = this.#fingers.get(id);
    if (finger === undefined) return;
    const isFar = Math.hypot(x - finger.fromX, y - finger.fromY) > DRAG_PIXELS;
    if (isFar && !this.#isDrag) {
      this.#isDrag = true;
      this.#callOffLongPress();
    }
    const dx = (x - finger.x) / this.#fingers.size;
    const dy = (y - finger.y) / this.#fingers.size;
    finger.x = x;
    finger.y = y;
    if (!this.#isDrag) {
      // Until it is a drag, nothing has moved: the first step of the drag makes up for it.
      finger.x = finger.fromX;
      finger.y = finger.fromY;
      return;
    }
    this.#needs.eye.panBy(dx, dy);
    this.#pinch();
  }

  up(id: number): void {
    const finger = this.#fingers.get(id);
    this.#drop(id);
    if (finger !== undefined && !this.#isDrag) this.#tap(finger.x, finger.y);
  }

  cancel(id: number): void {
    this.#drop(id);
  }

  #drop(id: number): void {
    this.#fingers.delete(id);
    this.#callOffLongPress();
    this.#pinchFrom = this.#spread();
  }

  #tap(x: number, y: number): void {
    if (!this.#needs.isHere()) return;
    this.#needs.forgetKeys();
    const person = this.#needs.eye.personAt(x, y);
    if (person !== null && this.#isDouble(person, x, y)) return this.#needs.commands.walkToPerson(person);
    const tile = this.#needs.eye.tileAt(x, y);
    if (tile === null) return;
    this.#needs.eye.markTarget(this.#needs.walkable(tile));
    this.#needs.commands.walkTo(tile);
  }

  #isDouble(person: PersonId, x: number, y: number): boolean {
    const atMillis = this.#needs.alarms.nowMillis();
    const last = this.#lastTap;
    this.#lastTap = { person, atMillis, x, y };
    if (last?.person !== person || atMillis - last.atMillis > DOUBLE_MILLIS) return false;
    this.#lastTap = null;
    return Math.hypot(x - last.x, y - last.y) <= DOUBLE_PIXELS;
  }

  #longPress(id: number): void {
    const finger = this.#fingers.get(id);
    if (finger === undefined || !this.#openMenu(finger.x, finger.y)) return;
    // The finger has said what it had to say.
    this.#fingers.delete(id);
  }

  #openMenu(x: number, y: number): boolean {
    const person = this.#needs.eye.personAt(x, y);
    if (person !== null) this.#needs.eye.openMenu(person, x, y);
    return person !== null;
  }

  /** How far two fingers are apart; null for fewer. */
  #spread(): number | null {
    const [a, b] = [...this.#fingers.values()];
    return a === undefined || b === undefined ? null : Math.hypot(a.x - b.x, a.y - b.y);
  }

  #pinch(): void {
    const spread = this.#spread();
    const [a, b] = [...this.#fingers.values()];
    if (spread === null || this.#pinchFrom === null || a === undefined || b === undefined) return;
    const levels = Math.trunc(Math.log(spread / this.#pinchFrom) / Math.log(PINCH_LEVEL));
    if (levels === 0) return;
    this.#pinchFrom = spread;
    this.#needs.eye.zoomBy(levels, (a.x + b.x) / 2, (a.y + b.y) / 2);
  }

  #turnWheel(event: WheelEvent): void {
    event.preventDefault();
    this.#wheel += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_LEVEL;
    const levels = Math.trunc(this.#wheel / WHEEL_LEVEL);
    if (levels === 0) return;
    this.#wheel -= levels * WHEEL_LEVEL;
    this.#needs.eye.zoomBy(-Math.sign(levels), event.clientX, event.clientY);
  }
}
