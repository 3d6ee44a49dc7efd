import { memo } from 'preact/compat';
import type { Person } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { StatusMark } from '../parts/StatusMark.tsx';
import { useUi } from '../state/context.ts';
import type { Ui } from '../state/ui.ts';
import { lineFor, roomOf } from './place.ts';

interface PersonRowProps {
  readonly person: Person;
  /** In the room one is in oneself: the room needs no mention. */
  readonly isAround: boolean;
}

/** One person of the panel. Drawn anew only when that person changes. */
export const PersonRow = memo(function PersonRow({ person, isAround }: PersonRowProps) {
  const ui = useUi();
  const { people, status } = words.value;
  const place = isAround ? null : roomOf(person, ui.floors);
  return (
    <div class="row">
      <span class="faced">
        <Portrait look={person.look} />
        <StatusMark status={person.status} />
      </span>
      <span class="who">
        <b class="cut">{person.name}</b>
        <small class="cut">
          {lineFor(person, place)}
          {place !== null && person.status === 'available' && (
            <span class="sr-only">, {status.available()}</span>
          )}
        </small>
      </span>
      <span class="offers">
        <button
          class="pill"
          aria-label={people.walkTo({ name: person.name })}
          onClick={() => walkOver(ui, person)}
        >
          <span>{people.walkOver()}</span>
        </button>
        <MoreButton person={person} />
      </span>
    </div>
  );
});

function MoreButton({ person }: { readonly person: Person }) {
  const { popup, stage } = useUi();
  const { people } = words.value;
  const open = (event: MouseEvent & { readonly currentTarget: HTMLElement }) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    popup.value = null;
    stage.menu.value = { person: person.id, x: left, y: bottom };
  };
  const isOpen = stage.menu.value?.person === person.id;
  return (
    <button
      class="square"
      aria-label={people.more({ name: person.name })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={open}
    >
      <Icon name="more" />
    </button>
  );
}

export function walkOver(ui: Ui, person: Person): void {
  ui.session.commands.walkToPerson(person.id);
  ui.stage.followMe();
  ui.sheetOpen.value = false;
}

const MENU_WIDTH = 220;
const MENU_HEIGHT = 200;

/** What one can do about a person: asked for on the map or in a row. */
export function PersonMenu() {
  const ui = useUi();
  const at = ui.stage.menu.value;
  const person = at && ui.session.people.value.find((entry) => entry.id === at.person);
  if (!person || person.isMe) return null;
  const close = () => (ui.stage.menu.value = null);
  const place = {
    x: Math.max(8, Math.min(at.x, innerWidth - MENU_WIDTH - 8)),
    y: Math.max(8, Math.min(at.y, innerHeight - MENU_HEIGHT - 8)),
  };
  return (
    <Popover label={person.name} className="free" onClose={close} place={place}>
      <p class="title cut">{person.name}</p>
      {actionsFor(ui, person).map(({ icon, text, act }) => (
        <button
          key={icon}
          class="item"
          role="menuitem"
          onClick={() => {
            close();
            act();
          }}
        >
          <Icon name={icon} small />
          {text}
        </button>
      ))}
    </Popover>
  );
}

function actionsFor(ui: Ui, person: Person) {
  const { people } = words.value;
  const isOnMyFloor = person.floor === ui.session.me.value?.floor;
  return [
    { icon: 'walk', text: people.walkOver(), act: () => walkOver(ui, person) } as const,
    { icon: 'wave', text: people.wave(), act: () => ui.session.commands.gesture('wave') } as const,
    ...(isOnMyFloor
      ? [{ icon: 'eye', text: people.showOnMap(), act: () => ui.stage.showPerson(person.id) } as const]
      : []),
  ];
}
