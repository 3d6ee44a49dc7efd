import { useId, useRef, useState } from 'preact/hooks';
import type { AvatarCatalog, Pose } from '../../session/ports.ts';
import type { Look, LookPart } from '../../world/values.ts';
import { words } from '../i18n/language.ts';
import { Choices } from '../parts/Choices.tsx';
import { nextIndex } from '../parts/Popover.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useUi } from '../state/context.ts';

type Tab = 'hair' | 'skin' | 'clothes' | 'extras';
const tabs: readonly Tab[] = ['hair', 'skin', 'clothes', 'extras'];
const partsOf: Readonly<Record<Tab, readonly LookPart[]>> = {
  hair: ['hair', 'hairColor'],
  skin: ['skin'],
  clothes: ['top', 'topColor', 'bottom', 'bottomColor'],
  extras: ['extra'],
};
const standing: Pose = { kind: 'standing', facing: 0 };

interface BuilderProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** What an avatar looks like, part by part. */
export function Builder({ look, onChange }: BuilderProps) {
  const { stage } = useUi();
  const [tab, setTab] = useState<Tab>('hair');
  const id = useId();
  const catalog = stage.catalog.value;
  return (
    <div class="builder">
      <Tabs id={id} tab={tab} onTab={setTab} />
      <div class="panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {catalog
          ? partsOf[tab].map((part) => <Part key={part} part={part} {...{ catalog, look, onChange }} />)
          : [0, 1].map((line) => (
              <span key={line} class="skeleton" style={{ height: '46px', margin: '0 0 10px' }} />
            ))}
      </div>
    </div>
  );
}

interface TabsProps {
  readonly id: string;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

function Tabs({ id, tab, onTab }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const avatar = words.value.avatar;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, tabs.indexOf(tab), tabs.length);
    const target = next === null ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    onTab(target);
    list.current?.querySelector<HTMLElement>(`[data-tab=${target}]`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={avatar.parts()} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          class="tab"
          role="tab"
          id={`${id}-${name}`}
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          <span>{avatar[name]()}</span>
        </button>
      ))}
    </div>
  );
}

interface PartProps extends BuilderProps {
  readonly part: LookPart;
  readonly catalog: AvatarCatalog;
}

const labelOf = (part: LookPart): string => {
  const { avatar } = words.value;
  return {
    skin: avatar.skinColor,
    hair: avatar.hairStyle,
    hairColor: avatar.hairColor,
    top: avatar.top,
    topColor: avatar.topColor,
    bottom: avatar.bottom,
    bottomColor: avatar.bottomColor,
    extra: avatar.extra,
  }[part]();
};

function Part({ part, catalog, look, onChange }: PartProps) {
  const { avatar } = words.value;
  const label = labelOf(part);
  const swatches =
    part in catalog.swatches ? catalog.swatches[part as keyof AvatarCatalog['swatches']] : null;
  return (
    <Choices
      label={label}
      name={`look-${part}`}
      count={catalog.choices[part]}
      chosen={look[part]}
      nameOf={(index) => avatar.choice({ kind: label, number: index + 1 })}
      onChoose={(index) => onChange({ ...look, [part]: index })}
      picture={(index) =>
        swatches ? (
          <span class="swatch" style={{ '--swatch': swatches[index] ?? 'transparent' }} />
        ) : (
          <span class={`piece ${part}`}>
            <Portrait look={{ ...look, [part]: index }} pose={standing} width={64} height={96} className="" />
          </span>
        )
      }
    />
  );
}
