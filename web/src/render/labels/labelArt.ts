import type { Status } from '../../world/values.ts';
import type { Brush } from '../map/images.ts';

/** What a label says. Lengths here are CSS pixels; the context is scaled to the device. */
export interface LabelText {
  readonly name: string;
  readonly status: Status;
  readonly isMe: boolean;
}

export const LABEL_HEIGHT = 24;
const FONT = '600 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const MOST_NAME_WIDTH = 168;
const PADDING = 9;
const DOT_RADIUS = 5;
const DOT_SPACE = 17;
const PILL = '#1b1533e0';
const OWN_EDGE = '#5fe0c8';
const GRAPHEMES = new Intl.Segmenter();
const COLORS: Readonly<Record<Status, string>> = {
  available: '#5bd06a',
  busy: '#e9b44a',
  doNotDisturb: '#ff8f7d',
  away: '#b5accb',
  reconnecting: '#b5accb',
};

/** Width of a label, rounded up. */
export function labelWidth(context: Brush, text: LabelText): number {
  context.font = FONT;
  const name = Math.min(MOST_NAME_WIDTH, context.measureText(text.name).width);
  return Math.ceil(name + PADDING * 2 + DOT_SPACE);
}

/** Draws a label with its top left corner at 0, 0. */
export function drawLabel(context: Brush, text: LabelText, width: number): void {
  const middle = LABEL_HEIGHT / 2;
  context.beginPath();
  context.roundRect(1, 1, width - 2, LABEL_HEIGHT - 2, middle - 1);
  context.fillStyle = PILL;
  context.fill();
  if (text.isMe) {
    context.strokeStyle = OWN_EDGE;
    context.lineWidth = 1.5;
    context.stroke();
  }
  drawStatus(context, text.status, PADDING + DOT_RADIUS, middle);
  context.font = FONT;
  context.fillStyle = '#ffffff';
  context.textBaseline = 'middle';
  context.fillText(fitting(context, text.name), PADDING + DOT_SPACE, middle + 0.5);
}

/** A shape for each status, so that color is never alone: full, ring, bar, hollow, broken ring. */
function drawStatus(context: Brush, status: Status, x: number, y: number): void {
  context.fillStyle = context.strokeStyle = COLORS[status];
  context.lineWidth = 2;
  context.beginPath();
  context.setLineDash(status === 'reconnecting' ? [2.5, 2.2] : []);
  const isHollow = status === 'away' || status === 'reconnecting' || status === 'busy';
  context.arc(x, y, isHollow ? DOT_RADIUS - 1 : DOT_RADIUS, 0, Math.PI * 2);
  if (isHollow) context.stroke();
  else context.fill();
  context.setLineDash([]);
  if (status === 'busy') dot(context, x, y);
  if (status === 'doNotDisturb') bar(context, x, y);
}

function dot(context: Brush, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 2, 0, Math.PI * 2);
  context.fill();
}

function bar(context: Brush, x: number, y: number): void {
  context.fillStyle = '#1b1533';
  context.fillRect(x - 3, y - 1, 6, 2);
}

/** The name, cut with an ellipsis where it is too wide. */
function fitting(context: Brush, name: string): string {
  if (context.measureText(name).width <= MOST_NAME_WIDTH) return name;
  const letters = Array.from(GRAPHEMES.segment(name), (part) => part.segment);
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > MOST_NAME_WIDTH)
    letters.pop();
  return `${letters.join('')}…`;
}
