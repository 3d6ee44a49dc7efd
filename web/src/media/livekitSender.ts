import {
  LocalAudioTrack,
  type LocalParticipant,
  type LocalTrack,
  LocalVideoTrack,
  Track,
  type TrackPublishOptions,
  VideoPresets,
} from 'livekit-client';
import type { Sent, Source } from './room.ts';

const RETRY_MILLIS = 400;
const MOST_TRIES = 6;

const SOURCES: Readonly<Record<Source, Track.Source>> = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
  screenSound: Track.Source.ScreenShareAudio,
};

interface Going {
  readonly of: MediaStreamTrack;
  readonly isLowData: boolean;
  readonly track: LocalAudioTrack | LocalVideoTrack;
}

/**
 * What one room is sent: for each source the newest wish wins, and one change follows the other. Each room has clones of
 * the page's tracks, so that to end or to mute in one room touches no other.
 */
export class LivekitSender {
  readonly #participant: LocalParticipant;
  readonly #isOver: () => boolean;
  readonly #wishes = new Map<Source, Sent | null>();
  readonly #going = new Map<Source, Going>();
  readonly #busy = new Set<Source>();

  constructor(participant: LocalParticipant, isOver: () => boolean) {
    this.#participant = participant;
    this.#isOver = isOver;
  }

  send(source: Source, sent: Sent | null): void {
    this.#wishes.set(source, sent);
    // A microphone is silent at once, whatever the server has to be told.
    const going = this.#going.get(source);
    if (sent?.isMuted !== false && going !== undefined) going.track.mediaStreamTrack.enabled = false;
    if (!this.#busy.has(source)) void this.#work(source);
  }

  stop(): void {
    this.#wishes.clear();
    for (const { track } of this.#going.values()) track.mediaStreamTrack.stop();
    this.#going.clear();
  }

  async #work(source: Source): Promise<void> {
    this.#busy.add(source);
    for (let tries = 0; tries < MOST_TRIES && !this.#isDone(source); tries++) {
      try {
        await this.#step(source);
        tries = 0;
      } catch {
        // The permission for a screen, or the connection, may still be on its way.
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS));
      }
    }
    this.#busy.delete(source);
  }

  #isDone(source: Source): boolean {
    if (this.#isOver()) return true;
    const wish = this.#wishes.get(source) ?? null;
    const going = this.#going.get(source);
    if (wish === null || going === undefined) return wish === null && going === undefined;
    return isSame(going, wish) && going.track.isMuted === wish.isMuted;
  }

  async #step(source: Source): Promise<void> {
    const wish = this.#wishes.get(source) ?? null;
    const going = this.#going.get(source);
    if (going !== undefined && (wish === null || !isSame(going, wish))) await this.#end(source, going);
    else if (going === undefined && wish !== null) await this.#begin(source, wish);
    else if (going !== undefined && wish !== null) await this.#mute(going, wish.isMuted);
  }

  async #end(source: Source, { track }: Going): Promise<void> {
    this.#going.delete(source);
    track.mediaStreamTrack.stop();
    await this.#participant.unpublishTrack(asLocal(track), true);
  }

  async #begin(source: Source, { track: of, isMuted, isLowData }: Sent): Promise<void> {
    const clone = of.clone();
    const track =
      clone.kind === 'audio'
        ? new LocalAudioTrack(clone, undefined, true)
        : new LocalVideoTrack(clone, undefined, true);
    if (isMuted) await track.mute();
    else clone.enabled = true;
    try {
      await this.#participant.publishTrack(asLocal(track), optionsFor(source, isLowData));
    } catch (fault) {
      clone.stop();
      throw fault;
    }
    if (this.#isOver()) clone.stop();
    else this.#going.set(source, { of, isLowData, track });
  }

  async #mute({ track }: Going, isMuted: boolean): Promise<void> {
    if (isMuted) await track.mute();
    else await track.unmute();
    track.mediaStreamTrack.enabled = !isMuted;
  }
}

/** The types of the library do not know how strictly ours are checked. */
function asLocal(track: LocalAudioTrack | LocalVideoTrack): LocalTrack {
  return track as unknown as LocalTrack;
}

function isSame(going: Going, wish: Sent): boolean {
  return going.of === wish.track && going.isLowData === wish.isLowData;
}

function optionsFor(source: Source, isLowData: boolean): TrackPublishOptions {
  const options = { source: SOURCES[source] };
  if (source === 'camera') {
    const encoding = (isLowData ? VideoPresets.h180 : VideoPresets.h360).encoding;
    return { ...options, simulcast: !isLowData, videoEncoding: encoding };
  }
  if (source === 'screen') return { ...options, simulcast: false };
  return source === 'screenSound' ? { ...options, dtx: false, red: false } : options;
}
