import type { LineFault, MovingPicture, Quality } from '../session/conversation.ts';
import type { PersonId } from '../world/units.ts';

/** A media room, as much of it as a conversation needs. `livekitRoom.ts` has the real one. */
export interface TalkRoom {
  /** Rejects when it cannot be reached. */
  connect(url: string, token: string): Promise<void>;
  /** Those who are in it, but oneself. */
  people(): ReadonlyMap<PersonId, RoomPerson>;
  /** How well oneself is connected. */
  ownQuality(): Quality;
  /** Nobody else may receive what is sent from here. */
  permit(persons: readonly PersonId[]): void;
  /** Receives this of these, and nothing of anybody else. */
  receive(wishes: ReadonlyMap<PersonId, Wish>): void;
  /** Sends this from now on; what was sent before under the same name ends. */
  send(source: Source, sent: Sent | null): void;
  /** Where it is heard; empty: as the browser likes. */
  setSpeaker(id: string): void;
  startSound(): void;
  /** Leaves, and forgets everything. */
  dispose(): void;
}

export type Source = 'microphone' | 'camera' | 'screen' | 'screenSound';

export interface Sent {
  readonly track: MediaStreamTrack;
  readonly isMuted: boolean;
  readonly isLowData: boolean;
}

export interface RoomPerson {
  readonly isMuted: boolean;
  readonly isSpeaking: boolean;
  readonly quality: Quality;
  readonly hasCamera: boolean;
  readonly camera: MovingPicture | null;
  readonly screen: MovingPicture | null;
}

export interface Wish {
  readonly camera: boolean;
  readonly screen: boolean;
  readonly volume: number;
  readonly isLowData: boolean;
}

/** What a room tells. After `closed` nothing is heard of it. */
export interface RoomListener {
  /** What is sent from here can be sent. */
  signalled(): void;
  connected(): void;
  reconnecting(): void;
  reconnected(): void;
  /** Somebody came, went, speaks, or their media changed. */
  changed(): void;
  soundBlocked(isBlocked: boolean): void;
  closed(cause: Exclude<LineFault, 'code'>): void;
}

export type OpenRoom = (listener: RoomListener) => TalkRoom;
