import {
  ConnectionQuality,
  DisconnectReason,
  type Participant,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  RemoteAudioTrack,
  Room,
  RoomEvent,
  Track,
  VideoPresets,
  VideoQuality,
} from 'livekit-client';
import type { LineFault, MovingPicture, Quality } from '../session/conversation.ts';
import { personId, type PersonId } from '../world/units.ts';
import { LivekitSender } from './livekitSender.ts';
import type { RoomListener, RoomPerson, Sent, Source, TalkRoom, Wish } from './room.ts';

const NO_WISH: Wish = { camera: false, screen: false, volume: 0, isLowData: false };

/** A room of the LiveKit server. Loaded when the office is on the page. */
export class LivekitRoom implements TalkRoom {
  readonly #room = new Room({
    adaptiveStream: true,
    dynacast: true,
    stopLocalTrackOnUnpublish: false,
    disconnectOnPageLeave: true,
    publishDefaults: { videoSimulcastLayers: [VideoPresets.h180], stopMicTrackOnMute: false },
  });
  readonly #listener: RoomListener;
  readonly #sender: LivekitSender;
  readonly #pictures = new WeakMap<RemoteTrack, MovingPicture>();
  #permitted: readonly PersonId[] = [];
  #wishes: ReadonlyMap<PersonId, Wish> = new Map();
  #isSignalled = false;
  #isOver = false;

  constructor(listener: RoomListener) {
    this.#listener = listener;
    this.#sender = new LivekitSender(this.#room.localParticipant, () => this.#isOver);
    this.#listenToLine();
    this.#listenToPeople();
  }

  async connect(url: string, token: string): Promise<void> {
    await this.#room.connect(url, token, { autoSubscribe: false, maxRetries: 1 });
  }

  people(): ReadonlyMap<PersonId, RoomPerson> {
    const people = new Map<PersonId, RoomPerson>();
    for (const participant of this.#room.remoteParticipants.values()) {
      const person = personOf(participant);
      if (person !== null) people.set(person, this.#facts(participant));
    }
    return people;
  }

  ownQuality(): Quality {
    return qualityOf(this.#room.localParticipant);
  }

  permit(persons: readonly PersonId[]): void {
    this.#permitted = persons;
    this.#tellPermitted();
    const gone = [...this.#wishes.keys()].filter((person) => !persons.includes(person));
    if (gone.length === 0) return;
    this.receive(new Map([...this.#wishes].filter(([person]) => !gone.includes(person))));
  }

  receive(wishes: ReadonlyMap<PersonId, Wish>): void {
    this.#wishes = wishes;
    for (const participant of this.#room.remoteParticipants.values()) this.#receiveFrom(participant);
  }

  send(source: Source, sent: Sent | null): void {
    this.#sender.send(source, sent);
  }

  setSpeaker(id: string): void {
    this.#room.switchActiveDevice('audiooutput', id).catch(() => undefined);
  }

  startSound(): void {
    this.#room.startAudio().catch(() => undefined);
  }

  dispose(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.receive(new Map());
    this.#room.removeAllListeners();
    this.#sender.stop();
    this.#room.disconnect(false).catch(() => undefined);
  }

  /** Before the signal is up there is nobody to tell; then it is the first thing that is said. */
  #tellPermitted(): void {
    if (!this.#isSignalled || this.#isOver) return;
    const permissions = this.#permitted.map((person) => ({
      participantIdentity: `p${person}`,
      allowAll: true,
    }));
    this.#room.localParticipant.setTrackSubscriptionPermissions(false, permissions);
  }

  #listenToLine(): void {
    this.#room
      .on(RoomEvent.SignalConnected, () => {
        this.#isSignalled = true;
        this.#tellPermitted();
        this.#listener.signalled();
      })
      .on(RoomEvent.Connected, () => this.#listener.connected())
      .on(RoomEvent.Reconnecting, () => this.#listener.reconnecting())
      .on(RoomEvent.Reconnected, () => {
        this.#tellPermitted();
        this.receive(this.#wishes);
        this.#listener.reconnected();
      })
      .on(RoomEvent.Disconnected, (reason) => this.#listener.closed(faultOf(reason)))
      .on(RoomEvent.AudioPlaybackStatusChanged, () =>
        this.#listener.soundBlocked(!this.#room.canPlaybackAudio),
      );
  }

  #listenToPeople(): void {
    const changed = (): void => this.#listener.changed();
    this.#room
      .on(RoomEvent.ParticipantConnected, changed)
      .on(RoomEvent.ParticipantDisconnected, changed)
      .on(RoomEvent.TrackPublished, changed)
      .on(RoomEvent.TrackUnpublished, changed)
      .on(RoomEvent.TrackMuted, changed)
      .on(RoomEvent.TrackUnmuted, changed)
      .on(RoomEvent.ActiveSpeakersChanged, changed)
      .on(RoomEvent.ConnectionQualityChanged, changed)
      .on(RoomEvent.TrackSubscribed, (track, _, participant) => {
        this.#begin(track, participant);
        changed();
      })
      .on(RoomEvent.TrackUnsubscribed, (track) => {
        silence(track);
        changed();
      });
  }

  /** Sound plays as soon as it comes, if it is still wanted. */
  #begin(track: RemoteTrack, participant: RemoteParticipant): void {
    const wish = this.#wishOf(participant);
    if (wish === null) return silence(track);
    if (!(track instanceof RemoteAudioTrack)) return;
    track.attach();
    track.setVolume(wish.volume);
  }

  #receiveFrom(participant: RemoteParticipant): void {
    const wish = this.#wishOf(participant);
    for (const publication of participant.trackPublications.values()) {
      const isWanted = wish !== null && wants(wish, publication);
      if (publication.isDesired !== isWanted) publication.setSubscribed(isWanted);
      const { track } = publication;
      if (track === undefined) continue;
      if (!isWanted) silence(track);
      else if (track instanceof RemoteAudioTrack) track.setVolume(wish.volume);
      else publication.setVideoQuality(wish.isLowData ? VideoQuality.LOW : VideoQuality.HIGH);
    }
  }

  #wishOf(participant: RemoteParticipant): Wish | null {
    const person = personOf(participant);
    return person === null ? null : (this.#wishes.get(person) ?? null);
  }

  #facts(participant: RemoteParticipant): RoomPerson {
    const microphone = participant.getTrackPublication(Track.Source.Microphone);
    const camera = participant.getTrackPublication(Track.Source.Camera);
    const wish = this.#wishOf(participant) ?? NO_WISH;
    return {
      isMuted: microphone?.isMuted !== false,
      isSpeaking: participant.isSpeaking,
      quality: qualityOf(participant),
      hasCamera: camera?.isMuted === false,
      camera: wish.camera && camera?.isMuted === false ? this.#picture(camera) : null,
      screen: wish.screen ? this.#picture(participant.getTrackPublication(Track.Source.ScreenShare)) : null,
    };
  }

  #picture(publication: RemoteTrackPublication | undefined): MovingPicture | null {
    const track = publication?.track;
    if (track === undefined || publication?.isSubscribed !== true) return null;
    let picture = this.#pictures.get(track);
    if (picture === undefined) {
      picture = {
        attach: (element) => {
          track.attach(element);
          return () => track.detach(element);
        },
      };
      this.#pictures.set(track, picture);
    }
    return picture;
  }
}

function wants(wish: Wish, { source }: RemoteTrackPublication): boolean {
  if (source === Track.Source.Camera) return wish.camera;
  if (source === Track.Source.ScreenShare || source === Track.Source.ScreenShareAudio) return wish.screen;
  return source === Track.Source.Microphone;
}

/** Nothing of it is heard or seen any more, whatever still comes. */
function silence(track: RemoteTrack): void {
  for (const element of track.detach()) if (element instanceof HTMLAudioElement) element.remove();
}

function personOf({ identity }: Participant): PersonId | null {
  const match = /^p(\d+)$/.exec(identity);
  return match === null ? null : personId(Number(match[1]));
}

function qualityOf({ connectionQuality }: Participant): Quality {
  switch (connectionQuality) {
    case ConnectionQuality.Excellent:
    case ConnectionQuality.Good:
      return 'good';
    case ConnectionQuality.Poor:
      return 'poor';
    case ConnectionQuality.Lost:
      return 'lost';
    case ConnectionQuality.Unknown:
      return 'unknown';
  }
}

function faultOf(reason: DisconnectReason | undefined): Exclude<LineFault, 'code'> {
  if (reason === DisconnectReason.DUPLICATE_IDENTITY) return 'elsewhere';
  const isRemoved =
    reason === DisconnectReason.PARTICIPANT_REMOVED || reason === DisconnectReason.ROOM_DELETED;
  return isRemoved ? 'removed' : 'unreachable';
}
