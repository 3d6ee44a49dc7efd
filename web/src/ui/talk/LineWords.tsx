import type { Conversation, DeviceTrouble } from '../../session/conversation.ts';
import { words } from '../i18n/language.ts';
import { useUi } from '../state/context.ts';
import type { Ui } from '../state/ui.ts';
import { listed, namesOf, useConversation } from './people.ts';

interface Said {
  readonly text: string;
  /** What there is to do about it. */
  readonly act?: { readonly text: string; readonly do: () => void };
  readonly isFault?: boolean;
}

/** What the conversation is doing, in words: the most pressing thing alone. Nothing when all is well. */
export function LineWords() {
  const ui = useUi();
  const conversation = useConversation();
  const said =
    soundWords(conversation) ?? lineWords(ui, conversation) ?? deviceWords(conversation) ?? groupWords(ui);
  if (said === null) return <span role="status" />;
  const { text, act, isFault = false } = said;
  return (
    <div class={isFault ? 'surface talk-line fault' : 'surface talk-line'}>
      <span role="status">{text}</span>
      {act && (
        <button class="pill main" onClick={act.do}>
          <span>{act.text}</span>
        </button>
      )}
    </div>
  );
}

function soundWords(conversation: Conversation): Said | null {
  if (!conversation.isSoundBlocked.value) return null;
  const { talk } = words.value;
  return { text: talk.soundBlocked(), act: { text: talk.soundOn(), do: () => conversation.startSound() } };
}

function lineWords(ui: Ui, conversation: Conversation): Said | null {
  const { talk } = words.value;
  const line = conversation.line.value;
  const media = ui.session.media.value;
  switch (line.kind) {
    case 'idle':
    case 'connected':
      return null;
    case 'waiting':
      // Nobody has answered: it rings, and there is nothing to connect to.
      if (media === 'up' && namesOf(ui, ['talking']).length === 0) return null;
      return { text: media === 'up' ? talk.connecting() : mediaWords(media) };
    case 'connecting':
      return { text: media === 'up' ? talk.connecting() : mediaWords(media) };
    case 'reconnecting':
      return { text: media === 'up' ? talk.reconnecting() : mediaWords(media) };
    case 'failed':
      return {
        text: { ...faults(), unreachable: media === 'up' ? talk.unreachable() : mediaWords(media) }[
          line.cause
        ],
        act: { text: talk.tryAgain(), do: () => conversation.tryAgain() },
        isFault: true,
      };
  }
}

function faults() {
  const { talk } = words.value;
  return { removed: talk.removed(), elsewhere: talk.elsewhere(), code: talk.codeMissing() };
}

/** What the media server of the office does. */
export function mediaWords(media: Ui['session']['media']['value']): string {
  const { talk } = words.value;
  return { off: talk.mediaOff, starting: talk.mediaStarting, up: talk.mediaUp, down: talk.mediaDown }[
    media
  ]();
}

function deviceWords(conversation: Conversation): Said | null {
  const { talk } = words.value;
  if (conversation.wasMutedUnseen.value) {
    return { text: talk.mutedUnseen(), act: { text: talk.ok(), do: () => conversation.noticed() } };
  }
  const microphone = conversation.microphone.value.trouble;
  if (microphone !== null) return { text: microphoneWords(microphone), isFault: true };
  const camera = conversation.camera.value.trouble;
  return camera === null ? null : { text: cameraWords(camera), isFault: true };
}

export function microphoneWords(trouble: DeviceTrouble): string {
  const { talk } = words.value;
  return { denied: talk.microphoneDenied, missing: talk.microphoneMissing, busy: talk.microphoneBusy }[
    trouble
  ]();
}

export function cameraWords(trouble: DeviceTrouble): string {
  const { talk } = words.value;
  return { denied: talk.cameraDenied, missing: talk.cameraMissing, busy: talk.cameraBusy }[trouble]();
}

function groupWords(ui: Ui): Said | null {
  const { talk } = words.value;
  const asked = namesOf(ui, ['asked']);
  if (asked.length > 0) return { text: talk.ringing({ names: listed(asked) }) };
  const now = ui.session.talk.value;
  if (now?.isLocked === true) return { text: talk.locked() };
  return now?.isAudioOnly === true ? { text: talk.isAudioOnly() } : null;
}
