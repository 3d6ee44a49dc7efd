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
    return this.#ask<Joined>('api/join', posted(body), 'nameRefused');
  }

  map(url: string): Promise<Answer<unknown>> {
    return this.#ask<unknown>(url, {}, 'mapMissing');
  }

  async claim(personToken: string, code: string): Promise<Answer<Joined['role']>> {
    const answer = await this.#ask<{ role: Joined['role'] }>(
      'api/claim',
      posted({ personToken, code }),
      'claimRefused',
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

const KEYS: Readonly<Record<number, ProblemKey>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  409: 'sessionEnded',
  429: 'tooManyTries',
  503: 'full',
};

async function problemOf(response: Response, fault: ProblemKey): Promise<Problem> {
  const { status } = response;
  // Proxies answer 502 and 504 while the office restarts.
  const passing = status === 502 || status === 504 ? 'unreachable' : 'serverFault';
  return { key: KEYS[status] ?? (status < 500 ? fault : passing), detail: await detailOf(response) };
}

/** The sentence of an application/problem+json body. */
async function detailOf(response: Response): Promise<string | null> {
  try {
    const { detail } = (await response.json()) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}
