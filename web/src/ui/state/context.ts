import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Ui } from './ui.ts';

export const UiContext = createContext<Ui | null>(null);

/** What this page shows and the office behind it. */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('useUi must be called below UiContext.Provider');
  return ui;
}
