import type { Face, MovingPicture, Quality, SharedScreen } from '../session/conversation.ts';
import type { PersonId } from '../world/units.ts';
import { type Candidate, chooseCameras, SPEAKING_HOLD_MILLIS } from './selection.ts';
import type { RoomPerson, Wish } from './room.ts';
import { volumeAt } from './volume.ts';

/** What is looked at to say whom to receive and show. */
export interface Sight {
  /** Those one talks with. */
  readonly others: readonly PersonId[];
  readonly room: ReadonlyMap<PersonId, RoomPerson>;
  readonly pinned: PersonId | null;
  /** Whose screen is the group's. */
  readonly screen: PersonId | null;
  readonly isAudioOnly: boolean;
  readonly isLowData: boolean;
  readonly mostCameras: number;
  distanceTiles(person: PersonId): number | null;
  volumeOf(person: PersonId): number;
}

/** Whom one sees and hears, and how loud. Remembers when each was last heard. */
export class Faces {
  readonly #spokeMillis = new Map<PersonId, number>();

  /** What to receive of whom. */
  wishes(sight: Sight, nowMillis: number): ReadonlyMap<PersonId, Wish> {
    const { others, room, screen, isAudioOnly, isLowData, pinned, mostCameras } = sight;
    for (const person of others) {
      if (room.get(person)?.isSpeaking === true) this.#spokeMillis.set(person, nowMillis);
    }
    const candidates = others.filter((person) => room.get(person)?.hasCamera === true);
    const shown = chooseCameras(
      isAudioOnly ? [] : candidates.map((person) => this.#candidate(person, sight)),
      pinned,
      nowMillis,
      mostCameras,
    );
    const wish = (person: PersonId): Wish => ({
      camera: shown.includes(person),
      screen: person === screen && !isAudioOnly,
      volume: volumeAt(sight.distanceTiles(person)) * sight.volumeOf(person),
      isLowData,
    });
    return new Map(others.map((person) => [person, wish(person)]));
  }

  /** After how long, at the soonest, another camera may be chosen because somebody has fallen silent. */
  holdMillis(nowMillis: number): number | null {
    const ends = [...this.#spokeMillis.values()]
      .map((spoke) => spoke + SPEAKING_HOLD_MILLIS - nowMillis)
      .filter((left) => left > 0);
    return ends.length === 0 ? null : Math.min(...ends) + 1;
  }

  forget(): void {
    this.#spokeMillis.clear();
  }

  #candidate(person: PersonId, sight: Sight): Candidate {
    const spokeMillis = this.#spokeMillis.get(person) ?? -Infinity;
    return { person, spokeMillis, distanceTiles: sight.distanceTiles(person) };
  }
}

/** The others, pictures first, as they are in the room. */
export function facesOf(others: readonly PersonId[], room: ReadonlyMap<PersonId, RoomPerson>): Face[] {
  const faces = others.map((person): Face => {
    const known = room.get(person);
    return {
      person,
      isMe: false,
      isConnected: known !== undefined,
      isMuted: known?.isMuted ?? true,
      isSpeaking: known?.isSpeaking ?? false,
      quality: known?.quality ?? 'unknown',
      picture: known?.camera ?? null,
    };
  });
  const rank = (face: Face): number => (face.picture === null ? 1 : 0);
  return faces.sort((a, b) => rank(a) - rank(b) || a.person - b.person);
}

export function ownFace(
  person: PersonId,
  isMuted: boolean,
  quality: Quality,
  picture: MovingPicture | null,
): Face {
  return { person, isMe: true, isConnected: true, isMuted, isSpeaking: false, quality, picture };
}

export function isSameFaces(a: readonly Face[], b: readonly Face[]): boolean {
  return a.length === b.length && a.every((face, index) => isSameFace(face, b[index]));
}

function isSameFace(a: Face, b: Face | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof Face)[]).every((key) => a[key] === b[key]);
}

/** The screen of the group, once there is something of it to see. */
export function screenOf(
  holder: PersonId | null,
  self: PersonId | null,
  own: MovingPicture | null,
  room: ReadonlyMap<PersonId, RoomPerson>,
): SharedScreen | null {
  if (holder === null) return null;
  const isMe = holder === self;
  const picture = isMe ? own : (room.get(holder)?.screen ?? null);
  return picture === null ? null : { person: holder, isMe, picture };
}
