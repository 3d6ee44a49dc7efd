import { useEffect, useRef } from 'preact/hooks';
import { EnterPage } from './enter/EnterPage.tsx';
import { Wardrobe } from './enter/Wardrobe.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { ListView } from './list/ListView.tsx';
import { Notice } from './Notice.tsx';
import { OfficePage } from './office/OfficePage.tsx';
import { useUi } from './state/context.ts';
import type { Connection } from '../session/connection.ts';
import { useShortcuts } from './shortcuts.ts';

/** The page: coming in, the office as a map or a list, or what keeps one outside. */
export function App() {
  const ui = useUi();
  const Devices = ui.talkParts.value?.DeviceDialog;
  useTitle();
  return (
    <>
      <Screen />
      <LiveRegion />
      {ui.dialog.value === 'keys' && <KeysDialog />}
      {ui.dialog.value === 'wardrobe' && <Wardrobe />}
      {ui.dialog.value === 'devices' && Devices && <Devices />}
    </>
  );
}

function Screen() {
  const ui = useUi();
  const connection = ui.session.connection.value;
  const isIn = ui.session.me.value !== null;
  // Whoever pressed "Enter" keeps that page until the door is open; who comes back by a reload sees the office at once.
  const hasAsked = useRef(false);
  if (connection.kind === 'entering') hasAsked.current = true;
  else if (isIn) hasAsked.current = false;
  useShortcuts(ui, isIn);
  if (isOutside(connection, isIn)) return <Notice connection={connection} />;
  if (!isIn && hasAsked.current) return <EnterPage />;
  return ui.screen.value === 'list' ? <ListView /> : <OfficePage />;
}

/** Whether a sentence takes the place of the pages. A lost link while one is in does not: the place is kept. */
function isOutside(connection: Connection, isIn: boolean): boolean {
  switch (connection.kind) {
    case 'takenOver':
    case 'removed':
    case 'full':
      return true;
    case 'failed':
      return connection.problem.key !== 'nameRefused';
    case 'offline':
    case 'reconnecting':
      return !isIn;
    case 'entering':
    case 'connecting':
    case 'here':
    case 'movingFloor':
      return false;
  }
}

/** Says to screen readers what others see happen. */
function LiveRegion() {
  const { news } = useUi();
  return (
    <div class="sr-only" role="log" aria-live="polite" data-news>
      {news.announcement.value}
    </div>
  );
}

function useTitle(): void {
  const { session } = useUi();
  const name = session.office.value?.name;
  useEffect(() => {
    if (name !== undefined) document.title = name;
  }, [name]);
}
