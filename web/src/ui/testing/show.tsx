import { render } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import type { ComponentChildren } from 'preact';
import { App } from '../App.tsx';
import { UiContext } from '../state/context.ts';
import { createUi } from '../state/ui.ts';
import type { FakePage } from './fakePage.ts';

/** Shows the page, or a part of it, over a fake office. */
export function show(page: FakePage, part: ComponentChildren = <App />) {
  const ui = createUi(page);
  const shown = render(<UiContext.Provider value={ui}>{part}</UiContext.Provider>);
  return { ui, user: userEvent.setup(), ...shown };
}

/** What the test browser lacks: here everything is in sight at once. */
export function stubSight(): void {
  class InSight {
    constructor(private readonly onSeen: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      this.onSeen([entry], this as unknown as IntersectionObserver);
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  globalThis.IntersectionObserver = InSight as unknown as typeof IntersectionObserver;
}
