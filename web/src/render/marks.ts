import type { Avatar, OfficeState } from '../world/officeState.ts';
import type { TileIndex } from '../world/units.ts';
import { endOf, endTick, stepsDone } from '../world/walk.ts';
import type { Picture } from './picture.ts';

const ASKED_MILLIS = 2_000;
const MOST_DOTS = 16;

/** Where one's own way is shown: from the click on, before the server has answered, until one is there. */
export class Marks {
  #asked: { readonly tile: TileIndex; readonly endsMillis: number } | null = null;
  #isByKeys = false;

  ask(tile: TileIndex, nowMillis: number): void {
    this.#asked = { tile, endsMillis: nowMillis + ASKED_MILLIS };
    this.#isByKeys = false;
  }

  headed(): void {
    this.#asked = null;
    this.#isByKeys = true;
  }

  /** One's own walk is another one: the server has answered. */
  answered(): void {
    this.#asked = null;
  }

  /** Puts the marks into a picture. Answers with how long they stay without anything happening; null: no end. */
  mark(picture: Picture, own: Avatar | null, state: OfficeState, tick: number): number | null {
    picture.dots.length = 0;
    picture.target = null;
    const isWalking = own !== null && tick < endTick(own.walk, state.ticksPerTile);
    if (!isWalking && this.#asked === null) this.#isByKeys = false;
    if (own !== null && isWalking && !this.#isByKeys) this.#markWay(picture, own, state, tick);
    if (this.#asked === null) return null;
    const leftMillis = this.#asked.endsMillis - picture.nowMillis;
    if (leftMillis <= 0) this.#asked = null;
    else picture.target = this.#asked.tile;
    return leftMillis > 0 ? leftMillis : null;
  }

  #markWay(picture: Picture, own: Avatar, state: OfficeState, tick: number): void {
    const { tiles, steps } = own.walk;
    picture.target = endOf(own.walk);
    const first = stepsDone(own.walk, tick, state.ticksPerTile) + 2;
    for (let step = first; step < steps.length && picture.dots.length < MOST_DOTS; step++) {
      picture.dots.push(tiles[step] as TileIndex);
    }
  }
}
