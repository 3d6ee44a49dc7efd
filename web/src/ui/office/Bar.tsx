import type { GestureKind } from '../../world/values.ts';
import { words } from '../i18n/language.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { useUi } from '../state/context.ts';
import { toggleHand, toggleSay } from '../state/acts.ts';

/** What one does all day, at the same place always. */
export function Bar() {
  const ui = useUi();
  const { bar, office } = words.value;
  const me = ui.session.me.value;
  const isSaying = ui.popup.value === 'say';
  const Talk = ui.talkParts.value?.TalkButtons;
  return (
    <div class="surface bar" role="toolbar" aria-label={office.controls()}>
      {Talk && <Talk />}
      <React />
      <Act
        icon="hand"
        label={me?.handUp ? bar.lowerHand() : bar.raiseHand()}
        isPressed={me?.handUp ?? false}
        onAct={() => toggleHand(ui)}
      />
      <Act icon="say" label={bar.say()} isPressed={isSaying} onAct={() => toggleSay(ui)} />
      <hr />
      <Act icon="list" label={bar.listView()} onAct={() => (ui.screen.value = 'list')} />
      <hr />
      <StepAway />
    </div>
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onAct: () => void;
}

function Act({ icon, label, isPressed, onAct }: ActProps) {
  return (
    <div class="tip">
      <button class="act" data-tip={label} aria-label={label} aria-pressed={isPressed} onClick={onAct}>
        <Icon name={icon} />
      </button>
    </div>
  );
}

const reactions: readonly Exclude<GestureKind, 'handUp' | 'handDown'>[] = [
  'wave',
  'thumbUp',
  'laugh',
  'heart',
  'clap',
  'question',
];

function React() {
  const { popup, session } = useUi();
  const { bar, gesture } = words.value;
  const isOpen = popup.value === 'react';
  const close = () => (popup.value = null);
  return (
    <div class="tip">
      <button
        class="act"
        data-tip={bar.react()}
        aria-label={bar.react()}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (popup.value = isOpen ? null : 'react')}
      >
        <Icon name="react" />
      </button>
      {isOpen && (
        <Popover label={bar.react()} className="up reactions" onClose={close}>
          {reactions.map((kind) => (
            <button
              key={kind}
              class="item"
              role="menuitem"
              aria-label={gesture[kind]()}
              title={gesture[kind]()}
              onClick={() => {
                session.commands.gesture(kind);
                close();
              }}
            >
              <Icon name={kind} />
            </button>
          ))}
        </Popover>
      )}
    </div>
  );
}

function StepAway() {
  const { session } = useUi();
  const { bar } = words.value;
  const isAway = session.me.value?.status === 'away';
  return (
    <div class="tip">
      <button
        class="act wide"
        aria-label={isAway ? bar.back() : bar.stepAway()}
        onClick={() => session.commands.setStatus(isAway ? 'available' : 'away')}
      >
        <Icon name={isAway ? 'back' : 'away'} />
        <span>{isAway ? bar.back() : bar.stepAway()}</span>
      </button>
    </div>
  );
}
