import { stateIn } from '../../world/talk.ts';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useUi } from '../state/context.ts';
import { openWhatIsHere } from '../state/acts.ts';
import type { Note } from '../state/notes.ts';
import type { Ui } from '../state/ui.ts';
import { Bar } from './Bar.tsx';
import { SayBox } from './SayBox.tsx';

/** Bottom middle: one question at a time, what one says, and the bar. */
export function Dock() {
  const { notes, popup, stage, talkParts, session } = useUi();
  const Ring = talkParts.value?.Ring;
  const state = stateIn(session.talk.value, session.me.value?.person ?? null);
  // It rings: everything else can wait.
  const note = state === 'asked' ? null : notes.note.value;
  const isSaying = popup.value === 'say';
  return (
    <div class="dock">
      {note && !isSaying && <NoteSlot note={note} />}
      {Ring && !note && !isSaying && <Ring />}
      {!note && !isSaying && state !== 'asked' && stage.isPanned.value && <FollowButton />}
      {isSaying && <SayBox />}
      <Bar />
    </div>
  );
}

function FollowButton() {
  const { stage } = useUi();
  return (
    <button class="surface follow" onClick={() => stage.followMe()}>
      <Icon name="target" small />
      {words.value.office.follow()}
    </button>
  );
}

interface Answers {
  readonly question: string;
  readonly yes: string;
  /** Absent when there is nothing to decide. */
  readonly no?: string;
  readonly act: () => void;
}

function answersFor(note: Note, ui: Ui): Answers {
  const say = words.value.note;
  switch (note.kind) {
    case 'website':
      return {
        question: say.open({ name: note.name }),
        yes: say.openIt(),
        no: say.notNow(),
        act: () => openWhatIsHere(ui),
      };
    case 'update':
      return { question: say.update(), yes: say.reload(), no: say.later(), act: () => location.reload() };
    case 'pictures':
      return {
        question: words.value.state.mapFault(),
        yes: words.value.state.tryAgain(),
        no: say.later(),
        act: () => ui.stage.loadPicturesAgain(),
      };
    case 'owner':
    case 'claimFailed':
    case 'claimLater':
      return { question: say[note.kind](), yes: say.ok(), act: () => undefined };
  }
}

function NoteSlot({ note }: { readonly note: Note }) {
  const ui = useUi();
  const dismiss = () => ui.notes.dismiss(note);
  const { question, yes, no, act } = answersFor(note, ui);
  const accept = () => {
    act();
    dismiss();
  };
  return (
    <div class="surface note" role="group" aria-label={question}>
      <p role="status">{question}</p>
      <div class="answers">
        <button class="pill main" onClick={accept}>
          <span>{yes}</span>
        </button>
        {no !== undefined && (
          <button class="pill" onClick={dismiss}>
            <span>{no}</span>
          </button>
        )}
      </div>
    </div>
  );
}
