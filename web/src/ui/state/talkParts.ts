import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Conversation } from '../../session/conversation.ts';

export type TalkParts = typeof import('../talk/parts.ts');

/** The parts of the page that show a conversation: loaded with it, so that they are there when it is. */
export function createTalkParts(
  conversation: ReadonlySignal<Conversation | null>,
): ReadonlySignal<TalkParts | null> {
  const parts = signal<TalkParts | null>(null);
  effect(() => {
    if (conversation.value === null || parts.peek() !== null) return;
    void import('../talk/parts.ts').then((loaded) => (parts.value = loaded));
  });
  return parts;
}
