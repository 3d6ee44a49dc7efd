import { readdirSync, readFileSync } from 'node:fs';
import { fromJson, type JsonValue, toJson } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { decodeServerFrame } from './frames.ts';
import { ServerFrameSchema } from './gen/tilework_pb.ts';

/** Written by the server's tests: the bytes of a frame, and what they say. */
const folder = new URL('../../../app/src/test/golden/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.startsWith('server-') && name.endsWith('.bin'))
  .map((name) => name.replace('.bin', ''));

describe('frames that the server wrote', () => {
  it('are there', () => {
    expect(names.length).toBeGreaterThan(0);
  });

  it.each(names)('%s says here what it said there', (name) => {
    const said = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as JsonValue;
    const frame = decodeServerFrame(readFileSync(new URL(`${name}.bin`, folder)));
    const expected = fromJson(ServerFrameSchema, said);
    expect(toJson(ServerFrameSchema, frame)).toEqual(toJson(ServerFrameSchema, expected));
  });
});
