import { useEffect, useRef } from 'preact/hooks';
import type { Status } from '../../world/values.ts';
import type { Connection } from '../../session/connection.ts';
import { words } from '../i18n/language.ts';
import { StatusMark } from '../parts/StatusMark.tsx';
import { useUi } from '../state/context.ts';

const WIDTH = 186;
const HEIGHT_AT_MOST = 150;

/** The whole floor in small, and how the link is, in words. */
export function MiniMap() {
  const { preferences, session } = useUi();
  return (
    <section class="surface mini" aria-label={words.value.office.miniMap()}>
      {preferences.miniMap.value && session.floor.value && <Picture />}
      <LinkLine />
      <MediaLine />
    </section>
  );
}

function Picture() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage, session } = useUi();
  const floor = session.floor.value;
  const height = floor ? Math.min(HEIGHT_AT_MOST, Math.round((WIDTH * floor.rows) / floor.columns)) : 0;
  const version = stage.miniMapVersion.value;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const scale = Math.max(1, Math.round(devicePixelRatio));
    if (element.width !== WIDTH * scale) element.width = WIDTH * scale;
    if (element.height !== height * scale) element.height = height * scale;
    stage.drawMiniMap(element);
  }, [version, height, stage]);
  const walk = (event: MouseEvent & { readonly currentTarget: HTMLCanvasElement }) => {
    const { left, top, width, height: shown } = event.currentTarget.getBoundingClientRect();
    const tile = stage.miniMapTile((event.clientX - left) / width, (event.clientY - top) / shown);
    if (tile !== null) session.commands.walkTo(tile);
  };
  return <canvas ref={canvas} style={{ height: `${height}px` }} aria-hidden="true" onClick={walk} />;
}

function LinkLine() {
  const { connection } = useUi().session;
  return (
    <p class="link" role="status">
      <StatusMark status={markFor(connection.value)} />
      <span>{linkWords(connection.value)}</span>
    </p>
  );
}

/** Calls that do not work are mentioned; that there are none is no news. */
function MediaLine() {
  const media = useUi().session.media.value;
  if (media === 'up' || media === 'off') return null;
  const { talk } = words.value;
  return (
    <p class="link" role="status">
      <StatusMark status="reconnecting" />
      <span>{media === 'starting' ? talk.mediaStarting() : talk.mediaDown()}</span>
    </p>
  );
}

/** On a phone there is no mini-map: the link is mentioned when it is not well. */
export function LinkPill() {
  const { session, isNarrow } = useUi();
  const connection = session.connection.value;
  if (!isNarrow.value || connection.kind === 'here') return null;
  return (
    <div class="surface link-pill">
      <LinkLine />
    </div>
  );
}

function markFor(connection: Connection): Status {
  if (connection.kind === 'here') return 'available';
  return connection.kind === 'offline' ? 'away' : 'reconnecting';
}

function linkWords(connection: Connection): string {
  const say = words.value.connection;
  switch (connection.kind) {
    case 'here':
      return say.connected();
    case 'reconnecting':
      return say.reconnecting();
    case 'offline':
      return say.offline();
    case 'entering':
    case 'connecting':
    case 'movingFloor':
    case 'takenOver':
    case 'full':
    case 'removed':
    case 'failed':
      return say.connecting();
  }
}
