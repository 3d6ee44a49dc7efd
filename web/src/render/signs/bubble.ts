import { context2d, newCanvas } from '../map/images.ts';

const FONT = '500 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const MOST_WIDTH = 208;
const LINE_HEIGHT = 19;
const MOST_LINES = 5;
const PADDING_X = 12;
const PADDING_Y = 9;
const TAIL = 9;
const PAPER = '#fffdf8';
const INK = '#241c3d';

/** How long words stay: time to read them. */
export function bubbleMillis(text: string): number {
  return Math.min(12_000, 3_500 + text.length * 60);
}

/** A speech bubble as a picture, `scale` device pixels for a CSS pixel; its tail points down from the middle. */
export function drawBubble(text: string, scale: number): HTMLCanvasElement {
  const measure = context2d(newCanvas(1, 1));
  measure.font = FONT;
  const lines = wrapped(text, (line) => measure.measureText(line).width, MOST_WIDTH);
  const textWidth = Math.max(...lines.map((line) => measure.measureText(line).width));
  const width = Math.ceil(textWidth) + PADDING_X * 2;
  const height = lines.length * LINE_HEIGHT + PADDING_Y * 2;
  const canvas = newCanvas(Math.ceil(width * scale), Math.ceil((height + TAIL) * scale));
  const context = context2d(canvas);
  context.scale(scale, scale);
  outline(context, width, height);
  context.font = FONT;
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  lines.forEach((line, index) => {
    context.fillText(line, PADDING_X, PADDING_Y + LINE_HEIGHT * (index + 0.5));
  });
  return canvas;
}

function outline(context: CanvasRenderingContext2D, width: number, height: number): void {
  const middle = width / 2;
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, 12);
  context.fillStyle = PAPER;
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(middle - 8, height - 2);
  context.lineTo(middle, height + TAIL - 2);
  context.lineTo(middle + 8, height - 2);
  context.fill();
  context.stroke();
}

/** Text in lines of at most a width, broken at spaces, and in long words anywhere. */
export function wrapped(text: string, widthOf: (line: string) => number, mostWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words(text, widthOf, mostWidth)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= mostWidth) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1] ?? ''}…`];
}

function words(text: string, widthOf: (line: string) => number, mostWidth: number): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (widthOf(word) <= mostWidth ? [word] : broken(word, widthOf, mostWidth)));
}

function broken(word: string, widthOf: (line: string) => number, mostWidth: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > mostWidth) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
