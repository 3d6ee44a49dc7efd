import type { Capture } from './capture.ts';

/** Cameras give as much as is ever sent. */
const CAMERA = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 } } as const;
const LOW_CAMERA = {
  width: { ideal: 320 },
  height: { ideal: 180 },
  frameRate: { ideal: 15, max: 15 },
} as const;

const NOT_THERE = (): Error => new DOMException('This page may use no devices.', 'NotAllowedError');

/** What the browser offers. On an insecure origin it offers nothing: as if denied. */
export const browserCapture: Capture = {
  async microphone(id) {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...exactly(id) };
    return first(await devices().getUserMedia({ audio }));
  },
  async camera(id, isLowData) {
    return first(
      await devices().getUserMedia({ video: { ...(isLowData ? LOW_CAMERA : CAMERA), ...exactly(id) } }),
    );
  },
  async screen() {
    const stream = await devices().getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: true });
    return stream.getTracks();
  },
  async list() {
    const all = await devices().enumerateDevices();
    const of = (kind: MediaDeviceKind) =>
      all
        .filter((device) => device.kind === kind && device.deviceId !== '')
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
    return { microphone: of('audioinput'), camera: of('videoinput'), speaker: of('audiooutput') };
  },
  onChange(listener) {
    mediaDevices()?.addEventListener('devicechange', listener);
  },
};

function devices(): MediaDevices {
  const found = mediaDevices();
  if (found === undefined) throw NOT_THERE();
  return found;
}

function mediaDevices(): MediaDevices | undefined {
  return (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
}

function exactly(id: string): { deviceId?: ConstrainDOMString } {
  return id === '' ? {} : { deviceId: { exact: id } };
}

function first(stream: MediaStream): MediaStreamTrack {
  const track = stream.getTracks()[0];
  if (track === undefined) throw NOT_THERE();
  return track;
}
