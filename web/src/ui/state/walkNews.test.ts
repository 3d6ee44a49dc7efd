// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening, Intent } from '../../session/ports.ts';
import type { RefusalReason } from '../../world/values.ts';
import { fakePage, person, zone } from '../testing/fakePage.ts';
import { createUi } from './ui.ts';

const BO = person(2, 'Bo');
const toBo: Intent = { kind: 'person', person: BO.id, floor: 'hq' };
const toKitchen: Intent = { kind: 'zone', zone: 2, floor: 'hq' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function office() {
  const page = fakePage([person(1, 'Ada', { isMe: true }), BO], [zone(2, 'Kitchen')]);
  const { news } = createUi(page);
  const heard = () => {
    vi.runAllTimers();
    return news.announcement.peek();
  };
  return { page, heard };
}

test('a walk is told where it goes, and that one has arrived', () => {
  const { page, heard } = office();
  page.session.intent.value = toBo;
  expect(heard()).toBe('Walking to Bo.');
  page.session.intent.value = null;
  page.tell({ kind: 'walkEnded', intent: toBo, arrived: true });
  expect(heard()).toBe('You arrived at Bo.');
});

test('nobody hears that they have arrived at what they gave up', () => {
  const { page, heard } = office();
  page.session.intent.value = toBo;
  expect(heard()).toBe('Walking to Bo.');
  page.session.intent.value = null;
  expect(heard()).toBe('Walking to Bo.');
});

test('a walk that ends elsewhere is told as stopped', () => {
  const { page, heard } = office();
  page.tell({ kind: 'walkEnded', intent: toKitchen, arrived: false });
  expect(heard()).toBe('You stopped.');
});

test.each<[RefusalReason, Intent | null, string]>([
  ['noWay', toKitchen, 'There is no way there from here.'],
  ['tooFar', null, 'There is no way there from here.'],
  ['outOfMap', null, 'There is no way there from here.'],
  ['notHere', toBo, 'Bo is not on this floor any more.'],
  ['notHere', { ...toBo, person: person(7, 'Cy').id }, 'That person is not here any more.'],
  ['notHere', null, 'That person is not here any more.'],
  ['tooOften', null, 'Not so fast. Wait a moment and try again.'],
  ['unknownZone', toKitchen, 'That room is not there any more.'],
])('a walk that is refused is told in words: %s, %j', (reason, intent, sentence) => {
  const { page, heard } = office();
  page.tell({ kind: 'refused', reason, intent } satisfies Happening);
  expect(heard()).toBe(sentence);
});
