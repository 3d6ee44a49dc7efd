import { computed, type ReadonlySignal, signal } from '@preact/signals-core';

/** CSS pixels for a pixel of the art when nobody has chosen. */
const USUAL = 2;
const MOST = 5;

/** How large the art is shown: always a whole number of device pixels for each of its own. */
export class Zoom {
  readonly level = signal(USUAL);
  readonly #scale = signal(1);
  #wished: number;

  /** Device pixels for a pixel of the art, as CSS pixels. */
  readonly cssZoom: ReadonlySignal<number> = computed(() => this.level.value / this.#scale.value);
  readonly canZoomIn: ReadonlySignal<boolean> = computed(() => this.level.value < this.#most());
  readonly canZoomOut: ReadonlySignal<boolean> = computed(() => this.level.value > 1);

  /** `remembered`: the CSS zoom of the visit before, as text. */
  constructor(remembered: string | null) {
    const wished = Number(remembered ?? USUAL);
    this.#wished = wished > 0 && wished <= MOST ? wished : USUAL;
  }

  /** Another screen: the level that looks most like the one before. */
  setScale(scale: number): void {
    this.#scale.value = scale;
    this.level.value = this.#within(Math.round(this.#wished * scale));
  }

  /** Answers with by how much the art grew. */
  by(levels: number): number {
    const before = this.level.peek();
    this.level.value = this.#within(before + levels);
    this.#wished = this.level.peek() / this.#scale.peek();
    return this.level.peek() / before;
  }

  get wished(): string {
    return String(this.#wished);
  }

  #within(level: number): number {
    return Math.max(1, Math.min(this.#most(), level));
  }

  #most(): number {
    return Math.max(2, Math.round(MOST * this.#scale.value));
  }
}
