import type { ReadonlySignal } from '@preact/signals-core';
import type { Floor } from '../world/floor/floor.ts';
import type { WorldEvent } from '../world/happenings.ts';
import type { OfficeState } from '../world/officeState.ts';

/** What there is to draw, for the renderer and the input: read only. */
export interface Scene {
  /** Null until a map is loaded. */
  readonly floor: ReadonlySignal<Floor | null>;
  /** Changed in place by frames; look again after each `onFrame`. */
  readonly state: OfficeState;
  /** The tick to show, with a fraction. */
  tickAt(nowMillis: number): number;
  /** Called after each frame that has been applied. Answers with how to stop. */
  onFrame(listener: FrameListener): () => void;
}

export type FrameListener = (events: readonly WorldEvent[], avatarsChanged: boolean) => void;
