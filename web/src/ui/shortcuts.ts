import { useEffect, useLayoutEffect } from 'preact/hooks';
import { goToSearch, toggleHand, toggleList, toggleSay, openWhatIsHere } from './state/acts.ts';
import type { Ui } from './state/ui.ts';

/** The keys of the interface; walking has its own. They work while one is in and no dialog is open. */
export function useShortcuts(ui: Ui, isIn: boolean): void {
  const isActive = isIn && ui.dialog.value === null;
  // At once: whoever sees the office can use its keys.
  useLayoutEffect(() => {
    if (!isActive) return;
    const keys: readonly (readonly [string, string, () => void])[] = [
      ['/', 'search', () => goToSearch(ui)],
      ['e', 'use', () => openWhatIsHere(ui)],
      ['c', 'say', () => toggleSay(ui)],
      ['h', 'hand', () => toggleHand(ui)],
      ['l', 'list', () => toggleList(ui)],
      ['?', 'all', () => (ui.dialog.value = 'keys')],
    ];
    const removals = keys.map(([key, words, press]) => ui.shortcuts.register({ key, words, press }));
    removals.push(...talkKeys(ui));
    return () => removals.forEach((remove) => remove());
  }, [ui, isActive]);
  useEscape(ui, isActive);
}

/** Microphone, camera, and push to talk: held, it speaks; let go, it is as it was. */
function talkKeys({ conversation, shortcuts }: Ui): (() => void)[] {
  const toggle = (device: 'microphone' | 'camera') => {
    const talk = conversation.peek();
    const isOn = talk?.[device].peek().isOn !== true;
    if (device === 'microphone') talk?.setMicrophone(isOn);
    else talk?.setCamera(isOn);
  };
  let isHeld = false;
  const hold = () => {
    isHeld = conversation.peek()?.microphone.peek().isOn === false;
    if (isHeld) conversation.peek()?.setMicrophone(true);
  };
  const letGo = () => {
    if (isHeld) conversation.peek()?.setMicrophone(false);
    isHeld = false;
  };
  return [
    shortcuts.register({ key: 'm', words: 'microphone', press: () => toggle('microphone') }),
    shortcuts.register({ key: 'v', words: 'camera', press: () => toggle('camera') }),
    shortcuts.register({ key: ' ', words: 'pushToTalk', press: hold, release: letGo }),
  ];
}

/** Escape closes what is open and has not taken the key itself. */
function useEscape(ui: Ui, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (ui.popup.peek() !== null) ui.popup.value = null;
      else if (ui.sheetOpen.peek()) ui.sheetOpen.value = false;
      else if (ui.screen.peek() === 'list') ui.screen.value = 'map';
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [ui, isActive]);
}
