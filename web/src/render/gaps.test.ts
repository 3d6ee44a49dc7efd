import { expect, it } from 'vitest';
import { Gaps } from './gaps.ts';

it('a picture that lacks images tells each failed load by another number until it is whole', () => {
  const gaps = new Gaps();
  gaps.loaded('avatars', true);
  expect(gaps.failures.peek()).toBe(0);
  gaps.loaded('floor', false);
  gaps.loaded('avatars', false);
  expect([gaps.failures.peek(), gaps.has('floor'), gaps.has('avatars')]).toEqual([2, true, true]);
  gaps.loaded('floor', true);
  expect([gaps.failures.peek(), gaps.has('floor')]).toEqual([2, false]);
  gaps.loaded('avatars', false);
  expect(gaps.failures.peek()).toBe(3);
  gaps.loaded('avatars', true);
  expect(gaps.failures.peek()).toBe(0);
  gaps.loaded('floor', false);
  expect(gaps.failures.peek()).toBe(4);
});
