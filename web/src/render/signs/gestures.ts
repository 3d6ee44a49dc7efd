import hand from 'pixelarticons/svg/hand.svg?raw';
import heart from 'pixelarticons/svg/heart.svg?raw';
import laugh from 'pixelarticons/svg/laugh.svg?raw';
import thumbUp from 'pixelarticons/svg/thumbs-up.svg?raw';
import type { GestureKind } from '../../world/values.ts';
import { context2d, newCanvas } from '../map/images.ts';

/** How long a gesture shows; a raised hand stays until it is taken down. */
export const GESTURE_MILLIS = 3_000;

const SIZE = 32;
const ICON = 24;
const PAPER = '#fffdf8';
const INK = '#241c3d';

type Sign = Exclude<GestureKind, 'handDown'>;

interface SignArt {
  readonly color: string;
  readonly paths: readonly string[];
}

/** Rays on both sides of a hand: waving; sparks above it: clapping. In the icons' own grid of 24 squares. */
const RAYS = 'M0 8h2v6H0V8Zm22 0h2v6h-2V8Z';
const SPARKS = 'M11 0h2v3h-2V0ZM4 1h2v2H4V1Zm14 0h2v2h-2V1Z';
const QUESTION = 'M8 3h8v2h2v6h-2v2h-3v3h-3v-5h3V9h2V6h-5v3H7V5h1V3Zm2 15h3v3h-3v-3Z';

const ART: Readonly<Record<Sign, SignArt>> = {
  handUp: { color: '#d99a1f', paths: [pathOf(hand)] },
  wave: { color: '#27706d', paths: [pathOf(hand), RAYS] },
  laugh: { color: '#d99a1f', paths: [pathOf(laugh)] },
  heart: { color: '#b9402f', paths: [pathOf(heart)] },
  clap: { color: '#27706d', paths: [pathOf(hand), SPARKS] },
  thumbUp: { color: '#2f9e58', paths: [pathOf(thumbUp)] },
  question: { color: INK, paths: [QUESTION] },
};

const drawn = new Map<string, HTMLCanvasElement>();

/** A round sign with the gesture on it, `scale` device pixels for a CSS pixel. */
export function gestureSign(kind: Sign, scale: number): HTMLCanvasElement {
  const key = `${kind} ${scale}`;
  let canvas = drawn.get(key);
  if (canvas === undefined) {
    canvas = drawSign(ART[kind], scale);
    drawn.set(key, canvas);
  }
  return canvas;
}

function drawSign(art: SignArt, scale: number): HTMLCanvasElement {
  const canvas = newCanvas(Math.ceil(SIZE * scale), Math.ceil(SIZE * scale));
  const context = context2d(canvas);
  context.scale(scale, scale);
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2, SIZE / 2 - 1, 0, Math.PI * 2);
  context.fillStyle = PAPER;
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.fill();
  context.stroke();
  const side = 20;
  context.translate((SIZE - side) / 2, (SIZE - side) / 2);
  context.scale(side / ICON, side / ICON);
  context.fillStyle = art.color;
  for (const path of art.paths) context.fill(new Path2D(path));
  return canvas;
}

/** The outline of an icon. */
function pathOf(svg: string): string {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ');
}
