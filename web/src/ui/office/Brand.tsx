import type { FloorFacts } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { Caret, Icon } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { useUi } from '../state/context.ts';

/** The office, the floor one is on, and the way to the others. */
export function Brand() {
  const { session, popup, floors } = useUi();
  const office = session.office.value;
  const floor = floors.nameOf(session.me.value?.floor ?? '');
  const isOpen = popup.value === 'floors';
  const hasFloors = (office?.floors.length ?? 0) > 1;
  return (
    <div class="surface brand">
      <button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${office?.name ?? ''}. ${words.value.office.floorSwitch({ floor })}`}
        disabled={!hasFloors}
        onClick={() => (popup.value = isOpen ? null : 'floors')}
      >
        <span class="logo">
          <Icon name="office" />
        </span>
        <span class="cut">
          <b class="cut">{office?.name}</b>
          <small>
            <span class="cut">{floor}</span>
            {hasFloors && <Caret />}
          </small>
        </span>
      </button>
      {isOpen && <FloorMenu floors={office?.floors ?? []} />}
    </div>
  );
}

function FloorMenu({ floors }: { readonly floors: readonly FloorFacts[] }) {
  const { session, popup } = useUi();
  const close = () => (popup.value = null);
  const go = (floor: string) => {
    close();
    session.commands.goToFloor(floor);
  };
  return (
    <Popover label={words.value.office.floors()} className="down" onClose={close}>
      {floors.map((floor) => (
        <FloorItem key={floor.id} floor={floor} onGo={go} />
      ))}
    </Popover>
  );
}

interface FloorItemProps {
  readonly floor: FloorFacts;
  readonly onGo: (floor: string) => void;
}

function FloorItem({ floor, onGo }: FloorItemProps) {
  const { session } = useUi();
  const { office } = words.value;
  const isHere = session.me.value?.floor === floor.id;
  const count = session.people.value.filter((person) => person.floor === floor.id).length;
  return (
    <button class="item" role="menuitemradio" aria-checked={isHere} onClick={() => onGo(floor.id)}>
      <span class="grow">
        {floor.name}
        <small>
          {office.peopleOn({ count })}
          {isHere && ` · ${office.youAreHere()}`}
        </small>
      </span>
      {isHere && (
        <span class="check">
          <Icon name="check" small />
        </span>
      )}
    </button>
  );
}
