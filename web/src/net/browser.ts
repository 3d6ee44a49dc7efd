import type { Alarms, Memory, MemoryKey } from '../session/needs.ts';

/** The page's own clock and timers. */
export const browserAlarms: Alarms = {
  nowMillis: () => performance.now(),
  after: (delayMillis, ring) => {
    const id = setTimeout(ring, delayMillis);
    return () => clearTimeout(id);
  },
};

/** localStorage, and sessionStorage for what is the tab's; where a browser forbids them, it forgets. */
export const browserMemory: Memory = {
  read(key) {
    try {
      return storageOf(key).getItem(nameOf(key));
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) storageOf(key).removeItem(nameOf(key));
      else storageOf(key).setItem(nameOf(key), value);
    } catch {
      // Full or forbidden: the visit goes on, the next one starts afresh.
    }
  },
};

function storageOf(key: MemoryKey): Storage {
  return key.startsWith('tab.') ? sessionStorage : localStorage;
}

function nameOf(key: MemoryKey): string {
  return `tilework.${key}`;
}

/** What a page's life means to the link. */
export interface PageLife {
  shown(): void;
  hidden(): void;
  woke(): void;
  wentOnline(): void;
  wentOffline(): void;
}

/** Listens to sleep, hiding and the network. A hidden page stays connected; a page that wakes checks its link. */
export function watchPageLife(life: PageLife): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') life.shown();
    else life.hidden();
  });
  if (document.visibilityState === 'hidden') life.hidden();
  document.addEventListener('resume', () => life.woke());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) life.woke();
  });
  window.addEventListener('online', () => life.wentOnline());
  window.addEventListener('offline', () => life.wentOffline());
}
