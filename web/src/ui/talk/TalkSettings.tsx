import { words } from '../i18n/language.ts';
import { Switch, Toggle } from '../office/Switch.tsx';
import { useUi } from '../state/context.ts';
import { useConversation } from './people.ts';
import { mediaWords } from './LineWords.tsx';

/** With whom one talks without being asked, and what a conversation may cost. */
export function TalkSettings() {
  const { session, popup, dialog } = useUi();
  const conversation = useConversation();
  const { talk } = words.value;
  const { always, people } = session.consent.value;
  return (
    <>
      <hr />
      <h3>{talk.title()}</h3>
      <p class="mute">{mediaWords(session.media.value)}</p>
      <label class="setting">
        <span>{talk.alwaysSetting()}</span>
        <Toggle isOn={always} onToggle={(isOn) => session.commands.setAlways(isOn)} />
      </label>
      {people > 0 && (
        <div class="setting">
          <span>{talk.alwaysPeople({ count: people })}</span>
          <button class="pill" onClick={() => session.commands.forgetPeople()}>
            <span>{talk.forget()}</span>
          </button>
        </div>
      )}
      <Switch label={talk.mutesUnseen()} choice={conversation.mutesUnseen} />
      <Switch label={talk.lowData()} choice={conversation.isLowData} />
      <div class="setting">
        <span>{talk.devices()}</span>
        <button
          class="pill"
          onClick={() => {
            popup.value = null;
            dialog.value = 'devices';
          }}
        >
          <span>{talk.choose()}</span>
        </button>
      </div>
    </>
  );
}
