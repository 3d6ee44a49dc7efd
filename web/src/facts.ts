import type { ReadonlySignal } from '@preact/signals-core';
import type { Conversation } from './session/conversation.ts';
import type { Office } from './session/office.ts';
import type { PagePoint } from './session/ports.ts';
import type { CanvasStage } from './render/stage.ts';
import { ownAvatar } from './world/officeState.ts';
import { endTick, newPosition, positionAt, tileAt } from './world/walk.ts';

/** Somebody on this floor, as the replica knows them. */
export interface AvatarFacts {
  readonly avatar: number;
  readonly person: number;
  readonly name: string;
  readonly tile: number;
  readonly column: number;
  readonly row: number;
  /** Until its walk is over, also while the page's clock has not come to the walk's first step. */
  readonly walking: boolean;
  readonly status: string;
  /** In view, and with its label. */
  readonly drawn: boolean;
  readonly labeled: boolean;
  /** Over the head, in CSS pixels of the page; null out of view. */
  readonly head: PagePoint | null;
}

/**
 * `window.tilework`: what the page is doing, for end-to-end tests. Read only; each read looks anew. The connection is
 * also in the document's `data-connection`.
 */
export interface PageFacts {
  /** As in Connection.kind: 'entering', 'here', ... */
  readonly state: string;
  readonly floor: string | null;
  /** Whole ticks, as shown. */
  readonly tick: number;
  readonly own: AvatarFacts | null;
  readonly avatars: readonly AvatarFacts[];
  /** Pictures drawn since the page came, and in the last second. */
  readonly draws: number;
  readonly composed: number;
  readonly fps: number;
  /** What the newest picture took to draw. */
  readonly drawMillis: number;
  readonly zoom: number;
  /** The map and the avatar sheet are loaded. */
  readonly ready: boolean;
  /** As in Line.kind: 'idle', 'connected', ... */
  readonly line: string;
  /** Those who talk, oneself last. */
  readonly faces: readonly FaceFacts[];
}

/** Somebody one talks with, as the page knows them. */
export interface FaceFacts {
  readonly person: number;
  readonly connected: boolean;
  readonly muted: boolean;
  readonly speaking: boolean;
  readonly picture: boolean;
}

export function pageFacts(
  office: Office,
  stage: CanvasStage,
  conversation: ReadonlySignal<Conversation | null>,
): PageFacts {
  const { state } = office.scene;
  const tick = () => office.scene.tickAt(performance.now());
  const facts: { [Name in keyof PageFacts]: () => PageFacts[Name] } = {
    state: () => office.connection.peek().kind,
    floor: () => state.self?.floor ?? null,
    tick: () => Math.floor(tick()),
    own: () => {
      const own = ownAvatar(state);
      return own === null ? null : avatarFacts(office, stage, own.id);
    },
    avatars: () =>
      [...state.avatars.keys()].map((id) => avatarFacts(office, stage, id)).filter((one) => one !== null),
    draws: () => stage.counters.draws,
    composed: () => stage.counters.composed,
    fps: () => stage.counters.fps(performance.now()),
    drawMillis: () => stage.counters.drawMillis,
    zoom: () => stage.zoom.peek(),
    ready: () =>
      office.scene.floor.peek() !== null && stage.catalog.peek() !== null && stage.counters.draws > 0,
    line: () => conversation.peek()?.line.peek().kind ?? 'idle',
    faces: () =>
      (conversation.peek()?.faces.peek() ?? []).map((face) => ({
        person: face.person,
        connected: face.isConnected,
        muted: face.isMuted,
        speaking: face.isSpeaking,
        picture: face.picture !== null,
      })),
  };
  const page = {};
  for (const [name, get] of Object.entries(facts))
    Object.defineProperty(page, name, { get, enumerable: true });
  return page as PageFacts;
}

function avatarFacts(
  office: Office,
  stage: CanvasStage,
  id: Parameters<CanvasStage['director']['bodies']['of']>[0],
): AvatarFacts | null {
  const { state } = office.scene;
  const avatar = state.avatars.get(id);
  if (avatar === undefined) return null;
  const tick = office.scene.tickAt(performance.now());
  const { column, row } = positionAt(avatar.walk, tick, state.ticksPerTile, newPosition());
  const body = stage.director.bodies.of(id);
  return {
    avatar: avatar.id,
    person: avatar.person,
    name: avatar.name,
    tile: tileAt(avatar.walk, tick, state.ticksPerTile),
    column,
    row,
    walking: tick < endTick(avatar.walk, state.ticksPerTile),
    status: avatar.status,
    drawn: body !== null && stage.director.picture.bodies.includes(body),
    labeled: (body?.labelAlpha ?? 0) > 0.5,
    head: stage.headOnPage(avatar.person),
  };
}
