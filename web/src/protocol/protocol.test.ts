import { create, fromBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { decodeServerFrame, encodeCommand } from './frames.ts';
import { ClientFrameSchema, RefreshSchema } from './gen/tilework_pb.ts';
import { eachRefreshed } from './refreshes.ts';
import { MOST_STEPS, packSteps, unpackSteps } from './steps.ts';
import { gestureWord, lookFrom, statusWord } from './words.ts';

describe('steps', () => {
  it('come four to a byte, lowest bits first', () => {
    expect([...unpackSteps(Uint8Array.of(0b11_10_01_00, 0b10), 5)]).toEqual([0, 1, 2, 3, 2]);
  });

  it('survive packing and unpacking', () => {
    const steps = Array.from({ length: 103 }, (_, index) => (index * 7) % 4);
    expect([...unpackSteps(packSteps(steps), steps.length)]).toEqual(steps);
  });

  it('are never read past the bytes that hold them, nor past the longest walk', () => {
    expect(unpackSteps(Uint8Array.of(0xff), 4_000_000).length).toBe(4);
    expect(unpackSteps(new Uint8Array(1_000), 4_000_000).length).toBe(MOST_STEPS);
  });
});

describe('refreshes', () => {
  it('name avatars by differences and tiles within the cell', () => {
    const refresh = create(RefreshSchema, { cell: 9, avatars: [100, 2, 5], tiles: [0, 9, 63] });
    const told: number[][] = [];
    eachRefreshed(refresh, 8, (...one) => told.push(one));
    expect(told).toEqual([
      [100, 8, 8],
      [102, 9, 9],
      [107, 15, 15],
    ]);
  });

  it('with fewer tiles than avatars tell only of those that have one', () => {
    const told: number[] = [];
    const refresh = create(RefreshSchema, { cell: 0, avatars: [1, 1], tiles: [0] });
    eachRefreshed(refresh, 1, (avatar) => told.push(avatar));
    expect(told).toEqual([1]);
  });
});

describe('commands', () => {
  it.each([
    [{ kind: 'walkTo', tile: 70_000 } as const, 'walkTo'],
    [{ kind: 'head', direction: 3 } as const, 'head'],
    [{ kind: 'stop' } as const, 'stop'],
    [{ kind: 'walkToPerson', person: 4 } as const, 'walkToPerson'],
    [{ kind: 'walkToZone', zone: 0 } as const, 'walkToZone'],
    [{ kind: 'setStatus', status: 'doNotDisturb' } as const, 'setStatus'],
    [{ kind: 'setViewport', columns: 23, rows: 15 } as const, 'setViewport'],
    [{ kind: 'setHidden', isHidden: true } as const, 'setHidden'],
    [{ kind: 'dress', name: 'Ada', look: lookFrom(undefined) } as const, 'dress'],
    [{ kind: 'gesture', gesture: 'wave' } as const, 'gesture'],
    [{ kind: 'say', text: 'hello' } as const, 'say'],
    [{ kind: 'ack', tick: 12 } as const, 'ack'],
    [{ kind: 'leaveOffice' } as const, 'leaveOffice'],
  ])('%o is written as what it is', (command, kind) => {
    expect(fromBinary(ClientFrameSchema, encodeCommand(command)).command.case).toBe(kind);
  });

  it('of the first tile and the first direction are not lost as zeros', () => {
    expect(encodeCommand({ kind: 'walkTo', tile: 0 }).length).toBeGreaterThan(0);
    expect(encodeCommand({ kind: 'head', direction: 0 }).length).toBeGreaterThan(0);
  });
});

describe('what a newer server says', () => {
  it('is shown mildly where this client does not know the word', () => {
    expect(statusWord(99 as never)).toBe('available');
    expect(gestureWord(99 as never)).toBeNull();
  });

  it('that is no frame is an error and no frame', () => {
    expect(() => decodeServerFrame(Uint8Array.of(0xff, 0xff, 0xff))).toThrow();
  });
});
