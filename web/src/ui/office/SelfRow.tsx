import type { Me } from '../../session/ports.ts';
import type { ChosenStatus } from '../../world/values.ts';
import { words } from '../i18n/language.ts';
import { Caret, Icon } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { StatusMark } from '../parts/StatusMark.tsx';
import { useUi } from '../state/context.ts';
import { SettingsMenu } from './SettingsMenu.tsx';

const statuses: readonly ChosenStatus[] = ['available', 'busy', 'doNotDisturb', 'away'];

/** Oneself: status, and the settings of this browser. */
export function SelfRow() {
  const { session, popup } = useUi();
  const { settings } = words.value;
  const me = session.me.value;
  if (!me) return null;
  const isOpen = popup.value === 'settings';
  return (
    <div class="self">
      <StatusButton me={me} />
      <button
        class="square"
        aria-label={settings.title()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (popup.value = isOpen ? null : 'settings')}
      >
        <Icon name="gear" />
      </button>
      {isOpen && <SettingsMenu />}
    </div>
  );
}

function StatusButton({ me }: { readonly me: Me }) {
  const { popup } = useUi();
  const { people, status: statusWords } = words.value;
  const status = statusWords[me.status]();
  const isOpen = popup.value === 'status';
  const name = people.youNamed({ name: me.name });
  return (
    <div class="who">
      <button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${name}. ${statusWords.choose({ status })}`}
        onClick={() => (popup.value = isOpen ? null : 'status')}
      >
        <span class="faced">
          <Portrait look={me.look} />
          <StatusMark status={me.status} />
        </span>
        <span class="cut">
          <b class="cut">{name}</b>
          <small>
            <span class="cut">{status}</span>
            <Caret />
          </small>
        </span>
      </button>
      {isOpen && <StatusMenu />}
    </div>
  );
}

function StatusMenu() {
  const { session, popup } = useUi();
  const close = () => (popup.value = null);
  const current = session.me.value?.status;
  return (
    <Popover label={words.value.status.menu()} className="up" onClose={close}>
      {statuses.map((status) => (
        <button
          key={status}
          class="item"
          role="menuitemradio"
          aria-checked={status === current}
          onClick={() => {
            session.commands.setStatus(status);
            close();
          }}
        >
          <StatusMark status={status} />
          <span class="grow">{words.value.status[status]()}</span>
          {status === current && (
            <span class="check">
              <Icon name="check" small />
            </span>
          )}
        </button>
      ))}
    </Popover>
  );
}
