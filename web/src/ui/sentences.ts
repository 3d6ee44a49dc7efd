import type { Connection, ProblemKey } from '../session/connection.ts';
import { words } from './i18n/language.ts';
import type { IconName } from './parts/Icon.tsx';

/** What happened, what it means, and what to do about it. */
export interface Sentences {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
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
    case 'removed':
      return { ...plain('door', state.removedTitle(), state.removed()), action: state.comeBack() };
    case 'offline':
      return unreachable();
    case 'reconnecting':
      return plain('unplugged', state.restartingTitle(), state.restarting());
    case 'failed':
      return problems[connection.problem.key]();
    case 'entering':
    case 'connecting':
    case 'here':
    case 'movingFloor':
      return null;
  }
}

const problems: Readonly<Record<ProblemKey, () => Sentences>> = {
  unreachable,
  full,
  mapMissing: mapFault,
  mapFault,
  tooManyTries: () => plain('door', words.value.state.tooManyTitle(), words.value.state.tooMany()),
  protocolFault: refused,
  nameRefused: () => wrong(words.value.enter.nameMissing()),
  floorMissing: () => wrong(words.value.state.floorGone()),
  notAllowed: () => wrong(words.value.state.notAllowed()),
  claimRefused: () => wrong(words.value.note.claimFailed()),
  serverFault: () => wrong(words.value.state.serverFault()),
};

function plain(icon: IconName, title: string, text: string): Sentences {
  return { icon, title, text, action: words.value.state.tryAgain(), reloads: false };
}

function full(): Sentences {
  return plain('people', words.value.state.fullTitle(), words.value.state.full());
}

function unreachable(): Sentences {
  return plain('unplugged', words.value.state.offlineTitle(), words.value.state.offline());
}

function mapFault(): Sentences {
  return plain('map', words.value.state.mapTitle(), words.value.state.mapFault());
}

function refused(): Sentences {
  const { state } = words.value;
  return {
    ...plain('unplugged', state.refusedTitle(), state.refused()),
    action: state.reload(),
    reloads: true,
  };
}

function wrong(text: string): Sentences {
  return plain('door', words.value.state.wrongTitle(), text);
}
