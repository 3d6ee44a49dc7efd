import type { DeviceState } from '../../session/conversation.ts';
import { words } from '../i18n/language.ts';
import { Popover } from '../parts/Popover.tsx';
import { useUi } from '../state/context.ts';
import { ownState, useConversation } from './people.ts';
import { TalkIcon, type TalkIconName } from './TalkIcon.tsx';

/** Microphone, camera, screen, and what else there is to a conversation: in the bar, always at the same place. */
export function TalkButtons() {
  const ui = useUi();
  const isTalking = ownState(ui) === 'talking';
  return (
    <>
      <Microphone isTalking={isTalking} />
      <Camera isTalking={isTalking} />
      {isTalking && <Share />}
      {isTalking && <More />}
      <hr />
    </>
  );
}

interface TalkingProps {
  readonly isTalking: boolean;
}

function Microphone({ isTalking }: TalkingProps) {
  const conversation = useConversation();
  const { talk } = words.value;
  const state = conversation.microphone.value;
  const label = state.isOn ? talk.mute() : talk.unmute();
  return (
    <Device
      state={state}
      isOff={!isTalking}
      icon={state.isOn ? 'microphone' : 'microphoneOff'}
      label={isTalking ? label : talk.microphoneIdle()}
      onAct={() => conversation.setMicrophone(!state.isOn)}
    />
  );
}

function Camera({ isTalking }: TalkingProps) {
  const { session } = useUi();
  const conversation = useConversation();
  const { talk } = words.value;
  const state = conversation.camera.value;
  const isAudioOnly = session.talk.value?.isAudioOnly === true;
  const label = state.isOn ? talk.cameraOff() : talk.cameraOn();
  return (
    <Device
      state={state}
      isOff={!isTalking || isAudioOnly}
      icon={state.isOn ? 'camera' : 'cameraOff'}
      label={!isTalking ? talk.cameraIdle() : isAudioOnly ? talk.cameraAudioOnly() : label}
      onAct={() => conversation.setCamera(!state.isOn)}
    />
  );
}

interface DeviceProps {
  readonly state: DeviceState;
  readonly isOff: boolean;
  readonly icon: TalkIconName;
  readonly label: string;
  readonly onAct: () => void;
}

/** On is filled; off while one talks is marked, in color and by the struck sign. */
function Device({ state, isOff, icon, label, onAct }: DeviceProps) {
  const kind = isOff ? 'act device idle' : state.isOn ? 'act device on' : 'act device off';
  return (
    <div class="tip">
      <button
        class={kind}
        data-tip={label}
        aria-label={label}
        aria-pressed={state.isOn}
        aria-disabled={isOff}
        aria-busy={state.isStarting}
        onClick={() => !isOff && onAct()}
      >
        <TalkIcon name={icon} />
      </button>
    </div>
  );
}

function Share() {
  const { session } = useUi();
  const conversation = useConversation();
  const { talk } = words.value;
  const isOn = conversation.isSharing.value;
  const isOff = session.talk.value?.isAudioOnly === true;
  const label = isOn ? talk.stopSharing() : talk.share();
  return (
    <div class="tip">
      <button
        class="act"
        data-tip={label}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isOff}
        onClick={() => !isOff && conversation.setSharing(!isOn)}
      >
        <TalkIcon name="share" />
      </button>
    </div>
  );
}

function More() {
  const { popup } = useUi();
  const { talk } = words.value;
  const isOpen = popup.value === 'talk';
  return (
    <div class="tip">
      <button
        class="act"
        data-tip={talk.more()}
        aria-label={talk.more()}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (popup.value = isOpen ? null : 'talk')}
      >
        <TalkIcon name="more" />
      </button>
      {isOpen && <Menu />}
    </div>
  );
}

function Menu() {
  const { popup, dialog, session } = useUi();
  const { talk } = words.value;
  const now = session.talk.value;
  if (now === null) return null;
  const { commands } = session;
  const then = (act: () => void) => () => {
    popup.value = null;
    act();
  };
  return (
    <Popover label={talk.more()} className="up talk-menu" onClose={() => (popup.value = null)}>
      <Item
        icon={now.isLocked ? 'unlock' : 'lock'}
        text={now.isLocked ? talk.unlock() : talk.lock()}
        onAct={then(() => commands.lockGroup(!now.isLocked))}
      />
      <Item
        icon={now.isAudioOnly ? 'camera' : 'sound'}
        text={now.isAudioOnly ? talk.withVideo() : talk.audioOnly()}
        onAct={then(() => commands.setAudioOnly(!now.isAudioOnly))}
      />
      <Item icon="microphone" text={talk.devices()} onAct={then(() => (dialog.value = 'devices'))} />
      <Item
        icon="hangUp"
        text={talk.leave()}
        isStop
        onAct={then(() => commands.answerRing(now.group, 'notNow'))}
      />
    </Popover>
  );
}

interface ItemProps {
  readonly icon: TalkIconName;
  readonly text: string;
  readonly isStop?: boolean;
  readonly onAct: () => void;
}

function Item({ icon, text, isStop = false, onAct }: ItemProps) {
  return (
    <button class={isStop ? 'item stop' : 'item'} role="menuitem" onClick={onAct}>
      <TalkIcon name={icon} small />
      {text}
    </button>
  );
}
