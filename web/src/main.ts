import { effect, signal } from '@preact/signals-core';
import { pageFacts, type PageFacts } from './facts.ts';
import { HeldKeys } from './input/heldKeys.ts';
import { Keyboard } from './input/keyboard.ts';
import { Pointer } from './input/pointer.ts';
import { ShortcutBook } from './input/shortcutBook.ts';
import type { MediaConversation } from './media/mediaConversation.ts';
import { browserAlarms, browserMemory, watchPageLife } from './net/browser.ts';
import { HttpOfficeApi } from './net/officeApi.ts';
import { WebSockets } from './net/webSockets.ts';
import { CanvasStage } from './render/stage.ts';
import { Office } from './session/office.ts';
import { mountUi } from './ui/mount.tsx';

declare global {
  interface Window {
    /** See facts.ts. */
    tilework: PageFacts;
  }
}

const canvas = document.querySelector<HTMLCanvasElement>('#office');
const root = document.querySelector<HTMLElement>('#ui');
if (canvas === null || root === null) throw new Error('index.html must have #office and #ui.');

/** A chunk that could not be loaded is asked for again. */
const CODE_RETRY_MILLIS = 5_000;
const dice = (): number => Math.random();
const office = new Office({
  api: new HttpOfficeApi(document.baseURI),
  sockets: new WebSockets(document.baseURI),
  alarms: browserAlarms,
  memory: browserMemory,
  dice,
});
const { scene, commands } = office;
const stage = new CanvasStage({ canvas, scene, commands, memory: browserMemory });
const conversation = signal<MediaConversation | null>(null);
const shortcuts = new ShortcutBook(browserMemory);
const held = new HeldKeys(commands, browserAlarms);
const isHere = (): boolean => office.connection.peek().kind === 'here';

new Keyboard({ held, shortcuts, eye: stage, isHere }).listen(window);
new Pointer({
  eye: stage,
  commands,
  alarms: browserAlarms,
  forgetKeys: () => held.forget(),
  walkable: (tile) => scene.floor.peek()?.nearestWalkable(tile) ?? tile,
  isHere,
}).listen(canvas);

watchPageLife({
  shown: () => {
    office.shown(true);
    conversation.peek()?.shown(true);
    stage.loadPicturesAgain();
  },
  hidden: () => {
    office.shown(false);
    conversation.peek()?.shown(false);
  },
  woke: () => {
    office.woke();
    conversation.peek()?.woke();
    stage.loadPicturesAgain();
  },
  wentOnline: () => {
    office.wentOnline();
    conversation.peek()?.tryAgain();
    stage.loadPicturesAgain();
  },
  wentOffline: () => office.wentOffline(),
});
effect(() => {
  document.documentElement.dataset['connection'] = office.connection.value.kind;
});
// What it takes to talk comes once one is in: nobody waits for it to see the map.
let isAsked = false;
effect(() => {
  if (isAsked || office.me.value === null || office.media.value === 'off') return;
  isAsked = true;
  void openConversation();
});
window.tilework = pageFacts(office, stage, conversation);
office.start();

async function openConversation(): Promise<void> {
  try {
    // With its interface: who can be rung must be able to answer.
    const [media] = await Promise.all([import('./media/openConversation.ts'), import('./ui/talk/parts.ts')]);
    const needs = { office, alarms: browserAlarms, dice, memory: browserMemory, baseUrl: document.baseURI };
    conversation.value = media.openConversation(needs);
  } catch {
    browserAlarms.after(CODE_RETRY_MILLIS, () => void openConversation());
  }
}
mountUi(root, { session: office, conversation, stage, shortcuts, dice });
