import type { Signal } from '@preact/signals-core';
import { encodeCommand, type WireCommand } from '../protocol/frames.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { OfficeState } from '../world/officeState.ts';
import type { GroupId, PersonId, TileIndex } from '../world/units.ts';
import type { ChosenStatus, Direction, GestureKind, RefusalReason, RingAnswer } from '../world/values.ts';
import { isAt } from './arrival.ts';
import type { Commands, Happening, Intent, Profile } from './ports.ts';

/** What the commands need of the session. */
export interface CommanderNeeds {
  readonly state: OfficeState;
  readonly intent: Signal<Intent | null>;
  floor(): Floor | null;
  tick(): number;
  send(bytes: Uint8Array): void;
  isHere(): boolean;
  remember(profile: Profile): void;
  leave(): void;
  tell(happening: Happening): void;
}

/** Turns what somebody wants into commands on the wire, and carries intents across floors. */
export class Commander implements Commands {
  readonly #needs: CommanderNeeds;
  #viewport: { columns: number; rows: number } | null = null;
  #isHidden = false;
  #status: ChosenStatus = 'available';
  /** Chosen while the link was away: the server does not know it yet. */
  #isStatusPending = false;
  #pendingProfile: Profile | null = null;

  constructor(needs: CommanderNeeds) {
    this.#needs = needs;
  }

  walkTo(tile: TileIndex): void {
    this.#needs.intent.value = null;
    this.#send({ kind: 'walkTo', tile });
  }

  head(direction: Direction): void {
    this.#needs.intent.value = null;
    this.#send({ kind: 'head', direction });
  }

  stop(): void {
    this.#needs.intent.value = null;
    this.#send({ kind: 'stop' });
  }

  walkToPerson(person: PersonId): void {
    const floor = this.#needs.state.roster.get(person)?.floor;
    if (floor === undefined) return this.#refuse('notHere', null);
    this.#pursue({ kind: 'person', person, floor });
  }

  walkToZone(floor: string, zone: number): void {
    this.#pursue({ kind: 'zone', zone, floor });
  }

  goToFloor(floor: string): void {
    if (floor !== this.#needs.state.self?.floor) this.#pursue({ kind: 'floor', floor });
  }

  setStatus(status: ChosenStatus): void {
    this.#status = status;
    this.#isStatusPending = !this.#needs.isHere();
    this.#send({ kind: 'setStatus', status });
  }

  gesture(kind: GestureKind): void {
    this.#send({ kind: 'gesture', gesture: kind });
  }

  say(text: string): void {
    if (text.trim() !== '') this.#send({ kind: 'say', text });
  }

  dress(profile: Profile): void {
    this.#needs.remember(profile);
    this.#pendingProfile = this.#needs.isHere() ? null : profile;
    this.#send({ kind: 'dress', ...profile });
  }

  setViewport(columns: number, rows: number): void {
    if (this.#viewport?.columns === columns && this.#viewport.rows === rows) return;
    this.#viewport = { columns, rows };
    this.#send({ kind: 'setViewport', columns, rows });
  }

  setHidden(isHidden: boolean): void {
    if (this.#isHidden === isHidden) return;
    this.#isHidden = isHidden;
    this.#send({ kind: 'setHidden', isHidden });
  }

  answerRing(group: GroupId, answer: RingAnswer): void {
    this.#send({ kind: 'answerRing', group, answer });
  }

  setAlways(always: boolean): void {
    this.#send({ kind: 'setConsent', always, forgetPeople: false });
  }

  forgetPeople(): void {
    this.#send({ kind: 'setConsent', always: this.#needs.state.consent.always, forgetPeople: true });
  }

  askTicket(group: GroupId): void {
    this.#send({ kind: 'askTicket', group });
  }

  lockGroup(isLocked: boolean): void {
    this.#send({ kind: 'lockGroup', isLocked });
  }

  shareScreen(isOn: boolean): void {
    this.#send({ kind: 'shareScreen', isOn });
  }

  setAudioOnly(isOn: boolean): void {
    this.#send({ kind: 'setAudioOnly', isOn });
  }

  leave(): void {
    this.#needs.intent.value = null;
    this.#status = 'available';
    this.#isStatusPending = false;
    this.#pendingProfile = null;
    this.#needs.leave();
  }

  /** A connection is up: tells it what only this tab knows, and goes on with an intent. */
  welcomed(resumed: boolean): void {
    if (this.#viewport !== null) this.#send({ kind: 'setViewport', ...this.#viewport });
    if (this.#isHidden) this.#send({ kind: 'setHidden', isHidden: true });
    this.#tellChoices(resumed);
    const intent = this.#needs.intent.peek();
    if (intent === null) return;
    if (intent.kind === 'floor' && intent.floor === this.#needs.state.self?.floor) {
      this.#needs.intent.value = null;
    } else {
      this.#pursue(intent);
    }
  }

  /** One's own walk is over, or was refused: on the floor it was for, so is the intent. */
  ownWalkEnded(): void {
    const { state, intent: signal } = this.#needs;
    const intent = signal.peek();
    if (intent === null || intent.floor !== state.self?.floor) return;
    signal.value = null;
    const arrived = isAt(intent, state, this.#needs.floor(), this.#needs.tick());
    this.#needs.tell({ kind: 'walkEnded', intent, arrived });
  }

  /** Too often is said of words and signs, and a screen is no place to walk to: a walk goes on. */
  refused(reason: RefusalReason): void {
    if (reason === 'tooOften' || reason === 'screenTaken') {
      return this.#needs.tell({ kind: 'refused', reason, intent: null });
    }
    this.#refuse(reason, this.#needs.intent.peek());
  }

  /** A new session knows nothing of this tab's status; one that goes on may lack what was chosen meanwhile. */
  #tellChoices(resumed: boolean): void {
    const isUnknown = this.#isStatusPending || (!resumed && this.#status !== 'available');
    if (isUnknown) this.#send({ kind: 'setStatus', status: this.#status });
    if (this.#pendingProfile !== null) this.#send({ kind: 'dress', ...this.#pendingProfile });
    this.#isStatusPending = false;
    this.#pendingProfile = null;
  }

  #pursue(intent: Intent): void {
    if (!this.#needs.isHere()) return;
    const command =
      intent.floor === this.#needs.state.self?.floor ? here(intent) : this.#towards(intent.floor);
    if (command === null) return this.#refuse('noWay', intent);
    this.#needs.intent.value = intent;
    this.#send(command);
  }

  #refuse(reason: RefusalReason, intent: Intent | null): void {
    this.#needs.intent.value = null;
    this.#needs.tell({ kind: 'refused', reason, intent });
  }

  /** The way to another floor: its exit on this one. */
  #towards(floor: string): WireCommand | null {
    const exit = this.#needs.floor()?.exitsTo(floor)[0];
    return exit === undefined ? null : { kind: 'walkToZone', zone: exit.id };
  }

  #send(command: WireCommand): void {
    if (this.#needs.isHere()) this.#needs.send(encodeCommand(command));
  }
}

function here(intent: Intent): WireCommand | null {
  switch (intent.kind) {
    case 'person':
      return { kind: 'walkToPerson', person: intent.person };
    case 'zone':
      return { kind: 'walkToZone', zone: intent.zone };
    case 'floor':
      return null;
  }
}
