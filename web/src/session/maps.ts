import { Floor } from '../world/floor/floor.ts';
import { FloorFault, parseFloor } from '../world/floor/parseFloor.ts';
import type { Answer, OfficeApi } from './needs.ts';

const MOST_KEPT = 4;

/** Map documents that were loaded, by address: going back to a floor costs nothing. */
export class Maps {
  readonly #api: OfficeApi;
  readonly #kept = new Map<string, Promise<Answer<Floor>>>();

  constructor(api: OfficeApi) {
    this.#api = api;
  }

  load(url: string): Promise<Answer<Floor>> {
    const kept = this.#kept.get(url);
    if (kept !== undefined) return kept;
    const loading = this.#load(url);
    this.#kept.set(url, loading);
    if (this.#kept.size > MOST_KEPT) this.#forgetOldest();
    return loading;
  }

  async #load(url: string): Promise<Answer<Floor>> {
    const answer = await this.#api.map(url);
    const floor = answer.ok ? parsed(answer.value) : answer;
    if (!floor.ok) this.#kept.delete(url);
    return floor;
  }

  #forgetOldest(): void {
    for (const url of this.#kept.keys()) {
      this.#kept.delete(url);
      return;
    }
  }
}

/** Whatever a document makes go wrong is a fault of the map. */
function parsed(json: unknown): Answer<Floor> {
  try {
    return { ok: true, value: parseFloor(json) };
  } catch (fault) {
    const detail =
      fault instanceof FloorFault ? fault.message : `the document cannot be read: ${String(fault)}`;
    return { ok: false, problem: { key: 'mapFault', detail } };
  }
}
