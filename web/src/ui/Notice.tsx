import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Connection } from '../session/connection.ts';
import { words } from './i18n/language.ts';
import { Icon, type IconName } from './parts/Icon.tsx';
import { sentencesFor } from './sentences.ts';
import { useUi } from './state/context.ts';

/** What keeps somebody outside, what it means, and what to do. */
export function Notice({ connection }: { readonly connection: Connection }) {
  const { session, floors, screen } = useUi();
  const say = sentencesFor(connection);
  useDetail(connection);
  if (!say) return null;
  const act = () => (say.reloads ? location.reload() : session.comeBack());
  const isMapFault = connection.kind === 'failed' && connection.problem.key === 'mapFault';
  return (
    <Card icon={say.icon} title={say.title} text={say.text}>
      <button class="button main" onClick={act}>
        {say.action}
      </button>
      {isMapFault && floors.zones.value.size > 0 && (
        <button class="button" onClick={() => (screen.value = 'list')}>
          {words.value.state.openList()}
        </button>
      )}
    </Card>
  );
}

/** What the server or the map said is for whoever mends it, and in no language of the page: it goes to the console. */
function useDetail(connection: Connection): void {
  const detail = connection.kind === 'failed' ? connection.problem.detail : null;
  useEffect(() => {
    if (detail !== null) console.error(detail);
  }, [detail]);
}

interface CardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Card({ icon, title, text, children }: CardProps) {
  return (
    <main class="veil">
      <div class="surface notice">
        <span class="picture">
          <Icon name={icon} />
        </span>
        <div role="alert">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <div class="answers">{children}</div>
      </div>
    </main>
  );
}
