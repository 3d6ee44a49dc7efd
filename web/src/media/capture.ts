import type { DeviceKind, DeviceLists, DeviceTrouble } from '../session/conversation.ts';

/** The microphones, cameras and screens of this computer. `browserCapture.ts` has the real ones. */
export interface Capture {
  /** Rejects as getUserMedia does. */
  microphone(id: string): Promise<MediaStreamTrack>;
  camera(id: string, isLowData: boolean): Promise<MediaStreamTrack>;
  /** A screen and, where the browser offers it, its sound. Rejects when nothing was chosen. */
  screen(): Promise<readonly MediaStreamTrack[]>;
  list(): Promise<Readonly<Record<DeviceKind, DeviceLists[DeviceKind]['all']>>>;
  /** Devices came or went. */
  onChange(listener: () => void): void;
}

/** Which of the three sentences a fault is. */
export function troubleOf(fault: unknown): DeviceTrouble {
  const name = fault instanceof Error ? fault.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'busy';
}
