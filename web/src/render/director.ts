import type { Scene } from '../session/scene.ts';
import { ownAvatar } from '../world/officeState.ts';
import { Bodies } from './bodies.ts';
import { Camera, cornerFor } from './camera.ts';
import type { Art } from './canvas2d.ts';
import { fingerprint } from './fingerprint.ts';
import { labelBodies } from './labels/labelBodies.ts';
import type { LabelWish } from './labels/placeLabels.ts';
import type { NextPicture } from './loop.ts';
import { Marks } from './marks.ts';
import type { Body, Picture } from './picture.ts';
import { type Box, NO_BOX } from './pixels.ts';

/** How the floor is looked at. Changed in place. */
export interface ViewOptions {
  zoom: number;
  scale: number;
  readonly view: { width: number; height: number; left: number; top: number; right: number; bottom: number };
  isNight: boolean;
  glides: boolean;
  /** Longest pause between frames of animated tiles that is kept up; 0: none. */
  leastPaceMillis: number;
  /** Where the camera was dragged to or sent, in pixels of the art. Null: it follows. */
  panned: { x: number; y: number; glides: boolean } | null;
  /** What lies wholly in here is not seen. In device pixels of the view; empty: nothing. */
  hidden: Box;
}

const LONGEST_ELAPSED_MILLIS = 100;
/** When nothing else has moved for this long, animated tiles stand still, too: a page at rest draws nothing. */
const CALM_MILLIS = 10_000;
/** A body may reach this far over the edge of the view, in pixels of the art. */
const BODY_MARGIN_PIXELS = 64;

/** Composes pictures from the replica, and says whether one differs from the one before and when the next may. */
export class Director {
  readonly bodies = new Bodies();
  readonly camera = new Camera();
  readonly marks = new Marks();
  readonly picture: Picture = newPicture();
  readonly look: ViewOptions;

  readonly #scene: Scene;
  readonly #art: Art;
  readonly #wishes: LabelWish[] = [];
  #lastMillis = 0;
  #livelyMillis = 0;
  #shownMillis = 0;
  #fingerprint = 0;
  #next: NextPicture = null;
  /** Grows when the art changes: another floor, the avatar sheet. */
  artVersion = 0;

  constructor(scene: Scene, art: Art, look: ViewOptions) {
    this.#scene = scene;
    this.#art = art;
    this.look = look;
  }

  get next(): NextPicture {
    return this.#next;
  }

  /** Brings the picture up to a moment. True when it differs from the one before. */
  compose(nowMillis: number): boolean {
    const elapsed = Math.min(LONGEST_ELAPSED_MILLIS, Math.max(0, nowMillis - this.#lastMillis));
    this.#lastMillis = nowMillis;
    this.#next = null;
    this.#takeLook(nowMillis);
    const wasShort = this.#isArtShort();
    const tick = this.#scene.tickAt(nowMillis);
    const moves = this.#placeBodies(tick, elapsed);
    const travels = this.#moveCamera(elapsed);
    this.#chooseVisible();
    const fades = labelBodies(this.picture, this.#art.labels, elapsed, this.#wishes);
    this.#mark(tick);
    if (moves || travels || fades || wasShort) {
      this.#next = { kind: 'now' };
      this.#livelyMillis = nowMillis;
    }
    this.#endSigns(nowMillis);
    const animationMillis = this.#animate(nowMillis);
    return this.#isNew(animationMillis, wasShort);
  }

  #takeLook(nowMillis: number): void {
    const { picture, look } = this;
    picture.width = look.view.width;
    picture.height = look.view.height;
    picture.zoom = look.zoom;
    picture.scale = look.scale;
    picture.isNight = look.isNight;
    picture.hidden = look.hidden;
    picture.nowMillis = nowMillis;
  }

  #isArtShort(): boolean {
    const lacksLabels = this.#art.labels.newPicture(this.look.scale);
    return (this.#art.avatars?.newPicture(this.look.zoom) ?? false) || lacksLabels;
  }

  #placeBodies(tick: number, elapsedMillis: number): boolean {
    const floor = this.#scene.floor.peek();
    const { state } = this.#scene;
    this.picture.self = null;
    if (floor === null) return false;
    let moves = false;
    for (const body of this.bodies.all) {
      moves = this.bodies.place(body, state, floor, tick, elapsedMillis) || moves;
      if (body.isMe) this.picture.self = { x: body.x, y: body.y };
    }
    return moves;
  }

  #moveCamera(elapsedMillis: number): boolean {
    const { ground } = this.#art;
    const { picture, look } = this;
    if (ground === null) return false;
    const { zoom } = look;
    const map = { width: ground.width * zoom, height: ground.height * zoom };
    const focus = this.#focus(ground.width, ground.height);
    const goal = cornerFor({ x: focus.x * zoom, y: focus.y * zoom }, map, look.view);
    const travels = this.camera.move(
      goal,
      look.view,
      elapsedMillis,
      look.glides && look.panned?.glides !== false,
    );
    picture.left = Math.round(this.camera.corner.x);
    picture.top = Math.round(this.camera.corner.y);
    return travels;
  }

  /** What the camera looks at, in pixels of the art: the dragged place, oneself, or the middle of the floor. */
  #focus(width: number, height: number): { x: number; y: number } {
    const { self } = this.picture;
    if (this.look.panned !== null) return this.look.panned;
    return self === null ? { x: width / 2, y: height / 2 } : { x: self.x, y: self.y - 16 };
  }

  #chooseVisible(): void {
    const { picture } = this;
    const { zoom, left, top, width, height } = picture;
    const margin = BODY_MARGIN_PIXELS * zoom;
    picture.bodies.length = 0;
    for (const body of this.bodies.all) {
      const x = body.x * zoom - left;
      const y = body.y * zoom - top;
      const isInView = x > -margin && x < width + margin && y > -margin && y < height + margin;
      if (isInView) picture.bodies.push(body);
      else body.labelAlpha = 0;
      if (!isInView) body.sprite = null;
    }
    picture.bodies.sort(byDepth);
  }

  #mark(tick: number): void {
    const { state } = this.#scene;
    this.picture.group = ownAvatar(state)?.group ?? null;
    const leftMillis = this.marks.mark(this.picture, ownAvatar(state), state, tick);
    if (leftMillis !== null) this.#atLatestIn(leftMillis);
  }

  /** Gestures and words whose time is over go. */
  #endSigns(nowMillis: number): void {
    for (const body of this.bodies.all) {
      if (body.gesture !== null && body.gestureEndsMillis <= nowMillis) body.gesture = null;
      if (body.bubble !== null && body.bubble.endsMillis <= nowMillis) body.bubble = null;
      if (body.gesture !== null) this.#atLatestIn(body.gestureEndsMillis - nowMillis);
      if (body.bubble !== null) this.#atLatestIn(body.bubble.endsMillis - nowMillis);
    }
  }

  /** The moment that animated tiles show: in steps of their pace, so that between them no picture differs. */
  #animate(nowMillis: number): number {
    const pace = this.#art.ground?.paceMillis(this.picture) ?? null;
    if (pace === null) return 0;
    if (nowMillis - this.#livelyMillis < CALM_MILLIS) {
      const step = Math.max(pace, this.look.leastPaceMillis);
      this.#shownMillis = Math.floor(nowMillis / step) * step;
      this.#atLatestIn(this.#shownMillis + step - nowMillis);
    }
    this.picture.nowMillis = this.#shownMillis;
    return this.#shownMillis;
  }

  #atLatestIn(millis: number): void {
    if (this.#next?.kind === 'now') return;
    const soonest = this.#next === null ? millis : Math.min(millis, this.#next.millis);
    this.#next = { kind: 'in', millis: Math.max(1, soonest) };
  }

  #isNew(animationMillis: number, wasShort: boolean): boolean {
    const print = fingerprint(this.picture, animationMillis, this.artVersion);
    const isNew = print !== this.#fingerprint || wasShort;
    this.#fingerprint = print;
    return isNew;
  }
}

function byDepth(a: Body, b: Body): number {
  return a.y - b.y || a.avatar.id - b.avatar.id;
}

function newPicture(): Picture {
  return {
    width: 0,
    height: 0,
    zoom: 2,
    scale: 1,
    left: 0,
    top: 0,
    nowMillis: 0,
    isNight: false,
    hidden: NO_BOX,
    bodies: [],
    self: null,
    group: null,
    target: null,
    dots: [],
  };
}
