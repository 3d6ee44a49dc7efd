import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Conversation, DeviceKind, Face, Preview, SharedScreen } from '../session/conversation.ts';
import type { Alarms, Dice, Memory } from '../session/needs.ts';
import { Pulse } from '../session/pulse.ts';
import { othersTalking, stateIn, type Talk, type Ticket } from '../world/talk.ts';
import type { GroupId, PersonId } from '../world/units.ts';
import type { MediaState } from '../world/values.ts';
import type { Capture } from './capture.ts';
import { Devices } from './devices.ts';
import { Faces, facesOf, isSameFaces, ownFace, screenOf, type Sight } from './faces.ts';
import { pictureOf } from './localPicture.ts';
import { openPreview } from './preview.ts';
import type { OpenRoom, RoomPerson, Sent, TalkRoom } from './room.ts';
import { Rooms } from './rooms.ts';
import { ScreenShare } from './screenShare.ts';
import { MOST_CAMERAS, MOST_CAMERAS_LOW_DATA } from './selection.ts';

const UNSEEN_MILLIS = 60_000;
/** Walking changes how loud people are; as often as this is smooth. */
const LOOK_EVERY_MILLIS = 200;

export interface ConversationNeeds {
  readonly alarms: Alarms;
  readonly dice: Dice;
  readonly memory: Memory;
  readonly capture: Capture;
  load(): Promise<OpenRoom>;
  address(url: string): string;
  askTicket(group: GroupId): void;
  askScreen(isOn: boolean): void;
  /** How far somebody is; null: not in view, or it does not count here. */
  distanceTiles(person: PersonId): number | null;
}

const NOBODY: ReadonlyMap<PersonId, RoomPerson> = new Map();

/** The conversation of this page: told with whom one talks, it sees to it that media go there and nowhere else. */
export class MediaConversation implements Conversation {
  readonly faces = signal<readonly Face[]>([]);
  readonly screen = signal<SharedScreen | null>(null);
  readonly isSoundBlocked = signal(false);
  readonly wasMutedUnseen = signal(false);
  readonly mutesUnseen: Signal<boolean>;
  readonly isLowData: Signal<boolean>;
  readonly pinned = signal<PersonId | null>(null);

  readonly #needs: ConversationNeeds;
  readonly #rooms: Rooms;
  readonly #devices: Devices;
  readonly #share: ScreenShare;
  readonly #sight = new Faces();
  readonly #pulse: Pulse;
  readonly #volumes = new Map<PersonId, number>();
  #talk: Talk | null = null;
  #self: PersonId | null = null;
  #stopHold: () => void = () => undefined;
  #stopUnseen: () => void = () => undefined;

  constructor(needs: ConversationNeeds) {
    this.#needs = needs;
    const { alarms, memory, capture } = needs;
    this.mutesUnseen = rememberedSwitch(memory, 'mutesUnseen', true);
    this.isLowData = rememberedSwitch(memory, 'lowData', false);
    this.#pulse = new Pulse(alarms, LOOK_EVERY_MILLIS, () => this.#look());
    const changed = (): void => this.#sendAll();
    this.#devices = new Devices({ capture, alarms, memory, isLowData: () => this.isLowData.peek(), changed });
    this.#share = new ScreenShare({ capture, ask: (isOn) => needs.askScreen(isOn), changed });
    this.#rooms = this.#makeRooms();
    this.isLowData.subscribe(() => this.#sendAll());
    this.pinned.subscribe(() => this.#look());
  }

  get line(): Rooms['line'] {
    return this.#rooms.line;
  }

  get microphone(): Devices['microphone'] {
    return this.#devices.microphone;
  }

  get camera(): Devices['camera'] {
    return this.#devices.camera;
  }

  get isSharing(): ReadonlySignal<boolean> {
    return this.#share.isOn;
  }

  get devices(): Devices['lists'] {
    return this.#devices.lists;
  }

  /** Who talks now. Whoever does not any more hears and sees nothing of this page from this call on. */
  take(talk: Talk | null, self: PersonId | null): void {
    const wasTalking = stateIn(this.#talk, this.#self) === 'talking';
    this.#talk = talk;
    this.#self = self;
    this.#rooms.take(talk, self);
    this.#share.given(talk?.screen !== undefined && talk.screen !== null && talk.screen === self);
    if (talk?.isAudioOnly === true && this.camera.peek().isOn) this.#devices.setCamera(false);
    if (wasTalking && stateIn(talk, self) !== 'talking') this.#end();
    this.#look();
  }

  takeTicket(ticket: Ticket): void {
    this.#rooms.takeTicket(ticket);
  }

  takeMedia(media: MediaState): void {
    this.#rooms.takeMedia(media);
  }

  /** Somebody walked. */
  moved(): void {
    if (this.faces.peek().length > 1) this.#pulse.ask();
  }

  /** The office gave the screen to somebody else. */
  screenRefused(): void {
    this.#share.stop();
  }

  shown(isShown: boolean): void {
    this.#stopUnseen();
    if (isShown) return;
    this.#stopUnseen = this.#needs.alarms.after(UNSEEN_MILLIS, () => this.#muteUnseen());
  }

  /** The page was frozen, or is back from sleep: the line may be dead without knowing it. */
  woke(): void {
    this.#rooms.tryAgain();
  }

  setMicrophone(isOn: boolean): void {
    this.wasMutedUnseen.value = false;
    if (isOn && this.line.peek().kind === 'idle') return;
    this.#devices.setMicrophone(isOn);
  }

  setCamera(isOn: boolean): void {
    const isAllowed = this.line.peek().kind !== 'idle' && this.#talk?.isAudioOnly !== true;
    if (!isOn || isAllowed) this.#devices.setCamera(isOn);
  }

  setSharing(isOn: boolean): void {
    if (!isOn || this.line.peek().kind !== 'idle') this.#share.set(isOn);
  }

  volumeOf(person: PersonId): number {
    return this.#volumes.get(person) ?? 1;
  }

  setVolume(person: PersonId, volume: number): void {
    this.#volumes.set(person, Math.min(1, Math.max(0, volume)));
    this.#look();
  }

  startSound(): void {
    for (const room of this.#rooms.all) room.startSound();
  }

  tryAgain(): void {
    this.#rooms.tryAgain();
  }

  noticed(): void {
    this.wasMutedUnseen.value = false;
  }

  lookForDevices(): Promise<void> {
    return this.#devices.look();
  }

  choose(kind: DeviceKind, id: string): void {
    this.#devices.choose(kind, id);
  }

  async preview(): Promise<Preview> {
    const { microphone, camera } = this.devices.peek();
    const preview = await openPreview(this.#needs.capture, microphone.chosen, camera.chosen);
    void this.#devices.look();
    return preview;
  }

  #makeRooms(): Rooms {
    const needs = this.#needs;
    return new Rooms({
      alarms: needs.alarms,
      dice: needs.dice,
      load: () => needs.load(),
      address: (url) => needs.address(url),
      askTicket: (group) => needs.askTicket(group),
      joined: (room) => this.#joined(room),
      changed: () => this.#look(),
      soundBlocked: (isBlocked) => (this.isSoundBlocked.value = isBlocked),
    });
  }

  #joined(room: TalkRoom): void {
    this.#send(room);
    this.#look();
  }

  #end(): void {
    this.#stopHold();
    this.#sight.forget();
    this.#devices.end();
    this.#share.stop();
    batch(() => {
      this.pinned.value = null;
      this.isSoundBlocked.value = false;
    });
  }

  #muteUnseen(): void {
    if (!this.mutesUnseen.peek() || !this.microphone.peek().isOn) return;
    this.#devices.setMicrophone(false);
    this.wasMutedUnseen.value = true;
  }

  #sendAll(): void {
    for (const room of this.#rooms.all) this.#send(room);
    this.#look();
  }

  /** What one wants to be heard and seen of, to a room: again after each publication and reconnection. */
  #send(room: TalkRoom): void {
    const isMuted = !this.microphone.peek().isOn;
    const { microphoneTrack, cameraTrack } = this.#devices;
    const sent = (track: MediaStreamTrack | null, more: Partial<Sent> = {}): Sent | null =>
      track === null ? null : { track, isMuted: false, isLowData: false, ...more };
    room.send('microphone', sent(microphoneTrack, { isMuted }));
    room.send('camera', sent(cameraTrack, { isLowData: this.isLowData.peek() }));
    room.send('screen', sent(this.#share.picture));
    room.send('screenSound', sent(this.#share.sound));
    room.setSpeaker(this.devices.peek().speaker.chosen);
  }

  /** Chooses anew whom to receive and shows it. */
  #look(): void {
    this.#stopHold();
    const nowMillis = this.#needs.alarms.nowMillis();
    const sight = this.#sightNow();
    const wishes = this.#sight.wishes(sight, nowMillis);
    for (const room of this.#rooms.all) room.receive(wishes);
    this.#show(sight);
    const hold = this.#sight.holdMillis(nowMillis);
    if (hold !== null) this.#stopHold = this.#needs.alarms.after(hold, () => this.#look());
  }

  #sightNow(): Sight {
    const isLowData = this.isLowData.peek();
    return {
      others: othersTalking(this.#talk, this.#self),
      room: this.#rooms.room?.people() ?? NOBODY,
      pinned: this.pinned.peek(),
      screen: this.#talk?.screen ?? null,
      isAudioOnly: this.#talk?.isAudioOnly ?? false,
      isLowData,
      mostCameras: isLowData ? MOST_CAMERAS_LOW_DATA : MOST_CAMERAS,
      distanceTiles: (person) => (this.#talk?.zone === null ? this.#needs.distanceTiles(person) : null),
      volumeOf: (person) => this.volumeOf(person),
    };
  }

  #show({ others, room, screen }: Sight): void {
    const self = this.#self;
    const isTalking = self !== null && stateIn(this.#talk, self) === 'talking';
    const faces = isTalking ? [...facesOf(others, room), this.#ownFace(self)] : [];
    batch(() => {
      if (!isSameFaces(faces, this.faces.peek())) this.faces.value = faces;
      const shown = isTalking ? screenOf(screen, self, pictureOf(this.#share.picture), room) : null;
      if (shown?.picture !== this.screen.peek()?.picture) this.screen.value = shown;
    });
  }

  #ownFace(self: PersonId): Face {
    const isMuted = !this.microphone.peek().isOn;
    const quality = this.#rooms.room?.ownQuality() ?? 'unknown';
    return ownFace(self, isMuted, quality, pictureOf(this.#devices.cameraTrack));
  }
}

function rememberedSwitch(
  memory: Memory,
  key: 'mutesUnseen' | 'lowData',
  fallback: boolean,
): Signal<boolean> {
  const text = memory.read(key);
  const choice = signal(text === null ? fallback : text === 'on');
  choice.subscribe((isOn) => memory.write(key, isOn === fallback ? null : isOn ? 'on' : 'off'));
  return choice;
}
