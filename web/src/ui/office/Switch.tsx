import type { Signal } from '@preact/signals';

/** A line of the settings that is on or off. */
export function Switch({ label, choice }: { readonly label: string; readonly choice: Signal<boolean> }) {
  return (
    <label class="setting">
      <span>{label}</span>
      <Toggle isOn={choice.value} onToggle={(isOn) => (choice.value = isOn)} />
    </label>
  );
}

export function Toggle({
  isOn,
  onToggle,
}: {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}) {
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
