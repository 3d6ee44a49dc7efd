import { type Look, PLAIN_LOOK } from '../world/values.ts';
import type { Memory } from './needs.ts';
import type { Profile } from './ports.ts';

const MOST_NAME_UNITS = 400;

/** The name and look of the visit before; an unreadable memory is no memory. */
export function readProfile(memory: Memory): Profile {
  const text = memory.read('profile');
  if (text === null) return { name: '', look: PLAIN_LOOK };
  try {
    return profileFrom(JSON.parse(text));
  } catch {
    return { name: '', look: PLAIN_LOOK };
  }
}

export function writeProfile(memory: Memory, profile: Profile): void {
  memory.write('profile', JSON.stringify(profile));
}

function profileFrom(json: unknown): Profile {
  const { name, look } = json as { name?: unknown; look?: Record<string, unknown> };
  const parts = Object.keys(PLAIN_LOOK).map((part) => [part, partFrom(look?.[part])] as const);
  return {
    name: typeof name === 'string' ? name.slice(0, MOST_NAME_UNITS) : '',
    look: Object.fromEntries(parts) as unknown as Look,
  };
}

function partFrom(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 64 ? value : 0;
}
