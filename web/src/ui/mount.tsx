import { effect } from '@preact/signals';
import { render } from 'preact';
import type { Page } from '../session/ports.ts';
import { App } from './App.tsx';
import { UiContext } from './state/context.ts';
import { linkMapElement } from './state/mapElement.ts';
import { createUi } from './state/ui.ts';
import './styles/index.css';

/** Shows the interface of the office in `root`, over the map that the stage draws in `map`. */
export function mountUi(root: HTMLElement, page: Page, map = document.getElementById('office')): void {
  const ui = createUi(page);
  effect(() => {
    page.stage.theme.value = ui.preferences.shownTheme.value;
  });
  if (map) linkMapElement(ui, map);
  render(
    <UiContext.Provider value={ui}>
      <App />
    </UiContext.Provider>,
    root,
  );
}
