import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage } from '../i18n/language.ts';
import { createQueue } from './news.ts';
import { websiteOf } from './notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard() {
  const said: string[] = [];
  return { said, queue: createQueue((text) => said.push(text)) };
}

test('comings and goings that fall together are told in one sentence', () => {
  const { said, queue } = heard();
  queue.person('cameIn', 'Ada');
  queue.person('cameIn', 'Bo');
  queue.person('wentOut', 'Cy');
  vi.runAllTimers();
  expect(said).toEqual(['Ada and Bo came in. Cy left.']);
});

test('one and several are told with the right verb in every language', async () => {
  const told = [];
  for (const next of ['de', 'es', 'pt'] as const) {
    await showLanguage(next);
    const { said, queue } = heard();
    queue.person('cameIn', 'Ada');
    queue.person('wentOut', 'Bo');
    queue.person('wentOut', 'Cy');
    vi.runAllTimers();
    told.push(...said);
  }
  await showLanguage('en');
  expect(told).toEqual([
    'Ada ist hereingekommen. Bo und Cy sind gegangen.',
    'Ada ha llegado. Bo y Cy se han ido.',
    'Ada chegou. Bo e Cy saíram.',
  ]);
});

test('many people are told as a number', () => {
  const { said, queue } = heard();
  for (let index = 0; index < 40; index++) queue.person('cameIn', `P${index}`);
  vi.runAllTimers();
  expect(said).toEqual(['40 people came in.']);
});

test('a screen reader gets a pause between two announcements', () => {
  const { said, queue } = heard();
  queue.sentence('One.');
  vi.advanceTimersByTime(10);
  queue.sentence('Two.');
  queue.sentence('Three.');
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(['One.']);
  vi.runAllTimers();
  expect(said).toEqual(['One.', 'Two. Three.']);
});

test('what waits for the reader is bounded and the newest stays', () => {
  const { said, queue } = heard();
  for (let index = 0; index < 100; index++) queue.sentence(`S${index}.`);
  vi.runAllTimers();
  expect(said.join(' ').split(' ')).toHaveLength(6);
  expect(said.join(' ')).toContain('S99.');
});

test('a zone opens pages of the web and nothing else', () => {
  vi.stubGlobal('location', { href: 'https://office.example/' });
  expect(websiteOf({ openWebsite: 'https://example.org/board' })).toBe('https://example.org/board');
  expect(websiteOf({ openWebsite: '/board' })).toBe('https://office.example/board');
  expect(websiteOf({ openWebsite: 'javascript:alert(1)' })).toBeNull();
  expect(websiteOf({ openWebsite: 'data:text/html,x' })).toBeNull();
  expect(websiteOf({ openWebsite: 7 })).toBeNull();
  expect(websiteOf(undefined)).toBeNull();
  vi.unstubAllGlobals();
});
