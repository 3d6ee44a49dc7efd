import { options } from 'preact';
import type { Ui } from './ui.ts';

export function toggleHand({ session }: Ui): void {
  session.commands.gesture(session.me.peek()?.handUp ? 'handDown' : 'handUp');
}

export function toggleSay({ popup, screen }: Ui): void {
  popup.value = popup.peek() === 'say' ? null : 'say';
  screen.value = 'map';
}

export function toggleList({ popup, screen }: Ui): void {
  popup.value = null;
  screen.value = screen.peek() === 'map' ? 'list' : 'map';
}

/** Goes to the search, wherever it is on this page. What is typed next lands in it. */
export function goToSearch(ui: Ui): void {
  ui.popup.value = null;
  // The next key may come before the next frame: the sheet and its field are there at once.
  if (ui.screen.peek() === 'map' && ui.isNarrow.peek()) atOnce(() => (ui.sheetOpen.value = true));
  ui.searchField.focus?.();
}

/** Makes a change and what it draws in one go. */
function atOnce(change: () => void): void {
  options.debounceRendering = (draw) => draw();
  change();
  delete options.debounceRendering;
}

/** Opens the page that the place offers. */
export function openWhatIsHere({ notes }: Ui): void {
  const usable = notes.usable.peek();
  if (usable) window.open(usable.url, '_blank', 'noopener,noreferrer');
}
