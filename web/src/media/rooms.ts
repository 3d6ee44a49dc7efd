import { type Signal, signal } from '@preact/signals-core';
import type { Line, LineFault } from '../session/conversation.ts';
import type { Alarms, Dice } from '../session/needs.ts';
import { othersTalking, stateIn, type Talk, type Ticket } from '../world/talk.ts';
import type { GroupId, PersonId } from '../world/units.ts';
import type { MediaState } from '../world/values.ts';
import type { OpenRoom, RoomListener, TalkRoom } from './room.ts';

const TICKET_GOOD_MILLIS = 25_000;
/** A ticket comes unasked; after this it may have been lost. */
const TICKET_WAIT_MILLIS = 3_000;
const FIRST_RETRY_MILLIS = 1_000;
const LONGEST_RETRY_MILLIS = 15_000;
/** After so many tries the page says that the conversation cannot be reached; it goes on trying. */
const QUIET_TRIES = 3;
/** The room before is left this long after the next one is there: media is on its way. */
const HANDOVER_MILLIS = 300;

export interface RoomsNeeds {
  readonly alarms: Alarms;
  readonly dice: Dice;
  /** Loads the code of rooms. */
  load(): Promise<OpenRoom>;
  /** An address as the media code takes it. */
  address(url: string): string;
  askTicket(group: GroupId): void;
  /** A room can take what is sent, or has come back. */
  joined(room: TalkRoom): void;
  changed(): void;
  soundBlocked(isBlocked: boolean): void;
}

interface Held {
  readonly ticket: Ticket;
  room: TalkRoom | null;
  isUp: boolean;
}

/** Which media room one is in: one, or two for a moment, so that nobody is cut off when a conversation moves. */
export class Rooms {
  readonly line: Signal<Line> = signal({ kind: 'idle' });

  readonly #needs: RoomsNeeds;
  #talk: Talk | null = null;
  #self: PersonId | null = null;
  #media: MediaState = 'off';
  #spare: { readonly ticket: Ticket; readonly atMillis: number } | null = null;
  #current: Held | null = null;
  #coming: Held | null = null;
  #leaving: Held | null = null;
  #tries = 0;
  #stopWaiting: () => void = () => undefined;

  constructor(needs: RoomsNeeds) {
    this.#needs = needs;
  }

  /** The room one hears. */
  get room(): TalkRoom | null {
    return (this.#current ?? this.#coming)?.room ?? null;
  }

  /** All rooms one is in. */
  get all(): readonly TalkRoom[] {
    return [this.#current, this.#coming, this.#leaving]
      .map((held) => held?.room ?? null)
      .filter((room) => room !== null);
  }

  /** With whom one talks, as told last. Who is not among them any more receives nothing from this call on. */
  take(talk: Talk | null, self: PersonId | null): void {
    const wasAlone = this.#isAlone();
    this.#talk = talk;
    this.#self = self;
    if (stateIn(talk, self) !== 'talking') return this.#end();
    this.#permit();
    const isNew = this.line.peek().kind === 'idle' || (wasAlone && !this.#isAlone());
    if (isNew && this.#current === null && this.#coming === null) this.#wait();
    this.#takeSpare();
  }

  takeMedia(media: MediaState): void {
    const wasUp = this.#media === 'up';
    this.#media = media;
    const isAlone = this.#current === null && this.#coming === null;
    if (!wasUp && media === 'up' && isAlone && this.line.peek().kind !== 'idle') this.#wait();
  }

  /** A ticket that comes before its conversation is kept until then. */
  takeTicket(ticket: Ticket): void {
    if (!this.#isForUs(ticket)) {
      this.#spare = { ticket, atMillis: this.#needs.alarms.nowMillis() };
      return;
    }
    this.#spare = null;
    const isThere = [this.#current, this.#coming].some((held) => held?.ticket.room === ticket.room);
    if (!isThere) void this.#enter(ticket);
  }

  /** Asks for another ticket now; also when the page was frozen and the line may be dead. */
  tryAgain(): void {
    this.#tries = 0;
    if (this.line.peek().kind === 'idle' || this.#current?.isUp === true) return;
    this.#drop(this.#coming);
    this.#coming = null;
    this.#ask();
  }

  #end(): void {
    this.#stopWaiting();
    for (const held of [this.#current, this.#coming, this.#leaving]) this.#drop(held);
    this.#current = this.#coming = this.#leaving = null;
    this.#tries = 0;
    this.line.value = { kind: 'idle' };
  }

  #takeSpare(): void {
    const spare = this.#spare;
    if (spare === null || !this.#isForUs(spare.ticket)) return;
    const isGood = this.#needs.alarms.nowMillis() - spare.atMillis < TICKET_GOOD_MILLIS;
    if (isGood) this.takeTicket(spare.ticket);
    this.#spare = null;
  }

  #isForUs(ticket: Ticket): boolean {
    return ticket.group === this.#talk?.group && stateIn(this.#talk, this.#self) === 'talking';
  }

  #permit(): void {
    const others = othersTalking(this.#talk, this.#self);
    for (const room of this.all) room.permit(others);
  }

  /** Nobody else has answered yet: there is nothing to connect to. */
  #isAlone(): boolean {
    return othersTalking(this.#talk, this.#self).length === 0;
  }

  /** A ticket comes by itself, and is asked for when it does not. */
  #wait(): void {
    this.#show({ kind: 'waiting' });
    this.#after(TICKET_WAIT_MILLIS, () => this.#ask());
  }

  #ask(): void {
    const group = this.#talk?.group;
    if (group === undefined) return;
    if (this.#isAlone()) return this.#show({ kind: 'waiting' });
    if (this.#media === 'up') this.#needs.askTicket(group);
    this.#retry();
  }

  /** Asks again, later and later, until there is a room. */
  #retry(): void {
    if (this.#tries >= QUIET_TRIES) this.#show({ kind: 'failed', cause: 'unreachable' });
    const delay = Math.min(LONGEST_RETRY_MILLIS, FIRST_RETRY_MILLIS * 2 ** this.#tries);
    this.#tries += 1;
    this.#after(delay * (1 + 0.5 * this.#needs.dice()), () => this.#ask());
  }

  async #enter(ticket: Ticket): Promise<void> {
    this.#stopWaiting();
    this.#drop(this.#coming);
    const held: Held = { ticket, room: null, isUp: false };
    this.#coming = held;
    if (this.#current === null && this.line.peek().kind !== 'reconnecting')
      this.#show({ kind: 'connecting' });
    try {
      const open = await this.#needs.load();
      if (this.#coming !== held) return;
      held.room = open(this.#listener(held));
      this.#permit();
      await held.room.connect(this.#needs.address(ticket.url), ticket.token);
    } catch {
      const cause = held.room === null ? 'code' : 'unreachable';
      if (this.#isHeld(held)) this.#lost(held, cause);
    }
  }

  #listener(held: Held): RoomListener {
    const whileHeld = (act: () => void) => () => {
      if (this.#isHeld(held)) act();
    };
    return {
      signalled: whileHeld(() => this.#joined(held)),
      connected: whileHeld(() => this.#promote(held)),
      reconnecting: whileHeld(() => this.#current === held && this.#show({ kind: 'reconnecting' })),
      reconnected: whileHeld(() => {
        this.#show({ kind: 'connected' });
        this.#joined(held);
      }),
      changed: whileHeld(() => this.#needs.changed()),
      soundBlocked: (isBlocked) => this.#isHeld(held) && this.#needs.soundBlocked(isBlocked),
      closed: (cause) => this.#isHeld(held) && this.#lost(held, cause),
    };
  }

  #joined({ room }: Held): void {
    if (room === null) return;
    room.permit(othersTalking(this.#talk, this.#self));
    this.#needs.joined(room);
  }

  /** The next room is there: the one before ends a moment later. */
  #promote(held: Held): void {
    held.isUp = true;
    this.#tries = 0;
    this.#stopWaiting();
    if (this.#current !== held) {
      this.#drop(this.#leaving);
      const before = (this.#leaving = this.#current);
      this.#current = held;
      this.#coming = null;
      if (before !== null) this.#needs.alarms.after(HANDOVER_MILLIS, () => this.#finish(before));
    }
    this.#show({ kind: 'connected' });
    this.#needs.changed();
  }

  #finish(before: Held): void {
    if (this.#leaving !== before) return;
    this.#leaving = null;
    this.#drop(before);
  }

  /** Who was removed does not come back by itself: the office says when. For all else it is asked. */
  #lost(held: Held, cause: LineFault): void {
    const wasCurrent = this.#current === held;
    this.#drop(held);
    if (wasCurrent) this.#current = null;
    if (this.#coming === held) this.#coming = null;
    if (this.#leaving === held) this.#leaving = null;
    this.#needs.changed();
    if (this.#current !== null || this.#coming !== null) return;
    if (cause === 'unreachable') {
      this.#show({ kind: 'reconnecting' });
      this.#retry();
    } else if (cause === 'removed') {
      this.#show({ kind: 'waiting' });
      this.#after(TICKET_WAIT_MILLIS, () => this.#show({ kind: 'failed', cause }));
    } else this.#show({ kind: 'failed', cause });
  }

  #isHeld(held: Held): boolean {
    return held === this.#current || held === this.#coming || held === this.#leaving;
  }

  #drop(held: Held | null): void {
    held?.room?.dispose();
  }

  #after(millis: number, then: () => void): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#needs.alarms.after(millis, then);
  }

  #show(line: Line): void {
    const now = this.line.peek();
    const isSame =
      now.kind === line.kind && (now.kind !== 'failed' || line.kind !== 'failed' || now.cause === line.cause);
    if (!isSame) this.line.value = line;
  }
}
