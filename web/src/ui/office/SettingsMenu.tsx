import type { Signal } from '@preact/signals';
import { LanguageSelect } from '../enter/LanguageChoice.tsx';
import { language, words } from '../i18n/language.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { useUi } from '../state/context.ts';
import { Switch } from './Switch.tsx';

/** What this browser likes, and the things one does once a day. */
export function SettingsMenu() {
  const ui = useUi();
  const { settings } = words.value;
  const Talk = ui.talkParts.value?.TalkSettings;
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
      <EconomyChoice />
      <Switch label={settings.shortcuts()} choice={ui.shortcuts.enabled} />
      {!ui.isNarrow.value && <Switch label={settings.miniMap()} choice={ui.preferences.miniMap} />}
      {Talk && <Talk />}
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
  return (
    <div class="setting">
      <span id="theme-label">{settings.theme()}</span>
      <Segments
        name="theme"
        choice={preferences.theme}
        names={{ light: settings.light, dark: settings.dark, system: settings.system }}
      />
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
        <output>{percent(stage.zoom.value)}</output>
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

function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(share);
}

function EconomyChoice() {
  const { stage } = useUi();
  const { settings } = words.value;
  return (
    <div class="setting hinted">
      <span id="economy-label">{settings.economy()}</span>
      <Segments
        name="economy"
        choice={stage.economy}
        names={{ auto: settings.economyAuto, on: settings.economyOn, off: settings.economyOff }}
      />
      <small>{settings.economyHint()}</small>
    </div>
  );
}

interface SegmentsProps<T extends string> {
  /** Of the group of radio buttons; its label is `NAME-label`. */
  readonly name: string;
  readonly choice: Signal<T>;
  readonly names: Readonly<Record<T, () => string>>;
}

/** One of a few words, side by side. */
function Segments<T extends string>({ name, choice, names }: SegmentsProps<T>) {
  return (
    <div class="segments" role="radiogroup" aria-labelledby={`${name}-label`}>
      {(Object.keys(names) as T[]).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => (choice.value = value)}
          />
          <span>{names[value]()}</span>
        </label>
      ))}
    </div>
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
