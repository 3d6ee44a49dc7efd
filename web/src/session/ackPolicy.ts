const FRAMES = 15;
const BYTES = 16 * 1024;

/** When to tell the server how far this client has come: after 15 frames or 16 KiB, whichever comes first. */
export class AckPolicy {
  #frames = 0;
  #bytes = 0;

  /** Takes note of a frame; true when an acknowledgement is due, and starts counting anew. */
  took(bytes: number): boolean {
    this.#frames += 1;
    this.#bytes += bytes;
    if (this.#frames < FRAMES && this.#bytes < BYTES) return false;
    this.reset();
    return true;
  }

  reset(): void {
    this.#frames = 0;
    this.#bytes = 0;
  }
}
