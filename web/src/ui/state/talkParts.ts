import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Conversation } from '../../session/conversation.ts';

export type TalkParts = typeof import('../talk/parts.ts');

/** The parts of the page that show a conversation: they come after what it takes to talk. */
export function createTalkParts(
  conversation: ReadonlySignal<Conversation | null>,
): ReadonlySignal<TalkParts | null> {
  const parts = signal<TalkParts | null>(null);
  let isAsked = false;
  effect(() => {
    if (isAsked || conversation.value === null) return;
    isAsked = true;
    import('../talk/parts.ts').then(
      (loaded) => (parts.value = loaded),
      () => (isAsked = false),
    );
  });
  return parts;
}
