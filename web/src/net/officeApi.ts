import type { Problem, ProblemKey } from '../session/connection.ts';
import type { Answer, Joined, JoinRequest, OfficeApi } from '../session/needs.ts';
import type { OfficeFacts } from '../session/ports.ts';

const PATIENCE_MILLIS = 10_000;

/** The office's HTTP side. Every failure is an answer with a problem, never an exception. */
export class HttpOfficeApi implements OfficeApi {
  readonly #base: string;

  /** `base`: what addresses are relative to, the page's own address. */
  constructor(base: string) {
    this.#base = base;
  }

  office(): Promise<Answer<OfficeFacts>> {
    return this.#ask<OfficeFacts>('api/office', { cache: 'no-cache' }, 'serverFault');
  }

  join(request: JoinRequest): Promise<Answer<Joined>> {
    const body = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
    return this.#ask<Joined>('api/join', posted(body), 'protocolFault');
  }

  map(url: string): Promise<Answer<unknown>> {
    return this.#ask<unknown>(url, {}, 'mapMissing');
  }

  async claim(personToken: string, code: string): Promise<Answer<Joined['role']>> {
    const answer = await this.#ask<{ role: Joined['role'] }>(
      'api/claim',
      posted({ personToken, code }),
      'protocolFault',
    );
    return answer.ok ? { ok: true, value: answer.value.role } : answer;
  }

  /** `fault`: the problem when the server says that the request itself was wrong. */
  async #ask<T>(path: string, init: RequestInit, fault: ProblemKey): Promise<Answer<T>> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MILLIS);
      const response = await fetch(new URL(path, this.#base), { ...init, signal });
      if (!response.ok) return { ok: false, problem: await problemOf(response, fault) };
      return { ok: true, value: (await response.json()) as T };
    } catch {
      return { ok: false, problem: { key: 'unreachable', detail: null } };
    }
  }
}

function posted(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

const TYPE_PREFIX = 'urn:tilework:problem:';

/** What the office's own problems mean here. Others are faults of the request. */
const OWN_PROBLEMS: ReadonlyMap<string, ProblemKey> = new Map([
  ['full', 'full'],
  ['store-down', 'serverFault'],
  ['fault', 'serverFault'],
  ['name-missing', 'nameRefused'],
  ['unknown-floor', 'floorMissing'],
  ['unknown-token', 'notAllowed'],
  ['wrong-code', 'claimRefused'],
  ['too-often', 'tooManyTries'],
]);

/** What a status means that no office has explained: it comes from a proxy, often while the office restarts. */
const FOREIGN_PROBLEMS: ReadonlyMap<number, ProblemKey> = new Map([
  [401, 'notAllowed'],
  [403, 'notAllowed'],
  [429, 'tooManyTries'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
]);

async function problemOf(response: Response, fault: ProblemKey): Promise<Problem> {
  const { type, detail } = await explanationOf(response);
  const isOwn = type.startsWith(TYPE_PREFIX);
  const key = isOwn
    ? OWN_PROBLEMS.get(type.slice(TYPE_PREFIX.length))
    : FOREIGN_PROBLEMS.get(response.status);
  return { key: key ?? (response.status < 500 ? fault : 'serverFault'), detail };
}

/** Kind and sentence of an application/problem+json body. */
async function explanationOf(response: Response): Promise<{ type: string; detail: string | null }> {
  try {
    const { type, detail } = (await response.json()) as { type?: unknown; detail?: unknown };
    return {
      type: typeof type === 'string' ? type : '',
      detail: typeof detail === 'string' ? detail : null,
    };
  } catch {
    return { type: '', detail: null };
  }
}
