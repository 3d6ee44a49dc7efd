import { describe, expect, it } from 'vitest';
import { Recent } from './recent.ts';

function filled(): Recent<string> {
  const recent = new Recent<string>();
  recent.add(1, 'one', 10);
  recent.add(2, 'two', 20);
  recent.add(3, 'three', 30);
  return recent;
}

describe('what was used recently', () => {
  it('stays while it fits', () => {
    const recent = filled();
    recent.dropTo(60);
    expect([1, 2, 3].map((key) => recent.get(key))).toEqual(['one', 'two', 'three']);
  });

  it('goes when it does not: the longest unused first', () => {
    const recent = filled();
    recent.get(1);
    recent.dropTo(59);
    expect([1, 2, 3].map((key) => recent.get(key))).toEqual(['one', undefined, 'three']);
    expect(recent.weight).toBe(40);
  });

  it('makes some room, so that the next value does not push another one out at once', () => {
    const recent = new Recent<number>();
    for (let key = 0; key < 81; key++) recent.add(key, key, 1);
    recent.dropTo(80);
    expect(recent.weight).toBe(70);
    expect(recent.get(10)).toBeUndefined();
    expect(recent.get(11)).toBe(11);
  });

  it('weighs nothing once it is cleared', () => {
    const recent = filled();
    recent.clear();
    expect(recent.weight).toBe(0);
    expect(recent.get(3)).toBeUndefined();
  });
});
