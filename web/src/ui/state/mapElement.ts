import { effect } from '@preact/signals';
import { words } from '../i18n/language.ts';
import type { Ui } from './ui.ts';

/** Keeps the map out of reach of the keyboard while something else is the page, and hands it the focus when it is. */
export function linkMapElement(ui: Ui, map: HTMLElement): void {
  effect(() => {
    const isPage = ui.session.me.value !== null && ui.screen.value === 'map';
    map.tabIndex = isPage ? 0 : -1;
    map.inert = !isPage;
    if (isPage) focusQuietly(map);
  });
  effect(() => {
    const floor = ui.session.floor.value?.name;
    map.setAttribute('aria-label', words.value.office.map({ floor: floor ?? '' }));
  });
}

/** The whole window is the map: a frame around it helps only those who come to it by Tab. */
function focusQuietly(map: HTMLElement): void {
  map.dataset['quiet'] = '';
  map.addEventListener('blur', () => delete map.dataset['quiet'], { once: true });
  map.focus({ preventScroll: true });
}
