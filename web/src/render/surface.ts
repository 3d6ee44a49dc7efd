/** A canvas that is as large as its place on the page, in whole device pixels. */
export class Surface {
  readonly canvas: HTMLCanvasElement;
  /** Device pixels for a CSS pixel. */
  scale = 1;
  readonly #changed: () => void;

  constructor(canvas: HTMLCanvasElement, changed: () => void) {
    this.canvas = canvas;
    this.#changed = changed;
    this.#watchSize();
    this.#watchScale();
  }

  #watchSize(): void {
    const observer = new ResizeObserver((entries) => {
      const entry = entries[0];
      const hasBox = entry !== undefined && 'devicePixelContentBoxSize' in entry;
      const box = hasBox ? entry.devicePixelContentBoxSize[0] : undefined;
      this.#resize(box?.inlineSize, box?.blockSize);
    });
    try {
      observer.observe(this.canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(this.canvas);
    }
  }

  /** Moved to another screen, or the page was zoomed. */
  #watchScale(): void {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener(
      'change',
      () => {
        this.#resize(undefined, undefined);
        this.#watchScale();
      },
      { once: true },
    );
  }

  #resize(width: number | undefined, height: number | undefined): void {
    this.scale = devicePixelRatio;
    const toWidth = wholePixels(width, this.canvas.clientWidth * this.scale);
    const toHeight = wholePixels(height, this.canvas.clientHeight * this.scale);
    if (this.canvas.width !== toWidth) this.canvas.width = toWidth;
    if (this.canvas.height !== toHeight) this.canvas.height = toHeight;
    this.#changed();
  }
}

/** What the observer measured, unless it cannot be: with an emulated scale Chromium reports CSS pixels as device pixels. */
function wholePixels(measured: number | undefined, computed: number): number {
  const fits = measured !== undefined && Math.abs(measured - computed) < 2;
  return Math.max(1, fits ? measured : Math.round(computed));
}
