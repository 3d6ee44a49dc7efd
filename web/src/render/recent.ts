interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Number of its last use. */
  used: number;
}

/** When there is too much, this part of the limit goes as well, so that the next value does not push another out at once. */
const SPARE = 1 / 8;

/** Values by number, each with a weight. The owner says when and what the limit is; the longest unused go first. */
export class Recent<Value> {
  readonly #entries = new Map<number, Entry<Value>>();
  #weight = 0;
  #uses = 0;

  get weight(): number {
    return this.#weight;
  }

  /** A value that is asked for counts as used. Called for everything in every picture: a number, and no list to keep. */
  get(key: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = ++this.#uses;
    return entry.value;
  }

  /** A key that is not there yet. */
  add(key: number, value: Value, weight: number): void {
    this.#entries.set(key, { value, weight, used: ++this.#uses });
    this.#weight += weight;
  }

  /** Does nothing while the total is at most this; else the longest unused go, down to 7/8 of it. */
  dropTo(mostWeight: number): void {
    if (this.#weight <= mostWeight) return;
    const longestUnusedFirst = [...this.#entries].sort(([, a], [, b]) => a.used - b.used);
    for (const [key, { weight }] of longestUnusedFirst) {
      this.#entries.delete(key);
      this.#weight -= weight;
      if (this.#weight <= mostWeight * (1 - SPARE)) return;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
