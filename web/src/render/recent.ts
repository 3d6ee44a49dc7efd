interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Values by number, each with a weight. The owner says when and down to which total; the longest unused go first. */
export class Recent<Value> {
  readonly #entries = new Map<number, Entry<Value>>();
  #weight = 0;

  get weight(): number {
    return this.#weight;
  }

  /** A value that is asked for counts as used. */
  get(key: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A key that is not there yet. */
  add(key: number, value: Value, weight: number): void {
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
  }

  dropTo(mostWeight: number): void {
    if (this.#weight <= mostWeight) return;
    for (const [key, { weight }] of this.#entries) {
      this.#entries.delete(key);
      this.#weight -= weight;
      if (this.#weight <= mostWeight) return;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
