import type { Eye } from '../session/eye.ts';
import type { Shortcut } from '../session/ports.ts';
import { type Direction, DOWN, LEFT, RIGHT, UP } from '../world/values.ts';
import type { HeldKeys } from './heldKeys.ts';
import type { ShortcutBook } from './shortcutBook.ts';

/** Places on the keyboard, whatever is printed on them. */
const WALK_CODES: Readonly<Record<string, Direction>> = {
  ArrowDown: DOWN,
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
  ArrowUp: UP,
  KeyS: DOWN,
  KeyA: LEFT,
  KeyD: RIGHT,
  KeyW: UP,
};

/** Where keys write. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
/** Where arrows already move something. */
const ARROWS_TAKEN =
  '[role="listbox"], [role="menu"], [role="tablist"], [role="radiogroup"], [role="slider"], [role="grid"], [role="dialog"], dialog';
/** What Space and Enter press. */
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"]';

/** What the keyboard moves. */
export interface KeyboardNeeds {
  readonly held: HeldKeys;
  readonly shortcuts: ShortcutBook;
  readonly eye: Pick<Eye, 'headed'>;
  /** Keys walk only in the office. */
  isHere(): boolean;
}

/** Listens to the keyboard of the page. No key does anything while somebody types. */
export class Keyboard {
  readonly #needs: KeyboardNeeds;
  readonly #down = new Map<string, Shortcut>();

  constructor(needs: KeyboardNeeds) {
    this.#needs = needs;
  }

  listen(page: Window): void {
    page.addEventListener('keydown', (event) => this.keyDown(event));
    page.addEventListener('keyup', (event) => this.keyUp(event));
    page.addEventListener('blur', () => this.releaseAll());
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.hidden) this.releaseAll();
    });
    // Typing begins: the key that leads there must not keep one walking.
    page.addEventListener('focusin', (event) => {
      if (isIn(event.target, TYPING)) this.releaseAll();
    });
  }

  keyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isIn(event.target, TYPING)) return;
    const direction = WALK_CODES[event.code];
    if (direction !== undefined && !isIn(event.target, ARROWS_TAKEN)) this.#walk(direction, event);
    else this.#press(event);
  }

  keyUp(event: KeyboardEvent): void {
    const direction = WALK_CODES[event.code];
    if (direction !== undefined) this.#needs.held.release(direction);
    const shortcut = this.#down.get(event.code);
    this.#down.delete(event.code);
    shortcut?.release?.();
  }

  releaseAll(): void {
    this.#needs.held.releaseAll();
    for (const shortcut of this.#down.values()) shortcut.release?.();
    this.#down.clear();
  }

  #walk(direction: Direction, event: KeyboardEvent): void {
    if (!this.#needs.isHere() || !this.#needs.shortcuts.enabled.peek()) return;
    event.preventDefault();
    if (event.repeat) return;
    this.#needs.eye.headed();
    this.#needs.held.press(direction);
  }

  #press(event: KeyboardEvent): void {
    if (event.repeat || (isPress(event.key) && isIn(event.target, PRESSABLE))) return;
    const shortcut = this.#needs.shortcuts.find(event.key);
    if (shortcut === null) return;
    event.preventDefault();
    this.#down.set(event.code, shortcut);
    shortcut.press();
  }
}

function isPress(key: string): boolean {
  return key === ' ' || key === 'Enter';
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
