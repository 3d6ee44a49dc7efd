import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { decodeServerFrame, encodeCommand, type ServerFrame } from '../protocol/frames.ts';
import { applyFrame } from '../world/applyFrame.ts';
import { forgetTalk } from '../world/applyTalk.ts';
import type { FloorDocument, Zone } from '../world/floor/document.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { WorldEvent } from '../world/happenings.ts';
import { emptyOffice, forgetFloor, type OfficeState } from '../world/officeState.ts';
import { type Consent, NO_CONSENT, type Talk, type Ticket } from '../world/talk.ts';
import { TickClock } from '../world/tickClock.ts';
import type { MediaState } from '../world/values.ts';
import { AckPolicy } from './ackPolicy.ts';
import { Commander } from './commander.ts';
import type { Connection, Problem } from './connection.ts';
import { happeningOf } from './happeningOf.ts';
import { Link } from './link/link.ts';
import { connectionOf, type LinkState } from './link/states.ts';
import { Maps } from './maps.ts';
import type { Answer, Joined, OfficeNeeds } from './needs.ts';
import type { Happening, Intent, OfficeFacts, OfficeSession, Profile } from './ports.ts';
import { readProfile, writeProfile } from './remembered.ts';
import type { FrameListener, Scene } from './scene.ts';
import { View } from './view.ts';

const FACTS_RETRY_MILLIS = 3_000;

/** The office as this tab knows it: frames in, signals out, commands on their way. */
export class Office implements OfficeSession {
  readonly connection = signal<Connection>({ kind: 'entering', steppedOut: false });
  readonly office = signal<OfficeFacts | null>(null);
  readonly profile;
  readonly floor: ReadonlySignal<FloorDocument | null>;
  readonly intent = signal<Intent | null>(null);
  readonly talk = signal<Talk | null>(null);
  readonly media = signal<MediaState>('off');
  readonly consent = signal<Consent>(NO_CONSENT);
  readonly commands: Commander;
  readonly scene: Scene;

  readonly #needs: OfficeNeeds;
  readonly #state: OfficeState = emptyOffice();
  readonly #floor = signal<Floor | null>(null);
  readonly #maps: Maps;
  readonly #link: Link;
  readonly #view: View;
  readonly #acks = new AckPolicy();
  readonly #listeners = new Set<(happening: Happening) => void>();
  readonly #frameListeners = new Set<FrameListener>();
  readonly #ticketListeners = new Set<(ticket: Ticket) => void>();
  #hasBeenIn = false;
  #clock = new TickClock(this.#state.ticksPerSecond);

  constructor(needs: OfficeNeeds) {
    this.#needs = needs;
    this.#maps = new Maps(needs.api);
    this.profile = signal<Profile>(readProfile(needs.memory));
    this.floor = computed(() => this.#floor.value?.document ?? null);
    this.scene = this.#makeScene();
    this.commands = this.#makeCommander();
    this.#view = this.#makeView();
    this.#link = this.#makeLink();
  }

  get me(): View['me'] {
    return this.#view.me;
  }

  get people(): View['people'] {
    return this.#view.people;
  }

  get nearby(): View['nearby'] {
    return this.#view.nearby;
  }

  /** Learns about the office; goes on where this tab was, if it was in. */
  start(): void {
    void this.#learnFacts();
    const wasIn = this.#needs.memory.read('tab.sessionToken') !== null;
    if (wasIn && this.profile.peek().name !== '') this.#link.take({ kind: 'resumeAsked' });
  }

  enter(profile: Profile, floor: string | null = null): void {
    this.#remember(profile);
    this.#link.take({ kind: 'enterAsked', floor });
  }

  comeBack(): void {
    this.#link.take({ kind: 'comeBackAsked' });
  }

  async claim(code: string): Promise<Problem | null> {
    const personToken = this.#needs.memory.read('personToken');
    if (personToken === null) return { key: 'claimRefused', detail: null };
    const answer = await this.#needs.api.claim(personToken, code);
    return answer.ok ? null : answer.problem;
  }

  async zonesOf(floor: string): Promise<readonly Zone[] | null> {
    const facts = this.office.peek()?.floors.find((one) => one.id === floor);
    const answer = facts === undefined ? null : await this.#maps.load(facts.mapUrl);
    return answer?.ok === true ? answer.value.document.zones : null;
  }

  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells of each ticket, after `talk` is what its frame said. Not for the interface. */
  onTicket(listener: (ticket: Ticket) => void): void {
    this.#ticketListeners.add(listener);
  }

  /** Whether the page can be seen. While it cannot, frames come at most once a second. */
  shown(isShown: boolean): void {
    this.commands.setHidden(!isShown);
    this.#view.shown(isShown);
    if (isShown) this.#link.woke();
  }

  /** The page was thawed, or is back from sleep. */
  woke(): void {
    this.#link.woke();
  }

  wentOnline(): void {
    this.#link.take({ kind: 'wentOnline' });
  }

  wentOffline(): void {
    this.#link.take({ kind: 'wentOffline' });
  }

  #makeScene(): Scene {
    return {
      floor: this.#floor,
      state: this.#state,
      tickAt: (nowMillis) => this.#clock.tickAt(nowMillis),
      onFrame: (listener) => {
        this.#frameListeners.add(listener);
        return () => this.#frameListeners.delete(listener);
      },
    };
  }

  #makeCommander(): Commander {
    return new Commander({
      state: this.#state,
      intent: this.intent,
      floor: () => this.#floor.peek(),
      tick: () => this.#clock.tickAt(this.#needs.alarms.nowMillis()),
      send: (bytes) => this.#link.send(bytes),
      isHere: () => this.#link.state.kind === 'here',
      remember: (profile) => this.#remember(profile),
      leave: () => this.#link.take({ kind: 'leaveAsked' }),
      tell: (happening) => this.#tell(happening),
    });
  }

  #makeView(): View {
    return new View({
      state: this.#state,
      alarms: this.#needs.alarms,
      floor: () => this.#floor.peek(),
      tick: () => this.#clock.tickAt(this.#needs.alarms.nowMillis()),
      tell: (happening) => this.#tell(happening),
      ownWalkEnded: () => this.commands.ownWalkEnded(),
    });
  }

  #makeLink(): Link {
    const { sockets, alarms, dice, memory } = this.#needs;
    const needs = {
      sockets,
      alarms,
      dice,
      join: (floor: string | null) => this.#join(floor),
      loadMap: (url: string) => this.#loadMap(url),
      remember: (joined: Joined) => {
        if (joined.personToken !== undefined) memory.write('personToken', joined.personToken);
        memory.write('tab.sessionToken', joined.sessionToken);
      },
      forgetSession: () => memory.write('tab.sessionToken', null),
      changed: (state: LinkState) => this.#linkChanged(state),
      heard: (bytes: Uint8Array) => this.#heard(bytes),
    };
    return new Link(needs, () => encodeCommand({ kind: 'leaveOffice' }));
  }

  #remember(profile: Profile): void {
    this.profile.value = profile;
    writeProfile(this.#needs.memory, profile);
  }

  async #learnFacts(): Promise<void> {
    const answer = await this.#needs.api.office();
    if (!answer.ok) {
      this.#needs.alarms.after(FACTS_RETRY_MILLIS, () => void this.#learnFacts());
      return;
    }
    const facts = answer.value;
    this.office.value = facts;
    const start = facts.floors.find((floor) => floor.id === facts.start);
    if (start !== undefined && this.#floor.peek() === null) await this.#showBehindTheDoor(start.mapUrl);
  }

  /** The floor where newcomers start is seen before anybody has come in; it is loaded then, too. */
  async #showBehindTheDoor(url: string): Promise<void> {
    const answer = await this.#maps.load(url);
    if (answer.ok && this.#floor.peek() === null) this.#floor.value = answer.value;
  }

  #join(floor: string | null): Promise<Answer<Joined>> {
    const { api, memory } = this.#needs;
    const personToken = memory.read('personToken');
    const sessionToken = memory.read('tab.sessionToken');
    return api.join({ ...this.profile.peek(), floor, personToken, sessionToken });
  }

  async #loadMap(url: string): Promise<Problem | null> {
    const answer = await this.#maps.load(url);
    if (!answer.ok) return answer.problem;
    if (this.#floor.peek() !== answer.value) {
      forgetFloor(this.#state);
      this.#floor.value = answer.value;
    }
    return null;
  }

  #linkChanged(state: LinkState): void {
    this.connection.value = connectionOf(state);
    if (isOut(state)) {
      forgetTalk(this.#state);
      this.#showTalk();
    }
    if (state.kind === 'entering' || state.kind === 'removed') {
      forgetFloor(this.#state);
      this.#view.clear();
      void this.#learnFacts();
    }
  }

  #heard(bytes: Uint8Array): void {
    const { kind } = this.#link.state;
    if (kind !== 'here' && kind !== 'opening') return;
    const frame = decoded(bytes);
    if (frame === null) this.#link.take({ kind: 'frameUnreadable' });
    else this.#apply(frame, bytes.length);
  }

  #apply(frame: ServerFrame, bytes: number): void {
    if (frame.welcome !== undefined) {
      this.#clock = new TickClock(frame.welcome.ticksPerSecond);
      this.#acks.reset();
    }
    this.#clock.heard(frame.tick, this.#needs.alarms.nowMillis());
    const outcome = applyFrame(this.#state, frame);
    if (this.#acks.took(bytes)) this.#link.send(encodeCommand({ kind: 'ack', tick: frame.tick }));
    this.#showTalk();
    for (const event of outcome.events) this.#follow(event);
    if (frame.welcome === undefined && this.#ownWalkChanged(outcome.events)) this.#view.ownWalkChanged();
    for (const listener of this.#frameListeners) listener(outcome.events, outcome.avatarsChanged);
    if (outcome.avatarsChanged || outcome.rosterChanged) this.#view.changed(outcome.rosterChanged);
  }

  #follow(event: WorldEvent): void {
    if (event.kind === 'welcomed') this.#welcomed(event);
    if (event.kind === 'transfer') this.#move(event.floor, event.socketUrl);
    if (event.kind === 'refused') this.commands.refused(event.reason);
    if (event.kind === 'ticket') for (const listener of this.#ticketListeners) listener(event.ticket);
    const happening = happeningOf(this.#state, event);
    if (happening !== null) this.#tell(happening);
  }

  #showTalk(): void {
    const { talk, media, consent } = this.#state;
    batch(() => {
      this.talk.value = talk;
      this.media.value = media;
      this.consent.value = consent;
    });
  }

  #ownWalkChanged(events: readonly WorldEvent[]): boolean {
    const own = this.#state.self?.avatar;
    return events.some((event) => event.kind === 'walkChanged' && event.avatar === own);
  }

  #welcomed(event: Extract<WorldEvent, { kind: 'welcomed' }>): void {
    const document = this.#floor.peek()?.document;
    const isMoving = this.connection.peek().kind === 'movingFloor';
    this.#link.take({ kind: 'welcomed' });
    this.commands.welcomed(event.resumed);
    if (isMoving) this.#tell({ kind: 'arrivedOnFloor', floor: event.floor });
    // The office may have been away for a newer version of itself.
    else if (this.#hasBeenIn) void this.#learnFacts();
    this.#hasBeenIn = true;
    const isStale = document?.hash !== event.mapHash || document.id !== event.floor;
    if (isStale) void this.#reloadMap(mapUrl(event.floor, event.mapHash));
  }

  /** The map has changed under our feet: everybody stays where the server says. */
  async #reloadMap(url: string): Promise<void> {
    const answer = await this.#maps.load(url);
    if (answer.ok) this.#floor.value = answer.value;
  }

  #move(floor: string, socketUrl: string): void {
    const facts = this.office.peek()?.floors.find((one) => one.id === floor);
    this.#link.take({ kind: 'moved', floor, socketUrl, mapUrl: facts?.mapUrl ?? mapUrl(floor, null) });
  }

  #tell(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }
}

/** Nobody is kept a place: one talks with nobody. */
function isOut({ kind }: LinkState): boolean {
  return kind === 'entering' || kind === 'removed' || kind === 'takenOver' || kind === 'failed';
}

function mapUrl(floor: string, hash: string | null): string {
  const version = hash === null ? '' : `?v=${encodeURIComponent(hash)}`;
  return `/api/floors/${encodeURIComponent(floor)}/map${version}`;
}

/** Null: bytes that are no frame. */
function decoded(bytes: Uint8Array): ServerFrame | null {
  try {
    return decodeServerFrame(bytes);
  } catch {
    return null;
  }
}
