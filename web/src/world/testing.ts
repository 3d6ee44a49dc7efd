import { create, type MessageInitShape } from '@bufbuild/protobuf';
import type { ServerFrame } from '../protocol/frames.ts';
import { ServerFrameSchema } from '../protocol/gen/tilework_pb.ts';
import { packSteps } from '../protocol/steps.ts';

// For tests: people are ADA and BO, floors are 20 x 16 tiles.

export const ADA = { avatar: 1, person: 11 } as const;
export const BO = { avatar: 2, person: 12 } as const;
export const COLUMNS = 20;

export type FrameInit = MessageInitShape<typeof ServerFrameSchema>;

export function frame(init: FrameInit): ServerFrame {
  return create(ServerFrameSchema, init);
}

export function tile(column: number, row: number): number {
  return row * COLUMNS + column;
}

export function entered(
  who: { avatar: number; person: number },
  name: string,
  from: number,
  steps: number[] = [],
) {
  return {
    ...who,
    name,
    status: 1,
    path: { from, startTick: 100, steps: packSteps(steps), stepCount: steps.length, facing: 0 },
  };
}

export const WELCOME = {
  ...ADA,
  floor: 'hq',
  mapHash: 'h1',
  columns: COLUMNS,
  rows: 16,
  ticksPerSecond: 15,
  ticksPerTile: 3,
  resumed: false,
  role: 2,
} as const;

/** ADA at (2, 2), BO at (5, 2), the whole floor in the window. */
export function firstFrame(welcome: Partial<typeof WELCOME | { resumed: boolean }> = {}): ServerFrame {
  return frame({
    tick: 100,
    welcome: { ...WELCOME, ...welcome },
    window: { minColumn: 0, minRow: 0, maxColumn: 2, maxRow: 1 },
    complete: true,
    enters: [entered(ADA, 'Ada', tile(2, 2)), entered(BO, 'Bo', tile(5, 2))],
    roster: [
      { person: ADA.person, name: 'Ada', status: 1, floor: 'hq', zone: 0, look: {} },
      { person: BO.person, name: 'Bo', status: 1, floor: 'hq', zone: 1, look: {} },
    ],
  });
}
