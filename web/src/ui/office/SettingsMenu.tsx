import type { Signal } from '@preact/signals';
import { LanguageSelect } from '../enter/LanguageChoice.tsx';
import { words } from '../i18n/language.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { useUi } from '../state/context.ts';
import { themes, type Theme } from '../state/preferences.ts';

/** What this browser likes, and the things one does once a day. */
export function SettingsMenu() {
  const ui = useUi();
  const { settings } = words.value;
  const close = () => (ui.popup.value = null);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Popover label={settings.title()} role="dialog" className="settings" onClose={close}>
      <h2>{settings.title()}</h2>
      <label class="setting">
        {words.value.enter.language()}
        <LanguageSelect />
      </label>
      <ThemeChoice />
      <Zoom />
      <EconomySwitch />
      <Switch label={settings.shortcuts()} choice={ui.shortcuts.enabled} />
      {!ui.isNarrow.value && <Switch label={settings.miniMap()} choice={ui.preferences.miniMap} />}
      <hr />
      <Item icon="shirt" text={settings.edit()} onAct={then(() => (ui.dialog.value = 'wardrobe'))} />
      <Item icon="list" text={settings.list()} onAct={then(() => (ui.screen.value = 'list'))} />
      <Item icon="keys" text={settings.keys()} onAct={then(() => (ui.dialog.value = 'keys'))} />
      <Item icon="door" text={settings.leave()} isStop onAct={then(() => ui.session.commands.leave())} />
    </Popover>
  );
}

function ThemeChoice() {
  const { preferences } = useUi();
  const { settings } = words.value;
  const names: Readonly<Record<Theme, () => string>> = {
    light: settings.light,
    dark: settings.dark,
    system: settings.system,
  };
  return (
    <div class="setting">
      <span id="theme-label">{settings.theme()}</span>
      <div class="segments" role="radiogroup" aria-labelledby="theme-label">
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={preferences.theme.value === theme}
              onChange={() => (preferences.theme.value = theme)}
            />
            <span>{names[theme]()}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Zoom() {
  const { stage } = useUi();
  const { settings } = words.value;
  return (
    <div class="setting">
      {settings.zoom()}
      <div class="stepper">
        <button
          class="square"
          aria-label={settings.zoomOut()}
          disabled={!stage.canZoomOut.value}
          onClick={() => stage.zoomOut()}
        >
          <Icon name="minus" />
        </button>
        <output>{Math.round(stage.zoom.value * 100)} %</output>
        <button
          class="square"
          aria-label={settings.zoomIn()}
          disabled={!stage.canZoomIn.value}
          onClick={() => stage.zoomIn()}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

function EconomySwitch() {
  const { stage } = useUi();
  const { settings } = words.value;
  return (
    <label class="setting">
      <span>
        {settings.economy()}
        <small>{settings.economyHint()}</small>
      </span>
      <Toggle
        isOn={stage.isEconomical.value}
        onToggle={(isOn) => (stage.economy.value = isOn ? 'on' : 'off')}
      />
    </label>
  );
}

function Switch({ label, choice }: { readonly label: string; readonly choice: Signal<boolean> }) {
  return (
    <label class="setting">
      <span>{label}</span>
      <Toggle isOn={choice.value} onToggle={(isOn) => (choice.value = isOn)} />
    </label>
  );
}

function Toggle({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: (isOn: boolean) => void }) {
  return (
    <span class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <span />
    </span>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isStop?: boolean;
  readonly onAct: () => void;
}

function Item({ icon, text, isStop = false, onAct }: ItemProps) {
  return (
    <button class={isStop ? 'item stop' : 'item'} onClick={onAct}>
      <Icon name={icon} small />
      {text}
    </button>
  );
}
