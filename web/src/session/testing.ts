import { toBinary } from '@bufbuild/protobuf';
import { fromBinary } from '@bufbuild/protobuf';
import { ClientFrameSchema, ServerFrameSchema } from '../protocol/gen/tilework_pb.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import type { FloorDocument } from '../world/floor/document.ts';
import type { Problem } from './connection.ts';
import type {
  Alarms,
  Answer,
  Joined,
  JoinRequest,
  Memory,
  MemoryKey,
  OfficeApi,
  Socket,
  SocketListener,
  Sockets,
} from './needs.ts';
import type { OfficeFacts } from './ports.ts';

// For tests: a network, a clock and a memory that do what they are told.

export class HandClock implements Alarms {
  #now = 1_000;
  #waiting: { at: number; ring: () => void }[] = [];

  nowMillis(): number {
    return this.#now;
  }

  after(delayMillis: number, ring: () => void): () => void {
    const alarm = { at: this.#now + delayMillis, ring };
    this.#waiting.push(alarm);
    return () => (this.#waiting = this.#waiting.filter((other) => other !== alarm));
  }

  /** Lets time pass; alarms ring when they are due, in order. */
  pass(millis: number): void {
    const end = this.#now + millis;
    for (;;) {
      const next = this.#waiting.filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((alarm) => alarm !== next);
      this.#now = Math.max(this.#now, next.at);
      next.ring();
    }
    this.#now = end;
  }

  /** Time passes and nothing rings: a frozen page. */
  freeze(millis: number): void {
    this.#now += millis;
  }
}

export class HandMemory implements Memory {
  readonly kept = new Map<MemoryKey, string>();

  read(key: MemoryKey): string | null {
    return this.kept.get(key) ?? null;
  }

  write(key: MemoryKey, value: string | null): void {
    if (value === null) this.kept.delete(key);
    else this.kept.set(key, value);
  }
}

export class HandSockets implements Sockets {
  readonly opened: HandSocket[] = [];

  open(url: string, sessionToken: string, hears: SocketListener): Socket {
    const socket = new HandSocket(url, sessionToken, hears);
    this.opened.push(socket);
    return socket;
  }

  get last(): HandSocket {
    const socket = this.opened.at(-1);
    if (socket === undefined) throw new Error('No socket was opened.');
    return socket;
  }
}

export class HandSocket implements Socket {
  readonly sent: string[] = [];
  /** The last command of each kind, as the wire has it. */
  readonly last = new Map<string, unknown>();
  isClosed = false;

  constructor(
    readonly url: string,
    readonly sessionToken: string,
    readonly hears: SocketListener,
  ) {}

  send(bytes: Uint8Array): void {
    if (this.isClosed) return;
    const { command } = fromBinary(ClientFrameSchema, bytes);
    this.sent.push(command.case ?? 'nothing');
    if (command.case !== undefined) this.last.set(command.case, command.value);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(frame: ServerFrame): void {
    if (!this.isClosed) this.hears.message(toBinary(ServerFrameSchema, frame));
  }

  drop(code = 1006, reason = ''): void {
    this.isClosed = true;
    this.hears.closed(code, reason);
  }
}

export function floorDocument(id: string): FloorDocument {
  return {
    version: 1,
    id,
    name: id,
    hash: 'h1',
    columns: 20,
    rows: 16,
    tileWidth: 32,
    tileHeight: 32,
    backgroundColor: null,
    tilesets: [],
    layers: [],
    blocked: btoa('\0'.repeat(40)),
    zones: [
      { id: 0, name: 'Lounge', kinds: [], runs: [0, 5] },
      { id: 1, name: 'Stairs', kinds: ['EXIT'], runs: [19, 1] },
    ],
    exits: [{ zone: 1, floor: id === 'hq' ? 'annex' : 'hq' }],
  };
}

export class HandApi implements OfficeApi {
  readonly joins: JoinRequest[] = [];
  problem: Problem | null = null;
  version = '1';
  /** What a map is when it is not what it should be. */
  brokenMap: unknown;
  hasPersonToken = true;

  office(): Promise<Answer<OfficeFacts>> {
    const floors = ['hq', 'annex'].map((id) => ({ id, name: id, mapUrl: `/maps/${id}`, mapHash: 'h1' }));
    return Promise.resolve({
      ok: true,
      value: { name: 'Office', peopleIn: 0, floors, start: 'hq', version: this.version },
    });
  }

  join(request: JoinRequest): Promise<Answer<Joined>> {
    this.joins.push(request);
    if (this.problem !== null) return Promise.resolve({ ok: false, problem: this.problem });
    const value: Joined = {
      ...(this.hasPersonToken ? { personToken: 'p1' } : {}),
      sessionToken: `s${this.joins.length}`,
      person: 11,
      floor: 'hq',
      socketUrl: '/ws',
      mapUrl: '/maps/hq',
      resumed: request.sessionToken !== null,
      role: 'member',
    };
    return Promise.resolve({ ok: true, value });
  }

  map(url: string): Promise<Answer<unknown>> {
    const value = this.brokenMap ?? floorDocument(url.slice('/maps/'.length));
    return Promise.resolve({ ok: true, value });
  }

  claim(): Promise<Answer<'owner'>> {
    return Promise.resolve({ ok: true, value: 'owner' });
  }
}

/** Lets answers that are there arrive. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
