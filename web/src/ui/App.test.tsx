// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection, ProblemKey } from '../session/connection.ts';
import { PLAIN_LOOK } from '../world/values.ts';
import { showLanguage } from './i18n/language.ts';
import { fakePage, person, zone } from './testing/fakePage.ts';
import { show, stubSight } from './testing/show.tsx';

const ADA = person(1, 'Ada', { isMe: true, zone: 1, zoneName: 'Studio' });
const BO = person(2, 'Bo', { zone: 2, zoneName: 'Kitchen', status: 'busy' });
const CY = person(3, 'Cy', { floor: 'annex', status: 'away' });
const zones = [zone(1, 'Studio'), zone(2, 'Kitchen')];

beforeEach(() => {
  localStorage.clear();
  stubSight();
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function outside(connection: Connection) {
  const page = fakePage([]);
  page.session.connection.value = connection;
  return page;
}

test('a newcomer gives a name and enters', async () => {
  const page = outside({ kind: 'entering', steppedOut: false });
  const { user } = show(page);
  await user.type(screen.getByLabelText('Your name'), ' Ada ');
  await user.click(screen.getByRole('button', { name: 'Enter the office' }));
  expect(page.asked).toContain(
    `enter(${JSON.stringify({ name: 'Ada', look: { ...PLAIN_LOOK, hair: 2, hairColor: 1 } })})`,
  );
});

test('without a name one is told so and the field is ready', async () => {
  const page = outside({ kind: 'entering', steppedOut: false });
  const { user } = show(page);
  await user.click(screen.getByRole('button', { name: 'Enter the office' }));
  expect(screen.getByRole('alert').textContent).toContain('Your name is missing.');
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(page.asked).toEqual([]);
});

test('the avatar builder is worked with tabs and radio buttons', async () => {
  const { user } = show(outside({ kind: 'entering', steppedOut: false }));
  const hair = screen.getByRole('tab', { name: 'Hair' });
  hair.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Clothes' }));
  await user.click(screen.getByRole('radio', { name: 'Color of the top 2' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Color of the top 2' }).checked).toBe(true);
});

test('while the door opens the enter page stays and says so', async () => {
  const page = outside({ kind: 'entering', steppedOut: false });
  show(page);
  page.session.connection.value = { kind: 'connecting' };
  await screen.findByRole('button', { name: 'Opening the door' });
});

test.each<[Connection, string]>([
  [{ kind: 'takenOver' }, 'You are in the office in another tab'],
  [{ kind: 'full', attempt: 1 }, 'The office is full'],
  [{ kind: 'removed' }, 'You were removed from the office'],
  [{ kind: 'offline' }, 'The office cannot be reached'],
  [{ kind: 'reconnecting', attempt: 1 }, 'The office restarts'],
  [
    { kind: 'failed', problem: { key: 'mapFault', detail: 'layer 3' } },
    'The map of this floor cannot be shown',
  ],
  [{ kind: 'failed', problem: { key: 'tooManyTries', detail: null } }, 'Too many attempts'],
])('%j is told in words with a way on', async (connection, title) => {
  const page = outside(connection);
  const { user } = show(page);
  expect(screen.getByRole('alert').textContent).toContain(title);
  await user.click(screen.getAllByRole('button')[0]!);
  expect(page.asked).toEqual(['comeBack()']);
});

test.each<[ProblemKey, string]>([
  ['nameRefused', 'Dein Name fehlt.'],
  ['floorMissing', 'Diese Etage gibt es nicht mehr.'],
  ['serverFault', 'Im Büro selbst stimmt etwas nicht.'],
  ['mapFault', 'Ein Teil davon konnte nicht geladen werden.'],
  ['protocolFault', 'Der Server hat nicht angenommen'],
])('what the server says of %s in English is told in the language of the page', async (key, sentence) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = outside({ kind: 'entering', steppedOut: false });
  show(page);
  localStorage.setItem('tilework.language', '"de"');
  await showLanguage('de');
  page.session.connection.value = { kind: 'failed', problem: { key, detail: 'In English.' } };
  await screen.findByText(new RegExp(sentence));
  expect(document.body.textContent).not.toContain('In English.');
});

test('economy can be left to the browser again after it was chosen', async () => {
  const page = fakePage([ADA], zones);
  page.stage.economy.value = 'on';
  const { user } = show(page);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const choices = within(screen.getByRole('radiogroup', { name: 'Economy mode' }));
  await user.click(choices.getByRole('radio', { name: 'Auto' }));
  expect(page.stage.economy.value).toBe('auto');
});

test('the zoom is told as the language writes a share', async () => {
  const { user } = show(fakePage([ADA], zones));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const shown = screen.getByText('200%');
  await showLanguage('de');
  await waitFor(() => expect(shown.textContent).toBe('200\u00a0%'));
});

test('a lost link keeps the office on the page and says that the place is kept', () => {
  const page = fakePage([ADA, BO], zones);
  page.session.connection.value = { kind: 'reconnecting', attempt: 2 };
  show(page);
  expect(screen.getByText('Back in a moment. Your place is kept.')).toBeTruthy();
  expect(screen.getByText('Bo')).toBeTruthy();
});

test('one walks over to a person from the panel', async () => {
  const page = fakePage([ADA, BO, CY], zones);
  const { user } = show(page);
  await user.click(screen.getByRole('button', { name: 'Walk to Bo' }));
  expect(page.asked).toContain('walkToPerson(2)');
});

test('the search walks to what the arrow keys choose', async () => {
  const page = fakePage([ADA, person(4, 'Kim'), BO], zones);
  const { user } = show(page);
  await user.type(screen.getByRole('combobox', { name: 'Find a person or room' }), 'ki');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(page.asked).toContain('walkToZone("hq", 2)');
});

test('the map is left out under the panel, and drawn again once the panel has gone with its page', async () => {
  const page = fakePage([ADA, BO], zones);
  show(page);
  await waitFor(() => expect(page.stage.hidden.value).toMatchObject({ right: 34, width: 284 }));
  page.session.connection.value = { kind: 'takenOver' };
  await waitFor(() => expect(page.stage.hidden.value).toBeNull());
});

test('only the person who changed is drawn anew', async () => {
  const page = fakePage([ADA, BO, CY, person(4, 'Kim')], zones);
  show(page);
  await waitFor(() => expect(page.stage.drawn.length).toBeGreaterThanOrEqual(4));
  const before = page.stage.drawn.length;
  page.session.people.value = [
    ADA,
    { ...BO, look: { ...PLAIN_LOOK, hair: 1 } },
    CY,
    page.session.people.value[3]!,
  ];
  await waitFor(() => expect(page.stage.drawn.length).toBe(before + 1));
});

test('a menu takes the focus and Escape gives it back', async () => {
  const { user } = show(fakePage([ADA, BO], zones));
  const status = screen.getByRole('button', { name: /Your status/ });
  await user.click(status);
  expect(document.activeElement?.textContent).toBe('Available');
  expect(screen.getByRole('menu', { name: 'Your status' })).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Busy');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(status);
});

test('keys raise the hand, open the list and show all keys', async () => {
  const page = fakePage([ADA, BO], zones);
  show(page);
  page.press('h');
  expect(page.asked).toContain('gesture("handUp")');
  page.press('l');
  await screen.findByRole('heading', { name: 'The office as a list' });
  page.press('?');
  await screen.findByRole('heading', { name: 'Keys' });
});

test('the list says who is where and walks there', async () => {
  const page = fakePage([ADA, BO, CY], zones);
  const { user } = show(page);
  page.press('l');
  const kitchen = await screen.findByRole('region', { name: /Kitchen/ });
  expect(within(kitchen).getByText('Busy')).toBeTruthy();
  await user.click(within(kitchen).getByRole('button', { name: 'Walk to Kitchen' }));
  await user.click(within(kitchen).getByRole('button', { name: 'Walk to Bo' }));
  expect(page.asked).toEqual(['walkToZone("hq", 2)', 'walkToPerson(2)']);
  await user.type(screen.getByRole('textbox', { name: 'Find a person or room' }), 'cy');
  expect(screen.queryByRole('region', { name: /Kitchen/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Walk to Cy' })).toBeTruthy();
});

test('a place with a page of the web asks once whether to open it', async () => {
  const board = [zone(1, 'Info board', { properties: { openWebsite: 'https://example.org/' } })];
  const { user } = show(fakePage([ADA], board));
  const note = screen.getByRole('group', { name: 'Open “Info board”?' });
  await user.click(within(note).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('group', { name: 'Open “Info board”?' })).toBeNull();
});

test('what one says while the link is away stays typed until it can be said', async () => {
  const page = fakePage([ADA, BO], zones);
  const { user } = show(page);
  await user.click(screen.getByRole('button', { name: 'Say something' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Say something to/ });
  page.session.connection.value = { kind: 'reconnecting', attempt: 1 };
  await user.type(field, 'Lunch?{Enter}');
  expect(page.asked).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('Not connected right now.');
  expect(field.value).toBe('Lunch?');
  page.session.connection.value = { kind: 'here' };
  await user.type(field, '{Enter}');
  expect(page.asked).toEqual(['say("Lunch?")']);
});

test('a map that lacks images is told in words, and loaded again when one asks for it', async () => {
  const page = fakePage([ADA], zones);
  const { user } = show(page);
  page.stage.pictureFailures.value = 1;
  const note = await screen.findByRole('group', { name: /could not be loaded/ });
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(page.asked).toEqual(['loadPicturesAgain()']);
  expect(screen.queryByRole('group', { name: /could not be loaded/ })).toBeNull();
  page.stage.pictureFailures.value = 2;
  await screen.findByRole('group', { name: /could not be loaded/ });
  page.stage.pictureFailures.value = 0;
  await waitFor(() => expect(screen.queryByRole('group', { name: /could not be loaded/ })).toBeNull());
});

test('who comes in is announced', async () => {
  const page = fakePage([ADA, BO], zones);
  const { container } = show(page);
  page.tell({ kind: 'cameIn', person: BO.id, name: 'Bo' });
  await waitFor(() => expect(container.querySelector('[data-news]')?.textContent).toBe('Bo came in.'));
});
