import type { Look, Role } from '../world/values.ts';
import type { Problem } from './connection.ts';
import type { OfficeFacts } from './ports.ts';

/** What the session needs of the browser and the network: `net/` has the real ones, tests have their own. */

export interface OfficeApi {
  office(): Promise<Answer<OfficeFacts>>;
  join(request: JoinRequest): Promise<Answer<Joined>>;
  /** The map document as parsed JSON. */
  map(url: string): Promise<Answer<unknown>>;
  claim(personToken: string, code: string): Promise<Answer<Role>>;
}

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export interface JoinRequest {
  readonly name: string;
  readonly look: Look;
  readonly floor: string | null;
  readonly personToken: string | null;
  readonly sessionToken: string | null;
}

export interface Joined {
  /** Absent: the one that was sent is still good. */
  readonly personToken?: string;
  readonly sessionToken: string;
  readonly person: number;
  readonly floor: string;
  readonly socketUrl: string;
  readonly mapUrl: string;
  readonly resumed: boolean;
  readonly role: Role;
}

export interface Sockets {
  open(url: string, sessionToken: string, hears: SocketListener): Socket;
}

export interface Socket {
  /** Dropped without a word when the socket is not open. */
  send(bytes: Uint8Array): void;
  /** Nothing is heard of it from then on. */
  close(): void;
}

export interface SocketListener {
  message(bytes: Uint8Array): void;
  closed(code: number, reason: string): void;
}

/** Milliseconds of a clock that never goes back, and alarms on it. */
export interface Alarms {
  nowMillis(): number;
  /** Answers with how to call it off. */
  after(delayMillis: number, ring: () => void): () => void;
}

/** From 0 to below 1. */
export type Dice = () => number;

/** Small texts that outlive the page; `tab` ones die with the tab. Never throws: at worst it forgets. */
export interface Memory {
  read(key: MemoryKey): string | null;
  write(key: MemoryKey, value: string | null): void;
}

export type MemoryKey =
  | 'personToken'
  | 'profile'
  | 'shortcuts'
  | 'economy'
  | 'zoom'
  | 'mutesUnseen'
  | 'lowData'
  | 'devices'
  | 'tab.sessionToken';

/** All of it. */
export interface OfficeNeeds {
  readonly api: OfficeApi;
  readonly sockets: Sockets;
  readonly alarms: Alarms;
  readonly memory: Memory;
  readonly dice: Dice;
}
