import type { Preview } from '../session/conversation.ts';
import { type Capture, troubleOf } from './capture.ts';
import { pictureOf } from './localPicture.ts';

/** Speech is seldom louder; more than this is a full meter. */
const FULL_LEVEL = 0.25;

/** Opens both devices for nobody but oneself; `stop` closes them. */
export async function openPreview(
  capture: Capture,
  microphoneId: string,
  cameraId: string,
): Promise<Preview> {
  const [microphone, camera] = await Promise.allSettled([
    capture.microphone(microphoneId),
    capture.camera(cameraId, false),
  ]);
  const sound = microphone.status === 'fulfilled' ? microphone.value : null;
  const picture = camera.status === 'fulfilled' ? camera.value : null;
  const meter = sound === null ? null : new Meter(sound);
  return {
    picture: pictureOf(picture),
    microphone: microphone.status === 'rejected' ? troubleOf(microphone.reason) : null,
    camera: camera.status === 'rejected' ? troubleOf(camera.reason) : null,
    level: () => meter?.level() ?? 0,
    stop: () => {
      meter?.stop();
      sound?.stop();
      picture?.stop();
    },
  };
}

/** How loud a track is. */
class Meter {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples = new Float32Array(512);

  constructor(track: MediaStreamTrack) {
    this.#analyser.fftSize = this.#samples.length;
    this.#context.createMediaStreamSource(new MediaStream([track])).connect(this.#analyser);
  }

  /** 0 to 1. */
  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0);
    return Math.min(1, Math.sqrt(power / this.#samples.length) / FULL_LEVEL);
  }

  stop(): void {
    this.#context.close().catch(() => undefined);
  }
}
