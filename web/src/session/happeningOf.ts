import type { WorldEvent } from '../world/happenings.ts';
import type { OfficeState } from '../world/officeState.ts';
import type { Happening } from './ports.ts';

/** What the interface is told of a world event; null: nothing, or not here. */
export function happeningOf(state: OfficeState, event: WorldEvent): Happening | null {
  switch (event.kind) {
    case 'said':
    case 'gesture': {
      const avatar = state.avatars.get(event.avatar);
      if (avatar === undefined) return null;
      const { person, name } = avatar;
      return event.kind === 'said'
        ? { kind: 'said', person, name, text: event.text }
        : { kind: 'gesture', person, name, gesture: event.gesture };
    }
    case 'left':
      return { kind: 'outOfView', person: event.person, reason: event.reason };
    case 'cameIn':
    case 'wentOut':
      return event;
    case 'refused':
    case 'welcomed':
    case 'walkChanged':
    case 'transfer':
    case 'ticket':
      return null;
  }
}
