import type { Conversation } from '../../session/conversation.ts';
import type { Person } from '../../session/ports.ts';
import { stateIn } from '../../world/talk.ts';
import type { PersonId } from '../../world/units.ts';
import type { TalkState } from '../../world/values.ts';
import { language, words } from '../i18n/language.ts';
import { useUi } from '../state/context.ts';
import type { Ui } from '../state/ui.ts';

/** The conversation of the page: these parts are shown only when it is there. */
export function useConversation(): Conversation {
  const conversation = useUi().conversation.value;
  if (conversation === null) throw new Error('A part of a conversation is shown without one.');
  return conversation;
}

/** Whether oneself talks with the group. Null: in none. */
export function ownState({ session }: Ui): TalkState | null {
  return stateIn(session.talk.value, session.me.value?.person ?? null);
}

export function personOf({ session }: Ui, id: PersonId): Person | null {
  return session.people.value.find((person) => person.id === id) ?? null;
}

/** Those of the group one is in, but oneself, who are in one of these states. */
export function namesOf(ui: Ui, states: readonly TalkState[]): readonly string[] {
  const own = ui.session.me.value?.person;
  return (ui.session.talk.value?.talkers ?? [])
    .filter(({ person, state }) => person !== own && states.includes(state))
    .map(({ person }) => personOf(ui, person)?.name ?? words.value.talk.somebody());
}

/** "Bo", "Bo and Cy", "Bo, Cy and 3 others". */
export function listed(names: readonly string[]): string {
  const most = 3;
  const { talk } = words.value;
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, talk.others({ count: rest })] : shown;
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(all);
}
