import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { FloorDocument, Zone } from '../world/floor/document.ts';
import type { Consent, Talk } from '../world/talk.ts';
import type { AvatarId, GroupId, PersonId, TileIndex } from '../world/units.ts';
import type {
  ChosenStatus,
  Direction,
  GestureKind,
  LeaveReason,
  Look,
  LookPart,
  MediaState,
  RefusalReason,
  RingAnswer,
  Role,
  Status,
} from '../world/values.ts';
import type { Conversation } from './conversation.ts';
import type { Connection, Problem } from './connection.ts';

/** All that the interface binds to. `main.ts` builds it and hands it to `ui/mount.tsx`: mountUi(root, page). */
export interface Page {
  readonly session: OfficeSession;
  /** Null until what it takes to talk is loaded. */
  readonly conversation: ReadonlySignal<Conversation | null>;
  readonly stage: Stage;
  readonly shortcuts: Shortcuts;
  /** Chance: from 0 to below 1. */
  readonly dice: () => number;
}

/** The office as this tab knows it, and what it can ask for. Signals change at most once a frame. */
export interface OfficeSession {
  readonly connection: ReadonlySignal<Connection>;
  /** Null until GET /api/office has answered. */
  readonly office: ReadonlySignal<OfficeFacts | null>;
  /** Who this tab is, remembered across visits. Set by `enter` and `dress`. */
  readonly profile: ReadonlySignal<Profile>;
  /** Null while not in. */
  readonly me: ReadonlySignal<Me | null>;
  /** Everybody in the office, on all floors, with oneself; unsorted. */
  readonly people: ReadonlySignal<readonly Person[]>;
  /** Persons within 4 tiles or in the same meeting zone, nearest first; at most 4 updates a second. */
  readonly nearby: ReadonlySignal<readonly PersonId[]>;
  /** The floor this tab is on. */
  readonly floor: ReadonlySignal<FloorDocument | null>;
  /** Where a walk started by `walkToPerson`, `walkToZone` or `goToFloor` is going, across floors; null when there. */
  readonly intent: ReadonlySignal<Intent | null>;
  /** The group one is in, with who of it talks. Null: in none. */
  readonly talk: ReadonlySignal<Talk | null>;
  readonly media: ReadonlySignal<MediaState>;
  readonly consent: ReadonlySignal<Consent>;
  readonly commands: Commands;
  /** Tells of what happens once, in order. Answers with how to stop listening. */
  listen(listener: (happening: Happening) => void): () => void;
  /** Comes in: joins, loads the map, connects. Remembers the profile. `floor` null: where one was, else the start floor. */
  enter(profile: Profile, floor?: string | null): void;
  /** Tries again now: after `takenOver`, `failed`, `full`, or instead of waiting in `reconnecting`. */
  comeBack(): void;
  /** The zones of any floor, from its map. Null: the floor is unknown, or its map cannot be had now. */
  zonesOf(floor: string): Promise<readonly Zone[] | null>;
  /** Makes this person the owner with the code printed at the first start. Null: done. */
  claim(code: string): Promise<Problem | null>;
}

export interface OfficeFacts {
  readonly name: string;
  /** When last asked; use `people` once in. */
  readonly peopleIn: number;
  readonly floors: readonly FloorFacts[];
  /** Floor id where newcomers start. */
  readonly start: string;
  readonly version: string;
}

export interface FloorFacts {
  readonly id: string;
  readonly name: string;
  readonly mapUrl: string;
  readonly mapHash: string;
}

export interface Profile {
  /** Empty until chosen. */
  readonly name: string;
  readonly look: Look;
}

export interface Me {
  readonly avatar: AvatarId;
  readonly person: PersonId;
  readonly name: string;
  readonly look: Look;
  readonly status: Status;
  readonly role: Role;
  readonly handUp: boolean;
  /** Floor id. */
  readonly floor: string;
  /** Name of the zone one is in. */
  readonly zone: string | null;
}

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly look: Look;
  readonly status: Status;
  /** Floor id. */
  readonly floor: string;
  /** Zone id on that floor. */
  readonly zone: number | null;
  /** Its name, for people on one's own floor. */
  readonly zoneName: string | null;
  readonly isMe: boolean;
}

export type Intent =
  | { readonly kind: 'person'; readonly person: PersonId; readonly floor: string }
  | { readonly kind: 'zone'; readonly zone: number; readonly floor: string }
  | { readonly kind: 'floor'; readonly floor: string };

/** Things to do. Each is safe to call in any state; not in the office, it does nothing that lasts. */
export interface Commands {
  walkTo(tile: TileIndex): void;
  /** Walk in a direction until `stop`: a held arrow key. */
  head(direction: Direction): void;
  stop(): void;
  /** On another floor: walks to the exit that leads there, and on after arriving. */
  walkToPerson(person: PersonId): void;
  walkToZone(floor: string, zone: number): void;
  goToFloor(floor: string): void;
  /** While the link is away it is kept and told when it is back; so is `dress`. */
  setStatus(status: ChosenStatus): void;
  gesture(kind: GestureKind): void;
  /** At most 200 graphemes. Lost while the connection is not `here`. */
  say(text: string): void;
  dress(profile: Profile): void;
  setViewport(columns: number, rows: number): void;
  /** Whether one talks with the group one is in; may be said again and again. */
  answerRing(group: GroupId, answer: RingAnswer): void;
  /** Whether one talks with everybody at once, from now on. */
  setAlways(always: boolean): void;
  /** Forgets all those with whom one always talks. */
  forgetPeople(): void;
  /** A new ticket, when the media connection is lost. */
  askTicket(group: GroupId): void;
  lockGroup(isLocked: boolean): void;
  /** Takes or gives back the one screen of the group. */
  shareScreen(isOn: boolean): void;
  /** A group without cameras and screens. */
  setAudioOnly(isOn: boolean): void;
  /** Steps out for good: the connection becomes `entering`. */
  leave(): void;
}

/** What happens once. */
export type Happening =
  | { readonly kind: 'said'; readonly person: PersonId; readonly name: string; readonly text: string }
  | {
      readonly kind: 'gesture';
      readonly person: PersonId;
      readonly name: string;
      readonly gesture: GestureKind;
    }
  /** `intent`: where the walk was to lead, if it was to somebody or somewhere by name. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly intent: Intent | null }
  /** The walk to an intent on this floor is over; not `arrived`: it ended somewhere else. */
  | { readonly kind: 'walkEnded'; readonly intent: Intent; readonly arrived: boolean }
  | { readonly kind: 'cameIn'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'wentOut'; readonly person: PersonId; readonly name: string }
  /** An avatar that was in view went away. */
  | { readonly kind: 'outOfView'; readonly person: PersonId; readonly reason: LeaveReason }
  | { readonly kind: 'arrivedOnFloor'; readonly floor: string }
  | { readonly kind: 'enteredZone'; readonly zone: number; readonly name: string }
  | { readonly kind: 'leftZone'; readonly zone: number; readonly name: string };

/** What the interface asks of the picture of the floor. Lengths are CSS pixels of the page. */
export interface Stage {
  /** CSS pixels per pixel of the art. */
  readonly zoom: ReadonlySignal<number>;
  readonly canZoomIn: ReadonlySignal<boolean>;
  readonly canZoomOut: ReadonlySignal<boolean>;
  zoomIn(): void;
  zoomOut(): void;
  /** `auto`: 30 frames a second on battery or when frames are slow. */
  readonly economy: Signal<'auto' | 'on' | 'off'>;
  /** True while economy is in force. */
  readonly isEconomical: ReadonlySignal<boolean>;
  /** Ground around the map and a tint over it at night. */
  readonly theme: Signal<'light' | 'dark'>;
  /** While images of the floor or the avatars are missing, the number of the load that failed last; 0: all are there. */
  readonly pictureFailures: ReadonlySignal<number>;
  /** Loads what is missing, if anything is. */
  loadPicturesAgain(): void;
  /** What panels cover at the edges: the camera centers in the rest. `hidden`: where nothing is seen of the map. */
  setInsets(insets: Insets, hidden: SidePart | null): void;
  /** Follows oneself again after panning. */
  followMe(): void;
  /** True while the camera has been dragged away. */
  readonly isPanned: ReadonlySignal<boolean>;
  /** Moves the camera to a person on this floor. */
  showPerson(person: PersonId): void;

  /** Grows when the mini-map looks different, at most 4 times a second. */
  readonly miniMapVersion: ReadonlySignal<number>;
  /** Draws the whole floor, everybody and the view into a canvas, as large as its width and height say. */
  drawMiniMap(canvas: HTMLCanvasElement): void;
  /** The tile under a point of a mini-map, from 0 to 1 across and down. Null: off the floor. */
  miniMapTile(xFraction: number, yFraction: number): TileIndex | null;

  /** Null until the avatar sheet is loaded. */
  readonly catalog: ReadonlySignal<AvatarCatalog | null>;
  /** Draws an avatar into a canvas, integer scaled, centered; clears it first. Nothing happens before the sheet is there. */
  drawAvatar(canvas: HTMLCanvasElement, look: Look, pose: Pose): void;
  /** The same as the address of a picture; the size is in device pixels. Empty before the sheet is there. */
  avatarUrl(look: Look, pose: Pose, width: number, height: number): string;

  /** Where a person's head is on the page; null when not in view. */
  headOnPage(person: PersonId): PagePoint | null;
  /** A menu for a person was asked for (right click, long press): set by the stage, cleared by the interface. */
  readonly menu: Signal<PersonMenu | null>;
}

/** CSS pixels from each edge of the page. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of the page at its right side, in CSS pixels: how far from three edges, and how wide. */
export interface SidePart {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
}

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export interface PersonMenu extends PagePoint {
  readonly person: PersonId;
}

/** What the avatar builder can offer. */
export interface AvatarCatalog {
  /** How many choices each part of a look has. */
  readonly choices: Readonly<Record<LookPart, number>>;
  /** A color to show for each choice of the colored parts, as CSS colors. */
  readonly swatches: Readonly<Record<'skin' | 'hairColor' | 'topColor' | 'bottomColor', readonly string[]>>;
  /** A random look; `dice` answers from 0 to below 1. */
  randomLook(dice: () => number): Look;
}

export type Pose =
  | { readonly kind: 'standing'; readonly facing: Direction }
  /** `phase` counts steps of the walk cycle; whole numbers are frames. */
  | { readonly kind: 'walking'; readonly facing: Direction; readonly phase: number }
  | { readonly kind: 'sitting'; readonly facing: Direction }
  /** Head and shoulders, for lists. */
  | { readonly kind: 'portrait' };

/** The keys that do something. None works while typing. */
export interface Shortcuts {
  /** Answers with how to remove it. A key has one shortcut: the newest. */
  register(shortcut: Shortcut): () => void;
  readonly all: ReadonlySignal<readonly Shortcut[]>;
  /** All of them can be switched off; remembered. */
  readonly enabled: Signal<boolean>;
}

export interface Shortcut {
  /** As in KeyboardEvent.key, lower case: 'm', '/', '?', ' '. */
  readonly key: string;
  /** A key of words the interface has. */
  readonly words: string;
  readonly press: () => void;
  /** For keys that are held, such as push to talk. */
  readonly release?: () => void;
}
