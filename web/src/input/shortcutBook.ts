import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Memory } from '../session/needs.ts';
import type { Shortcut, Shortcuts } from '../session/ports.ts';

/** The shortcuts that are there at the moment; for one key the newest counts. */
export class ShortcutBook implements Shortcuts {
  readonly enabled: Signal<boolean>;
  readonly #all = signal<readonly Shortcut[]>([]);

  constructor(memory: Memory) {
    this.enabled = signal(memory.read('shortcuts') !== 'off');
    this.enabled.subscribe((isOn) => memory.write('shortcuts', isOn ? null : 'off'));
  }

  get all(): ReadonlySignal<readonly Shortcut[]> {
    return this.#all;
  }

  register(shortcut: Shortcut): () => void {
    this.#all.value = [...this.#all.peek(), shortcut];
    return () => {
      this.#all.value = this.#all.peek().filter((other) => other !== shortcut);
    };
  }

  /** Null: nothing is on that key, or all are off. */
  find(key: string): Shortcut | null {
    if (!this.enabled.peek()) return null;
    return this.#all.peek().findLast((shortcut) => shortcut.key === key.toLowerCase()) ?? null;
  }
}
