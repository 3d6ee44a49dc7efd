import { words } from '../i18n/language.ts';
import { useUi } from '../state/context.ts';
import type { RingAnswer } from '../../world/values.ts';
import { Icon } from '../parts/Icon.tsx';
import { listed, namesOf, ownState, useConversation } from './people.ts';

/** It rings: somebody is near enough to talk with. Nothing of oneself is heard before the answer. */
export function Ring() {
  const ui = useUi();
  const state = ownState(ui);
  if (state === 'asked') return <Question />;
  return state === 'notNow' ? <Later /> : null;
}

function useAnswer(): (answer: RingAnswer) => void {
  const { session } = useUi();
  const conversation = useConversation();
  return (answer) => {
    const group = session.talk.peek()?.group;
    if (group === undefined) return;
    // This click is what the browser wants before it plays sound.
    conversation.startSound();
    session.commands.answerRing(group, answer);
  };
}

function Question() {
  const ui = useUi();
  const answer = useAnswer();
  const { talk } = words.value;
  const names = namesOf(ui, ['talking', 'asked', 'notNow']);
  const [first] = names;
  const question = talk.ring({ names: listed(names) });
  return (
    <div class="surface note ring" role="group" aria-label={question}>
      <p role="alert">{question}</p>
      <div class="answers">
        <Answer text={talk.accept()} isMain onAct={() => answer('talk')} />
        <Answer text={talk.notNow()} onAct={() => answer('notNow')} />
        <Answer
          text={names.length === 1 ? talk.alwaysWith({ name: first ?? '' }) : talk.alwaysWithThem()}
          onAct={() => answer('alwaysWith')}
        />
        <Answer text={talk.alwaysWithAll()} onAct={() => answer('always')} />
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly text: string;
  readonly isMain?: boolean;
  readonly onAct: () => void;
}

function Answer({ text, isMain = false, onAct }: AnswerProps) {
  return (
    <button class={isMain ? 'pill main' : 'pill'} onClick={onAct}>
      <span>{text}</span>
    </button>
  );
}

/** Who said "not now" can still come in. */
function Later() {
  const ui = useUi();
  const answer = useAnswer();
  const names = namesOf(ui, ['talking', 'asked', 'notNow']);
  return (
    <button class="surface follow" onClick={() => answer('talk')}>
      <Icon name="say" small />
      {words.value.talk.join({ names: listed(names) })}
    </button>
  );
}
