import type { Zone } from '../world/floor/document.ts';
import type { Happening } from './ports.ts';

/** Tells which zones one has left and entered since the time before: left before entered. */
export class ZoneWatch {
  #inside: readonly Zone[] = [];

  moved(zones: readonly Zone[], tell: (happening: Happening) => void): void {
    const before = this.#inside;
    if (before === zones) return;
    this.#inside = zones;
    for (const zone of before) {
      if (!zones.includes(zone)) tell({ kind: 'leftZone', zone: zone.id, name: zone.name });
    }
    for (const zone of zones) {
      if (!before.includes(zone)) tell({ kind: 'enteredZone', zone: zone.id, name: zone.name });
    }
  }

  reset(): void {
    this.#inside = [];
  }
}
