import { effect, signal, type Signal } from '@preact/signals';

/** A choice that this browser remembers. Without storage (private windows) it lasts as long as the page. */
export function remembered<T extends string | boolean>(
  key: string,
  fallback: T,
  isValid: (value: unknown) => value is T,
): Signal<T> {
  const name = `tilework.${key}`;
  const choice = signal<T>(read(name, isValid) ?? fallback);
  let first = true;
  effect(() => {
    const value = choice.value;
    if (!first) write(name, value);
    first = false;
  });
  return choice;
}

function read<T>(name: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Remembering is a convenience: a full or forbidden storage is no fault.
  }
}
