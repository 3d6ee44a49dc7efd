import { effect } from '@preact/signals-core';
import type { Office } from '../session/office.ts';
import type { Alarms, Dice, Memory } from '../session/needs.ts';
import { distanceTiles } from '../session/people.ts';
import { avatarOf, ownAvatar } from '../world/officeState.ts';
import type { PersonId } from '../world/units.ts';
import { tileAt } from '../world/walk.ts';
import { browserCapture } from './browserCapture.ts';
import { MediaConversation } from './mediaConversation.ts';
import type { OpenRoom } from './room.ts';

export interface PageNeeds {
  readonly office: Office;
  readonly alarms: Alarms;
  readonly dice: Dice;
  readonly memory: Memory;
  /** Where the page is, for addresses without a host. */
  readonly baseUrl: string;
}

/** The conversation of this page, told all that the office says about it. */
export function openConversation(needs: PageNeeds): MediaConversation {
  const { office, alarms, dice, memory, baseUrl } = needs;
  const conversation = new MediaConversation({
    alarms,
    dice,
    memory,
    capture: browserCapture,
    load: loadRooms,
    address: (url) => socketAddress(url, baseUrl),
    askTicket: (group) => office.commands.askTicket(group),
    askScreen: (isOn) => office.commands.shareScreen(isOn),
    distanceTiles: (person) => distanceTo(office, person),
  });
  effect(() => conversation.takeMedia(office.media.value));
  effect(() => conversation.take(office.talk.value, office.scene.state.self?.person ?? null));
  office.onTicket((ticket) => conversation.takeTicket(ticket));
  office.scene.onFrame((_, avatarsChanged) => avatarsChanged && conversation.moved());
  office.listen((happening) => {
    if (happening.kind === 'refused' && happening.reason === 'screenTaken') conversation.screenRefused();
  });
  requestIdleCallback(() => void loadRooms().catch(() => undefined), { timeout: 5_000 });
  return conversation;
}

/** Large: asked for once the page has nothing else to do, and before anybody talks. */
async function loadRooms(): Promise<OpenRoom> {
  const { LivekitRoom } = await import('./livekitRoom.ts');
  return (listener) => new LivekitRoom(listener);
}

function socketAddress(url: string, baseUrl: string): string {
  const address = new URL(url, baseUrl);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href.replace(/\/$/, '');
}

function distanceTo(office: Office, person: PersonId): number | null {
  const { state } = office.scene;
  const own = ownAvatar(state);
  const other = avatarOf(state, person);
  if (own === null || other === null) return null;
  const tick = office.scene.tickAt(performance.now());
  const tile = (avatar: typeof own) => tileAt(avatar.walk, tick, state.ticksPerTile);
  return distanceTiles(tile(own), tile(other), state.columns);
}
