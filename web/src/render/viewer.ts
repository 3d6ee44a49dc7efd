import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Insets, PagePoint, SidePart } from '../session/ports.ts';
import { type Camera, cornerFor } from './camera.ts';
import type { Director, ViewOptions } from './director.ts';
import { type Box, NO_BOX } from './pixels.ts';
import type { Zoom } from './zoom.ts';

/** How somebody looks at the floor: size, zoom, what panels cover, and where the camera was dragged. */
export class Viewer {
  readonly look: ViewOptions = {
    zoom: 2,
    scale: 1,
    view: { width: 1, height: 1, left: 0, top: 0, right: 0, bottom: 0 },
    isNight: false,
    glides: true,
    leastPaceMillis: 0,
    panned: null,
    hidden: NO_BOX,
  };
  readonly #zoom: Zoom;
  readonly #panned = signal(false);
  #insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  #hidden: SidePart | null = null;

  readonly isPanned: ReadonlySignal<boolean> = computed(() => this.#panned.value);

  constructor(zoom: Zoom, reducedMotion: MediaQueryList) {
    this.#zoom = zoom;
    this.look.glides = !reducedMotion.matches;
    reducedMotion.addEventListener('change', () => (this.look.glides = !reducedMotion.matches));
  }

  setInsets(insets: Insets, hidden: SidePart | null): void {
    this.#insets = insets;
    this.#hidden = hidden;
    this.#takeInsets();
  }

  resized(width: number, height: number, scale: number): void {
    this.#zoom.setScale(scale);
    this.look.zoom = this.#zoom.level.peek();
    this.look.scale = scale;
    this.look.view.width = width;
    this.look.view.height = height;
    this.#takeInsets();
  }

  followMe(): void {
    this.look.panned = null;
    this.#panned.value = false;
  }

  /** A place in pixels of the art. */
  show(place: { x: number; y: number }): void {
    this.look.panned = { ...place, glides: true };
    this.#panned.value = true;
  }

  /** Drags the map by CSS pixels, no farther than it goes. */
  pan(camera: Camera, map: { width: number; height: number }, dx: number, dy: number): void {
    const { zoom, scale, view } = this.look;
    const corner = { x: camera.corner.x - dx * scale, y: camera.corner.y - dy * scale };
    const size = { width: map.width * zoom, height: map.height * zoom };
    this.look.panned = { ...this.#focusOf(cornerFor(this.#middle(corner), size, view)), glides: false };
    this.#panned.value = true;
  }

  /** Keeps the place under the pointer, when dragged there; else oneself. */
  zoom(director: Director, levels: number, about: PagePoint | null): void {
    const { scale, view } = this.look;
    const ratio = this.#zoom.by(levels);
    if (ratio === 1) return;
    const middle = {
      x: (view.left + view.width - view.right) / 2,
      y: (view.top + view.height - view.bottom) / 2,
    };
    const isAbout = this.look.panned !== null && about !== null;
    director.camera.zoomed(ratio, isAbout ? { x: about.x * scale, y: about.y * scale } : middle);
    this.look.zoom = this.#zoom.level.peek();
    if (this.look.panned !== null) {
      this.look.panned = { ...this.#focusOf(director.camera.corner), glides: false };
    }
  }

  #takeInsets(): void {
    const { view, scale } = this.look;
    view.left = Math.round(this.#insets.left * scale);
    view.top = Math.round(this.#insets.top * scale);
    view.right = Math.round(this.#insets.right * scale);
    view.bottom = Math.round(this.#insets.bottom * scale);
    this.look.hidden = boxOf(this.#hidden, this.look);
  }

  /** The middle of the free part of the view, on the zoomed map. */
  #middle(corner: { x: number; y: number }): { x: number; y: number } {
    const { view } = this.look;
    return {
      x: corner.x + (view.left + view.width - view.right) / 2,
      y: corner.y + (view.top + view.height - view.bottom) / 2,
    };
  }

  /** The same in pixels of the art. */
  #focusOf(corner: { x: number; y: number }): { x: number; y: number } {
    const { x, y } = this.#middle(corner);
    return { x: x / this.look.zoom, y: y / this.look.zoom };
  }
}

/** In device pixels, and none too many. */
function boxOf(part: SidePart | null, { view, scale }: ViewOptions): Box {
  if (part === null) return NO_BOX;
  const { top, right, bottom, width } = part;
  return {
    left: view.width - Math.floor((right + width) * scale),
    top: Math.ceil(top * scale),
    right: view.width - Math.ceil(right * scale),
    bottom: view.height - Math.ceil(bottom * scale),
  };
}
