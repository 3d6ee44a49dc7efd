import { batch, signal } from '@preact/signals-core';
import type { Floor } from '../world/floor/floor.ts';
import { type OfficeState, ownAvatar } from '../world/officeState.ts';
import type { PersonId } from '../world/units.ts';
import { endTick, tileAt } from '../world/walk.ts';
import type { Alarms } from './needs.ts';
import { isSameList, isSameMe, meOf, nearbyOf, peopleOf } from './people.ts';
import type { Happening, Me, Person } from './ports.ts';
import { Pulse } from './pulse.ts';
import { ZoneWatch } from './zoneWatch.ts';

const EVERY_MILLIS = 250;

/** What the view looks at and whom it tells. */
export interface ViewNeeds {
  readonly state: OfficeState;
  readonly alarms: Alarms;
  floor(): Floor | null;
  tick(): number;
  tell(happening: Happening): void;
  ownWalkEnded(): void;
}

/**
 * Signals made from the replica, at most four times a second, and not at all while nobody moves. While the page is
 * hidden, only one's own walk is followed to its end.
 */
export class View {
  readonly me = signal<Me | null>(null);
  readonly people = signal<readonly Person[]>([]);
  readonly nearby = signal<readonly PersonId[]>([]);

  readonly #needs: ViewNeeds;
  readonly #pulse: Pulse;
  readonly #zones = new ZoneWatch();
  #isRosterStale = false;
  #isWalking = false;
  #isShown = true;

  constructor(needs: ViewNeeds) {
    this.#needs = needs;
    this.#pulse = new Pulse(needs.alarms, EVERY_MILLIS, () => this.#look());
  }

  changed(rosterChanged: boolean): void {
    this.#isRosterStale ||= rosterChanged;
    if (this.#isShown || this.#isWalking || this.me.peek() === null) this.#pulse.ask();
  }

  shown(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.#pulse.ask();
  }

  /** One's own walk is another, if only of no step: when nobody walks at the next look, it has ended. */
  ownWalkChanged(): void {
    this.#isWalking = true;
  }

  /** Nobody is in, from this tab's point of view. */
  clear(): void {
    this.#zones.reset();
    batch(() => {
      this.me.value = null;
      this.people.value = [];
      this.nearby.value = [];
    });
  }

  #look(): void {
    const { state } = this.#needs;
    if (ownAvatar(state) === null) return;
    batch(() => this.#refresh(state, this.#needs.floor(), this.#needs.tick()));
    this.#followOwnWalk(state);
    if (this.#isWalking || (this.#isShown && this.#isAnybodyWalking())) this.#pulse.ask();
  }

  #refresh(state: OfficeState, floor: Floor | null, tick: number): void {
    const me = meOf(state, floor, tick);
    if (!isSameMe(me, this.me.peek())) this.me.value = me;
    const nearby = nearbyOf(state, floor, tick);
    if (!isSameList(nearby, this.nearby.peek())) this.nearby.value = nearby;
    if (!this.#isRosterStale) return;
    this.#isRosterStale = false;
    this.people.value = peopleOf(state, floor);
  }

  #followOwnWalk(state: OfficeState): void {
    const own = ownAvatar(state);
    const floor = this.#needs.floor();
    if (own === null || floor === null) return;
    const tick = this.#needs.tick();
    this.#zones.moved(floor.zonesAt(tileAt(own.walk, tick, state.ticksPerTile)), (happening) =>
      this.#needs.tell(happening),
    );
    const isWalking = tick < endTick(own.walk, state.ticksPerTile);
    if (this.#isWalking && !isWalking) this.#needs.ownWalkEnded();
    this.#isWalking = isWalking;
  }

  #isAnybodyWalking(): boolean {
    const { state } = this.#needs;
    const tick = this.#needs.tick();
    for (const avatar of state.avatars.values()) {
      if (avatar.walk.steps.length > 0 && tick < endTick(avatar.walk, state.ticksPerTile)) return true;
    }
    return false;
  }
}
