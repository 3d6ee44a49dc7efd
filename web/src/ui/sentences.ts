import type { Connection, ProblemKey } from '../session/connection.ts';
import { words } from './i18n/language.ts';
import type { IconName } from './parts/Icon.tsx';

/** What happened, what it means, and what to do about it. */
export interface Sentences {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What the server said, if it helps. */
  readonly detail: string | null;
  /** What the main button says. */
  readonly action: string;
  /** The button loads the page anew instead of trying again. */
  readonly reloads: boolean;
}

/** The sentences for a link that keeps somebody outside. Null for what the pages themselves show. */
export function sentencesFor(connection: Connection): Sentences | null {
  const { state } = words.value;
  switch (connection.kind) {
    case 'takenOver':
      return { ...plain('tabs', state.takenOverTitle(), state.takenOver()), action: state.useHere() };
    case 'full':
      return full();
    case 'kicked':
      return { ...plain('door', state.kickedTitle(), state.kicked()), action: state.comeBack() };
    case 'offline':
      return unreachable();
    case 'reconnecting':
      return plain('unplugged', state.restartingTitle(), state.restarting());
    case 'failed':
      return problems[connection.problem.key](connection.problem.detail);
    case 'entering':
    case 'connecting':
    case 'here':
    case 'movingFloor':
      return null;
  }
}

const problems: Readonly<Record<ProblemKey, (detail: string | null) => Sentences>> = {
  unreachable,
  full,
  mapMissing: mapFault,
  mapFault,
  tooManyTries: () => plain('door', words.value.state.tooManyTitle(), words.value.state.tooMany()),
  protocolFault: refused,
  nameRefused: wrong,
  notAllowed: wrong,
  sessionEnded: wrong,
  claimRefused: wrong,
  serverFault: wrong,
};

function plain(icon: IconName, title: string, text: string): Sentences {
  return { icon, title, text, detail: null, action: words.value.state.tryAgain(), reloads: false };
}

function full(): Sentences {
  return plain('people', words.value.state.fullTitle(), words.value.state.full());
}

function unreachable(): Sentences {
  return plain('unplugged', words.value.state.offlineTitle(), words.value.state.offline());
}

function mapFault(detail: string | null): Sentences {
  return { ...plain('map', words.value.state.mapTitle(), words.value.state.mapFault()), detail };
}

function refused(): Sentences {
  const { state } = words.value;
  return {
    ...plain('unplugged', state.refusedTitle(), state.refused()),
    action: state.reload(),
    reloads: true,
  };
}

function wrong(detail: string | null): Sentences {
  return plain('door', words.value.state.wrongTitle(), detail ?? words.value.state.offline());
}
