import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { PersonId } from '../world/units.ts';

/** Talking with the people of one's group, as the interface sees it. Signals change when something did. */
export interface Conversation {
  readonly line: ReadonlySignal<Line>;
  /** Everybody who talks here, oneself last; those whose camera is shown first. Empty while one does not talk. */
  readonly faces: ReadonlySignal<readonly Face[]>;
  readonly screen: ReadonlySignal<SharedScreen | null>;
  readonly microphone: ReadonlySignal<DeviceState>;
  readonly camera: ReadonlySignal<DeviceState>;
  /** Whether one's own screen is shared, or about to be. */
  readonly isSharing: ReadonlySignal<boolean>;
  /** The browser plays no sound before somebody clicks. */
  readonly isSoundBlocked: ReadonlySignal<boolean>;
  /** Muted because the page was not seen for a minute; until the microphone is used again or `noticed`. */
  readonly wasMutedUnseen: ReadonlySignal<boolean>;
  /** Whether a page that is not seen for a minute mutes itself; remembered. */
  readonly mutesUnseen: Signal<boolean>;
  /** Small pictures, and few; remembered. */
  readonly isLowData: Signal<boolean>;
  readonly devices: ReadonlySignal<DeviceLists>;
  setMicrophone(isOn: boolean): void;
  setCamera(isOn: boolean): void;
  setSharing(isOn: boolean): void;
  /** Shows a person's camera before all others; null: nobody's. */
  readonly pinned: Signal<PersonId | null>;
  /** How loud one hears a person, 0 to 1, apart from how near they are. */
  volumeOf(person: PersonId): number;
  setVolume(person: PersonId, volume: number): void;
  /** In a click: lets the browser play sound. */
  startSound(): void;
  /** Tries again now, when the line has failed. */
  tryAgain(): void;
  noticed(): void;
  /** Looks which devices there are; names come once one of them may be used. */
  lookForDevices(): Promise<void>;
  choose(kind: DeviceKind, id: string): void;
  /** Tries microphone and camera without anybody hearing or seeing it. */
  preview(): Promise<Preview>;
}

/** Where the media connection stands. */
export type Line =
  /** One does not talk. */
  | { readonly kind: 'idle' }
  /** The way in has not come yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'failed'; readonly cause: LineFault };

/** `removed`: the office ended it; `elsewhere`: another tab talks; `unreachable`: still trying; `code`: could not load. */
export type LineFault = 'removed' | 'elsewhere' | 'unreachable' | 'code';

export interface Face {
  readonly person: PersonId;
  readonly isMe: boolean;
  /** In the media room; before, their media is on its way. */
  readonly isConnected: boolean;
  readonly isMuted: boolean;
  readonly isSpeaking: boolean;
  readonly quality: Quality;
  /** Another one when the picture is another. Null: no camera, or not shown. */
  readonly picture: MovingPicture | null;
}

export type Quality = 'unknown' | 'good' | 'poor' | 'lost';

export interface SharedScreen {
  readonly person: PersonId;
  readonly isMe: boolean;
  readonly picture: MovingPicture;
}

/** Something to show in a video element. */
export interface MovingPicture {
  /** Answers with how to take it away. */
  attach(element: HTMLVideoElement): () => void;
}

export interface DeviceState {
  /** What one wants, whether or not it works. */
  readonly isOn: boolean;
  readonly isStarting: boolean;
  readonly trouble: DeviceTrouble | null;
}

export type DeviceTrouble = 'denied' | 'missing' | 'busy';

export type DeviceKind = 'microphone' | 'camera' | 'speaker';

export type DeviceLists = Readonly<Record<DeviceKind, DeviceList>>;

export interface DeviceList {
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** Empty: the one of the browser. */
  readonly chosen: string;
}

export interface Preview {
  readonly picture: MovingPicture | null;
  readonly microphone: DeviceTrouble | null;
  readonly camera: DeviceTrouble | null;
  /** How loud the microphone is now, 0 to 1. */
  level(): number;
  stop(): void;
}
