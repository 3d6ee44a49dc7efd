import type { Floor } from '../world/floor/floor.ts';
import { avatarOf, type OfficeState, ownAvatar } from '../world/officeState.ts';
import { tileAt } from '../world/walk.ts';
import { distanceTiles, NEARBY_TILES } from './people.ts';
import type { Intent } from './ports.ts';

/** Whether one stands where one wanted to be: in that zone, beside that person, on that floor. */
export function isAt(intent: Intent, state: OfficeState, floor: Floor | null, tick: number): boolean {
  const own = ownAvatar(state);
  if (own === null || intent.floor !== state.self?.floor) return false;
  const tile = tileAt(own.walk, tick, state.ticksPerTile);
  switch (intent.kind) {
    case 'floor':
      return true;
    case 'zone':
      return floor?.zonesAt(tile).some((zone) => zone.id === intent.zone) ?? false;
    case 'person': {
      const other = avatarOf(state, intent.person);
      if (other === null) return false;
      return distanceTiles(tile, tileAt(other.walk, tick, state.ticksPerTile), state.columns) <= NEARBY_TILES;
    }
  }
}
