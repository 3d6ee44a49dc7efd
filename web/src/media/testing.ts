import { HandClock, HandMemory } from '../session/testing.ts';
import type { Talk, Ticket } from '../world/talk.ts';
import { groupId, personId, type PersonId } from '../world/units.ts';
import type { TalkState } from '../world/values.ts';
import type { Capture } from './capture.ts';
import { MediaConversation } from './mediaConversation.ts';
import type { RoomListener, RoomPerson, Sent, Source, TalkRoom, Wish } from './room.ts';

// For tests: rooms and devices that do what they are told.

export const ME = personId(11);
export const BO = personId(12);
export const CY = personId(13);

export function talkOf(
  states: Readonly<Record<number, TalkState>>,
  more: Partial<Talk> = {},
  group = 7,
): Talk {
  const talkers = Object.entries(states).map(([id, state]) => ({ person: personId(Number(id)), state }));
  const plain = { zone: null, isLocked: false, isAudioOnly: false, screen: null };
  return { group: groupId(group), ...plain, talkers, ...more };
}

export const TALKING = talkOf({ 11: 'talking', 12: 'talking' });

export function ticketTo(room: string, group = 7): Ticket {
  return { group: groupId(group), room, url: '/livekit', token: room };
}

export function here(more: Partial<RoomPerson> = {}): RoomPerson {
  const plain = { isMuted: false, isSpeaking: false, quality: 'good', hasCamera: false } as const;
  return { ...plain, camera: null, screen: null, ...more };
}

export class HandRoom implements TalkRoom {
  readonly sent = new Map<Source, Sent | null>();
  readonly inIt = new Map<PersonId, RoomPerson>();
  permitted: readonly PersonId[] = [];
  received: ReadonlyMap<PersonId, Wish> = new Map();
  token = '';
  isDisposed = false;
  refuses = false;

  constructor(readonly hears: RoomListener) {}

  connect(_: string, token: string): Promise<void> {
    this.token = token;
    return this.refuses ? Promise.reject(new Error('refused')) : Promise.resolve();
  }

  people(): ReadonlyMap<PersonId, RoomPerson> {
    return this.inIt;
  }

  ownQuality(): 'good' {
    return 'good';
  }

  permit(persons: readonly PersonId[]): void {
    this.permitted = persons;
  }

  receive(wishes: ReadonlyMap<PersonId, Wish>): void {
    this.received = wishes;
  }

  send(source: Source, sent: Sent | null): void {
    this.sent.set(source, sent);
  }

  setSpeaker(): void {
    return undefined;
  }

  startSound(): void {
    return undefined;
  }

  dispose(): void {
    this.isDisposed = true;
  }

  up(): void {
    this.hears.signalled();
    this.hears.connected();
  }
}

export class HandTrack {
  isStopped = false;
  readonly #ended: (() => void)[] = [];

  constructor(readonly kind: 'audio' | 'video') {}

  stop(): void {
    this.isStopped = true;
  }

  addEventListener(_: string, listener: () => void): void {
    this.#ended.push(listener);
  }

  end(): void {
    for (const listener of this.#ended) listener();
  }
}

export class HandCapture implements Capture {
  readonly given: HandTrack[] = [];
  fault: Error | null = null;

  microphone = (): Promise<MediaStreamTrack> => this.#give('audio');
  camera = (): Promise<MediaStreamTrack> => this.#give('video');
  screen = async (): Promise<readonly MediaStreamTrack[]> => [await this.#give('video')];

  list(): Promise<Readonly<Record<'microphone' | 'camera' | 'speaker', []>>> {
    return Promise.resolve({ microphone: [], camera: [], speaker: [] });
  }

  onChange(): void {
    return undefined;
  }

  #give(kind: 'audio' | 'video'): Promise<MediaStreamTrack> {
    if (this.fault !== null) return Promise.reject(this.fault);
    const track = new HandTrack(kind);
    this.given.push(track);
    return Promise.resolve(track as unknown as MediaStreamTrack);
  }
}

/** A conversation with everything that it needs in hand. */
export function handConversation() {
  const clock = new HandClock();
  const capture = new HandCapture();
  const memory = new HandMemory();
  const rooms: HandRoom[] = [];
  const asked: string[] = [];
  const state = { refuses: false, distance: 1 as number | null };
  const talk = new MediaConversation({
    alarms: clock,
    dice: () => 0,
    memory,
    capture,
    load: () =>
      Promise.resolve((hears) => {
        const room = new HandRoom(hears);
        room.refuses = state.refuses;
        rooms.push(room);
        return room;
      }),
    address: (url) => url,
    askTicket: (group) => asked.push(`ticket ${group}`),
    askScreen: (isOn) => asked.push(`screen ${isOn ? 'on' : 'off'}`),
    distanceTiles: () => state.distance,
  });
  const room = (): HandRoom => {
    const last = rooms.at(-1);
    if (last === undefined) throw new Error('No room was opened.');
    return last;
  };
  return { talk, clock, capture, memory, rooms, room, asked, state };
}
