import type { Person } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useUi } from '../state/context.ts';
import type { Section } from '../state/people.ts';
import { showPeople } from '../state/ui.ts';
import { PersonRow } from './PersonRow.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SelfRow } from './SelfRow.tsx';

type Item =
  | { readonly kind: 'heading'; readonly section: Section }
  | { readonly kind: 'person'; readonly person: Person; readonly section: Section };

const HEADING_REM = 2.25;
const ROW_REM = 3.125;

/** Everybody, those around oneself first; oneself at the foot. */
export function PeoplePanel() {
  const ui = useUi();
  const { people } = words.value;
  const count = ui.others.value.length;
  return (
    <aside class="surface side" aria-label={people.title()}>
      <header>
        <h2>
          {people.title()}
          <small>{count + 1}</small>
        </h2>
        <button class="square" aria-label={people.hide()} onClick={() => showPeople(ui, false)}>
          <Icon name={ui.isNarrow.value ? 'close' : 'fold'} />
        </button>
      </header>
      {ui.isNarrow.value && <SearchBox />}
      <People count={count} />
      <SelfRow />
    </aside>
  );
}

function People({ count }: { readonly count: number }) {
  const { sections, session } = useUi();
  if (session.people.value.length === 0) return <Skeleton />;
  if (count === 0) {
    return (
      <div class="scroller">
        <p class="empty">{words.value.people.nobody()}</p>
      </div>
    );
  }
  return (
    <Windowed
      items={itemsOf(sections.value)}
      heightRem={(item) => (item.kind === 'heading' ? HEADING_REM : ROW_REM)}
      keyOf={(item) =>
        item.kind === 'heading' ? `h${item.section.kind}${item.section.name}` : `p${item.person.id}`
      }
      render={(item) =>
        item.kind === 'heading' ? (
          <Heading section={item.section} />
        ) : (
          <PersonRow person={item.person} isAround={isAround(item.section)} />
        )
      }
    />
  );
}

const isAround = (section: Section): boolean => section.kind === 'room';

function itemsOf(sections: readonly Section[]): readonly Item[] {
  return sections.flatMap((section): Item[] => [
    { kind: 'heading', section },
    ...section.people.map((person): Item => ({ kind: 'person', person, section })),
  ]);
}

function Heading({ section }: { readonly section: Section }) {
  const { floors } = useUi();
  const { people } = words.value;
  const name = {
    room: () => `${people.inThisRoom()} · ${section.name}`,
    near: people.nearYou,
    floor: () => floors.nameOf(section.name),
    away: people.away,
  }[section.kind]();
  return (
    <h3>
      <span class="cut">{people.section({ name, count: section.people.length })}</span>
    </h3>
  );
}

/** The shape of what is coming. */
function Skeleton() {
  return (
    <div class="scroller" aria-busy="true">
      {[9, 7, 11, 8].map((width) => (
        <div class="row" key={width}>
          <span class="skeleton portrait" />
          <span class="skeleton" style={{ width: `${width}em`, height: '1.1em' }} />
        </div>
      ))}
    </div>
  );
}
