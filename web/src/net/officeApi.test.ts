import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemKey } from '../session/connection.ts';
import { PLAIN_LOOK } from '../protocol/values.ts';
import { HttpOfficeApi } from './officeApi.ts';

const request = { name: 'Ada', look: PLAIN_LOOK, floor: null, personToken: null, sessionToken: 's1' };
const api = new HttpOfficeApi('https://office.example/in/');
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function answer(status: number, type: string | null): void {
  const body = type === null ? '<h1>Bad gateway</h1>' : JSON.stringify({ type, detail: 'In words.' });
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })));
}

async function problemOf(asked: Promise<{ ok: boolean; problem?: { key: ProblemKey } }>) {
  return (await asked).problem?.key;
}

describe('the office over HTTP', () => {
  it.each<[number, string, ProblemKey]>([
    [503, 'full', 'full'],
    [503, 'store-down', 'serverFault'],
    [404, 'unknown-floor', 'floorMissing'],
    [400, 'name-missing', 'nameRefused'],
    [400, 'malformed', 'protocolFault'],
    [413, 'too-large', 'protocolFault'],
    [401, 'unknown-token', 'notAllowed'],
    [429, 'too-often', 'tooManyTries'],
    [500, 'fault', 'serverFault'],
    [418, 'something-new', 'protocolFault'],
  ])('that refuses a join with %i %s is understood as %s', async (status, kind, key) => {
    answer(status, `urn:tilework:problem:${kind}`);
    expect(await problemOf(api.join(request))).toBe(key);
  });

  it.each<[number, ProblemKey]>([
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
    [500, 'serverFault'],
    [429, 'tooManyTries'],
    [403, 'notAllowed'],
  ])('behind a proxy that answers %i for it is %s, and never full', async (status, key) => {
    answer(status, null);
    expect(await problemOf(api.join(request))).toBe(key);
  });

  it('that cannot be asked is unreachable', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    expect(await api.office()).toEqual({ ok: false, problem: { key: 'unreachable', detail: null } });
  });

  it('that answers with no JSON is unreachable', async () => {
    answer(200, null);
    expect(await problemOf(api.office())).toBe('unreachable');
  });

  it('without a map says that the map is missing', async () => {
    answer(404, 'urn:tilework:problem:not-found');
    expect(await api.map('/api/floors/hq/map')).toEqual({
      ok: false,
      problem: { key: 'mapMissing', detail: 'In words.' },
    });
  });

  it('tells a wrong link from an office that does not answer', async () => {
    answer(403, 'urn:tilework:problem:wrong-code');
    expect(await problemOf(api.claim('p1', 'c1'))).toBe('claimRefused');
    answer(503, 'urn:tilework:problem:store-down');
    expect(await problemOf(api.claim('p1', 'c1'))).toBe('serverFault');
  });

  it('is asked at its own address, for what there is to say alone', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ sessionToken: 's2' })));
    expect(await api.join(request)).toEqual({ ok: true, value: { sessionToken: 's2' } });
    const [url, init] = fetched.mock.calls[0]!;
    expect(String(url)).toBe('https://office.example/in/api/join');
    expect(JSON.parse(init.body as string)).toEqual({ name: 'Ada', look: PLAIN_LOOK, sessionToken: 's1' });
  });
});
