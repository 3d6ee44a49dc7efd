import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { DeviceKind, DeviceLists, DeviceState } from '../session/conversation.ts';
import type { Alarms, Memory } from '../session/needs.ts';
import { type Capture, troubleOf } from './capture.ts';

/** After a conversation the microphone stays ready for the next one as long. */
const READY_MILLIS = 60_000;

const OFF: DeviceState = { isOn: false, isStarting: false, trouble: null };
const NONE = { all: [], chosen: '' } as const;

export interface DevicesNeeds {
  readonly capture: Capture;
  readonly alarms: Alarms;
  readonly memory: Memory;
  isLowData(): boolean;
  /** What is to be sent is another. */
  changed(): void;
}

/**
 * Microphone and camera: acquired once and kept from room to room. What one wants lives here, and is done anew in every
 * room. Muting the microphone keeps it; the camera that is off is off.
 */
export class Devices {
  readonly microphone: ReadonlySignal<DeviceState>;
  readonly camera: ReadonlySignal<DeviceState>;
  readonly lists: Signal<DeviceLists>;

  readonly #needs: DevicesNeeds;
  readonly #microphone: Device;
  readonly #camera: Device;
  #stopForgetting: () => void = () => undefined;

  constructor(needs: DevicesNeeds) {
    this.#needs = needs;
    const chosen = chosenFrom(needs.memory.read('devices'));
    this.lists = signal({
      microphone: { ...NONE, chosen: chosen.microphone },
      camera: { ...NONE, chosen: chosen.camera },
      speaker: { ...NONE, chosen: chosen.speaker },
    });
    const { capture } = needs;
    const changed = (): void => needs.changed();
    this.#microphone = new Device(() => capture.microphone(this.#chosen('microphone')), changed);
    this.#camera = new Device(() => capture.camera(this.#chosen('camera'), needs.isLowData()), changed);
    this.microphone = this.#microphone.state;
    this.camera = this.#camera.state;
    capture.onChange(() => void this.look());
  }

  /** Null until it has been used. */
  get microphoneTrack(): MediaStreamTrack | null {
    return this.#microphone.track;
  }

  /** Null while it is off. */
  get cameraTrack(): MediaStreamTrack | null {
    return this.#camera.track;
  }

  setMicrophone(isOn: boolean): void {
    this.#stopForgetting();
    this.#microphone.set(isOn);
  }

  setCamera(isOn: boolean): void {
    this.#camera.set(isOn);
    if (!isOn) this.#camera.release();
  }

  /** The conversation is over: nothing is open, and soon nothing is held. */
  end(): void {
    batch(() => {
      this.#microphone.set(false);
      this.setCamera(false);
    });
    this.#stopForgetting();
    this.#stopForgetting = this.#needs.alarms.after(READY_MILLIS, () => this.#microphone.release());
  }

  async look(): Promise<void> {
    const found = await this.#needs.capture.list().catch(() => null);
    if (found === null) return;
    const now = this.lists.peek();
    this.lists.value = {
      microphone: { ...now.microphone, all: found.microphone },
      camera: { ...now.camera, all: found.camera },
      speaker: { ...now.speaker, all: found.speaker },
    };
  }

  choose(kind: DeviceKind, id: string): void {
    const now = this.lists.peek();
    this.lists.value = { ...now, [kind]: { ...now[kind], chosen: id } };
    const { microphone, camera, speaker } = this.lists.peek();
    const chosen = { microphone: microphone.chosen, camera: camera.chosen, speaker: speaker.chosen };
    this.#needs.memory.write('devices', JSON.stringify(chosen));
    if (kind === 'microphone') this.#microphone.again();
    if (kind === 'camera') this.#camera.again();
    this.#needs.changed();
  }

  #chosen(kind: DeviceKind): string {
    return this.lists.peek()[kind].chosen;
  }
}

/** One device: what one wants of it, and its track. */
class Device {
  readonly state = signal<DeviceState>(OFF);
  track: MediaStreamTrack | null = null;

  readonly #acquire: () => Promise<MediaStreamTrack>;
  readonly #changed: () => void;
  #turn = 0;

  constructor(acquire: () => Promise<MediaStreamTrack>, changed: () => void) {
    this.#acquire = acquire;
    this.#changed = changed;
  }

  set(isOn: boolean): void {
    const isReady = this.track !== null;
    this.state.value = isOn ? { isOn, isStarting: !isReady, trouble: null } : OFF;
    if (isOn && !isReady) void this.#start();
    this.#changed();
  }

  release(): void {
    this.#turn += 1;
    this.track?.stop();
    this.track = null;
    this.#changed();
  }

  /** Another one of its kind was chosen. */
  again(): void {
    const { isOn } = this.state.peek();
    this.release();
    if (isOn) this.set(true);
  }

  async #start(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const track = await this.#acquire();
      if (turn === this.#turn) this.#took(track);
      else track.stop();
    } catch (fault) {
      if (turn === this.#turn)
        this.state.value = { isOn: false, isStarting: false, trouble: troubleOf(fault) };
    }
    this.#changed();
  }

  #took(track: MediaStreamTrack): void {
    this.track = track;
    // Pulled out, or taken away by the browser.
    track.addEventListener('ended', () => {
      if (this.track !== track) return;
      this.track = null;
      this.state.value = { isOn: false, isStarting: false, trouble: 'missing' };
      this.#changed();
    });
    const { isOn } = this.state.peek();
    this.state.value = { isOn, isStarting: false, trouble: null };
  }
}

function chosenFrom(text: string | null): Record<DeviceKind, string> {
  const chosen = { microphone: '', camera: '', speaker: '' };
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    for (const kind of Object.keys(chosen) as DeviceKind[]) {
      const value = (json as Partial<Record<DeviceKind, unknown>> | null)?.[kind];
      if (typeof value === 'string') chosen[kind] = value;
    }
  } catch {
    // Unreadable: the browser's own choice.
  }
  return chosen;
}
