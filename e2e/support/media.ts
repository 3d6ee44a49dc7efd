import type { BrowserContext, Page } from '@playwright/test';

/** What came in by WebRTC since the page was opened, over all connections. */
export interface Received {
  readonly audioPackets: number;
  readonly audioEnergy: number;
  readonly videoPackets: number;
  readonly framesDecoded: number;
}

/** Remembers the connections of a page, so that a test can ask the browser itself what came in. */
export async function watchMedia(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    const Original = RTCPeerConnection;
    Object.assign(window, { connections });
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        connections.push(this);
      }
    };
  });
}

export function received(page: Page): Promise<Received> {
  return page.evaluate(async () => {
    const { connections } = window as unknown as { connections: readonly RTCPeerConnection[] };
    const sum = { audioPackets: 0, audioEnergy: 0, videoPackets: 0, framesDecoded: 0 };
    for (const connection of connections) {
      for (const stat of (await connection.getStats()).values() as Iterable<Record<string, unknown>>) {
        if (stat['type'] !== 'inbound-rtp') continue;
        const packets = Number(stat['packetsReceived'] ?? 0);
        if (stat['kind'] === 'audio') {
          sum.audioPackets += packets;
          sum.audioEnergy += Number(stat['totalAudioEnergy'] ?? 0);
        } else {
          sum.videoPackets += packets;
          sum.framesDecoded += Number(stat['framesDecoded'] ?? 0);
        }
      }
    }
    return sum;
  });
}
