import { signal, type Signal } from '@preact/signals';
import type {
  Conversation,
  DeviceLists,
  DeviceState,
  Face,
  Line,
  SharedScreen,
} from '../../session/conversation.ts';
import type { PersonId } from '../../world/units.ts';

export interface FakeConversation extends Conversation {
  readonly line: Signal<Line>;
  readonly faces: Signal<readonly Face[]>;
  readonly screen: Signal<SharedScreen | null>;
  readonly microphone: Signal<DeviceState>;
  readonly camera: Signal<DeviceState>;
  readonly isSharing: Signal<boolean>;
  readonly isSoundBlocked: Signal<boolean>;
  readonly wasMutedUnseen: Signal<boolean>;
}

const OFF: DeviceState = { isOn: false, isStarting: false, trouble: null };
const NONE = { all: [], chosen: '' };

/** Nobody talks; what is asked for is written down. */
export function fakeConversation(
  ask: (name: string) => (...args: readonly unknown[]) => void,
): FakeConversation {
  return {
    line: signal<Line>({ kind: 'idle' }),
    faces: signal<readonly Face[]>([]),
    screen: signal<SharedScreen | null>(null),
    microphone: signal(OFF),
    camera: signal(OFF),
    isSharing: signal(false),
    isSoundBlocked: signal(false),
    wasMutedUnseen: signal(false),
    mutesUnseen: signal(true),
    isLowData: signal(false),
    devices: signal<DeviceLists>({ microphone: NONE, camera: NONE, speaker: NONE }),
    pinned: signal<PersonId | null>(null),
    setMicrophone: ask('setMicrophone'),
    setCamera: ask('setCamera'),
    setSharing: ask('setSharing'),
    volumeOf: () => 1,
    setVolume: ask('setVolume'),
    startSound: ask('startSound'),
    tryAgain: ask('tryAgain'),
    noticed: ask('noticed'),
    lookForDevices: () => Promise.resolve(),
    choose: ask('choose'),
    preview: () =>
      Promise.resolve({
        picture: null,
        microphone: null,
        camera: null,
        level: () => 0,
        stop: ask('stopPreview'),
      }),
  };
}

export function face(person: number, values: Partial<Face> = {}): Face {
  const plain = {
    isMe: false,
    isConnected: true,
    isMuted: false,
    isSpeaking: false,
    quality: 'good',
  } as const;
  return { person: person as PersonId, ...plain, picture: null, ...values };
}
