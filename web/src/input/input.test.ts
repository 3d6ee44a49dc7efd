// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Eye } from '../session/eye.ts';
import { HandClock, HandMemory } from '../session/testing.ts';
import { personId, tileIndex, type TileIndex } from '../world/units.ts';
import { DOWN, LEFT, RIGHT, UP } from '../world/values.ts';
import { HeldKeys } from './heldKeys.ts';
import { Keyboard } from './keyboard.ts';
import { Pointer } from './pointer.ts';
import { ShortcutBook } from './shortcutBook.ts';

let clock: HandClock;
let done: string[];
let book: ShortcutBook;
let keyboard: Keyboard;
let pointer: Pointer;
/** Whose avatar is under the pointer. */
let under: number | null;

const commands = {
  head: (direction: number) => done.push(`head ${direction}`),
  stop: () => done.push('stop'),
  walkTo: (tile: TileIndex) => done.push(`walk ${tile}`),
  walkToPerson: (person: number) => done.push(`walk to ${person}`),
};

const eye: Eye = {
  tileAt: (x, y) => tileIndex(x + y),
  personAt: () => (under === null ? null : personId(under)),
  markTarget: (tile) => done.push(`mark ${tile}`),
  headed: () => undefined,
  panBy: (dx, dy) => done.push(`pan ${dx} ${dy}`),
  followMe: () => undefined,
  zoomBy: (levels) => done.push(`zoom ${levels}`),
  openMenu: (person) => done.push(`menu ${person}`),
};

beforeEach(() => {
  clock = new HandClock();
  done = [];
  under = null;
  document.body.innerHTML = '<input id="field"><button id="button"></button><div id="map"></div>';
  const held = new HeldKeys(commands, clock);
  book = new ShortcutBook(new HandMemory());
  keyboard = new Keyboard({ held, shortcuts: book, eye, isHere: () => true });
  const walkable = (tile: TileIndex) => tileIndex(tile + 1_000);
  pointer = new Pointer({
    eye,
    commands,
    alarms: clock,
    forgetKeys: () => held.forget(),
    walkable,
    isHere: () => true,
  });
});

function key(
  type: 'keydown' | 'keyup',
  code: string,
  on = '#map',
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent(type, {
    code,
    key: code.replace('Key', '').toLowerCase(),
    cancelable: true,
    ...more,
  });
  Object.defineProperty(event, 'target', { value: document.querySelector(on) });
  if (type === 'keydown') keyboard.keyDown(event);
  else keyboard.keyUp(event);
  return event;
}

describe('walking keys', () => {
  it('walk while they are held and stop when they are let go', () => {
    key('keydown', 'ArrowRight');
    key('keydown', 'ArrowRight', '#map', { repeat: true });
    clock.pass(1_000);
    key('keyup', 'ArrowRight');
    expect(done).toEqual([`head ${RIGHT}`, 'stop']);
  });

  it('pressed last leads; let go, the one before leads again', () => {
    key('keydown', 'KeyW');
    key('keydown', 'KeyA');
    clock.pass(500);
    key('keyup', 'KeyA');
    key('keyup', 'KeyW');
    clock.pass(500);
    expect(done).toEqual([`head ${UP}`, `head ${LEFT}`, `head ${UP}`, 'stop']);
  });

  it('let go that do not lead change nothing', () => {
    key('keydown', 'KeyW');
    key('keydown', 'KeyD');
    key('keyup', 'KeyW');
    expect(done).toEqual([`head ${UP}`, `head ${RIGHT}`]);
  });

  it('tapped briefly take one step: the stop waits until the step has begun', () => {
    key('keydown', 'ArrowDown');
    clock.pass(20);
    key('keyup', 'ArrowDown');
    expect(done).toEqual([`head ${DOWN}`]);
    clock.pass(200);
    expect(done).toEqual([`head ${DOWN}`, 'stop']);
  });

  it('are let go when the page loses the keyboard', () => {
    key('keydown', 'ArrowDown');
    clock.pass(500);
    keyboard.releaseAll();
    expect(done.at(-1)).toBe('stop');
  });

  it('do nothing while somebody types, nor with Ctrl, Alt or Meta', () => {
    key('keydown', 'KeyW', '#field');
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) key('keydown', 'ArrowUp', '#map', { [held]: true });
    expect(done).toEqual([]);
  });
});

describe('shortcuts', () => {
  it('press and release, the newest on a key', () => {
    book.register({ key: 'm', words: 'old', press: () => done.push('old') });
    book.register({
      key: 'm',
      words: 'new',
      press: () => done.push('press'),
      release: () => done.push('release'),
    });
    key('keydown', 'KeyM');
    key('keyup', 'KeyM');
    expect(done).toEqual(['press', 'release']);
  });

  it('are silent while somebody types and when they are switched off', () => {
    book.register({ key: 'm', words: 'mute', press: () => done.push('press') });
    key('keydown', 'KeyM', '#field');
    book.enabled.value = false;
    key('keydown', 'KeyM');
    key('keydown', 'KeyW');
    expect(done).toEqual([]);
  });

  it('leave Space to a button that has the focus', () => {
    book.register({ key: ' ', words: 'talk', press: () => done.push('press') });
    key('keydown', 'Space', '#button', { key: ' ' });
    expect(done).toEqual([]);
    key('keydown', 'Space', '#map', { key: ' ' });
    expect(done).toEqual(['press']);
  });
});

describe('the pointer', () => {
  it('marks the nearest walkable tile and walks', () => {
    pointer.down(1, 10, 5);
    pointer.up(1);
    expect(done).toEqual(['mark 1015', 'walk 15']);
  });

  it('walks up to somebody on a double click', () => {
    under = 7;
    for (let click = 0; click < 2; click++) {
      pointer.down(1, 10, 5);
      pointer.up(1);
      clock.pass(100);
    }
    expect(done).toEqual(['mark 1015', 'walk 15', 'walk to 7']);
  });

  it('drags the map and walks nowhere', () => {
    pointer.down(1, 100, 100);
    pointer.move(1, 103, 100);
    pointer.move(1, 120, 110);
    pointer.up(1);
    expect(done).toEqual(['pan 20 10']);
  });

  it('held long on somebody opens their menu and walks nowhere', () => {
    under = 7;
    pointer.down(1, 10, 5);
    clock.pass(600);
    pointer.up(1);
    expect(done).toEqual(['menu 7']);
  });

  it('with two fingers zooms and walks nowhere', () => {
    pointer.down(1, 100, 100);
    pointer.down(2, 200, 100);
    pointer.move(2, 260, 100);
    pointer.up(1);
    pointer.up(2);
    expect(done.filter((one) => !one.startsWith('pan'))).toEqual(['zoom 1']);
  });
});
