import { words } from '../i18n/language.ts';
import { useUi } from '../state/context.ts';
import { Ring } from './Ring.tsx';
import { TalkButtons } from './TalkButtons.tsx';
import { Tiles } from './Tiles.tsx';

/** The conversation on the page that is all text; nothing while one is in no group. */
export function TalkInList() {
  const { session } = useUi();
  if (session.talk.value === null) return null;
  return (
    <section class="list-talk" aria-label={words.value.talk.title()}>
      <Ring />
      <Tiles />
      <div class="surface bar" role="toolbar" aria-label={words.value.office.controls()}>
        <TalkButtons />
      </div>
    </section>
  );
}
