import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { OfficeSession } from '../../session/ports.ts';
import type { Zone } from '../../world/floor/document.ts';
import { roomsOf, type Room } from './rooms.ts';

/** What the page knows of the floors one is not on: their zones, once asked for. */
export interface Floors {
  /** Zones by floor id; a floor whose map is not there yet is absent. */
  readonly zones: ReadonlySignal<ReadonlyMap<string, readonly Zone[]>>;
  /** The rooms of all floors that are known, one's own floor first. */
  readonly rooms: ReadonlySignal<readonly Room[]>;
  nameOf(floor: string): string;
  /** Fetches the maps that are missing, for their rooms. Later calls fetch what has failed before. */
  fetchOthers(): void;
}

export function createFloors(session: OfficeSession): Floors {
  const learned = signal<ReadonlyMap<string, readonly Zone[]>>(new Map());
  const asked = new Set<string>();
  const zones = computed(() => {
    const own = session.floor.value;
    return own ? new Map([[own.id, own.zones], ...omit(learned.value, own.id)]) : learned.value;
  });
  const rooms = computed(() => [...zones.value].flatMap(([floor, inIt]) => roomsOf(floor, inIt)));
  const learn = async (id: string) => {
    const inIt = await session.zonesOf(id);
    if (inIt === null) asked.delete(id);
    else learned.value = new Map([...learned.value, [id, inIt]]);
  };
  return {
    zones,
    rooms,
    nameOf: (floor) => session.office.value?.floors.find((entry) => entry.id === floor)?.name ?? floor,
    fetchOthers() {
      for (const { id } of session.office.peek()?.floors ?? []) {
        if (asked.has(id) || session.floor.peek()?.id === id) continue;
        asked.add(id);
        void learn(id);
      }
    },
  };
}

function omit<T>(map: ReadonlyMap<string, T>, key: string): [string, T][] {
  return [...map].filter(([id]) => id !== key);
}
