// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Talk } from '../../world/talk.ts';
import { groupId, personId } from '../../world/units.ts';
import type { TalkState } from '../../world/values.ts';
import { face } from '../testing/fakeConversation.ts';
import { fakePage, person } from '../testing/fakePage.ts';
import { show, stubSight } from '../testing/show.tsx';

beforeAll(stubSight);
afterEach(cleanup);

const talkOf = (states: readonly TalkState[]): Talk => ({
  group: groupId(7),
  zone: null,
  isLocked: false,
  isAudioOnly: false,
  screen: null,
  talkers: states.map((state, index) => ({ person: personId(index + 1), state })),
});

async function showTalk(states: readonly TalkState[]) {
  const page = fakePage([
    person(1, 'Ada', { isMe: true }),
    ...['Bo', 'Cy'].map((name, index) => person(index + 2, name)),
  ]);
  page.session.talk.value = talkOf(states);
  const shown = show(page);
  await screen.findByRole('button', { name: /icrophone/ });
  return { page, ...shown };
}

describe('when it rings', () => {
  it('says who it is and takes each of the four answers', async () => {
    const { page, user } = await showTalk(['asked', 'asked']);
    const ring = await screen.findByRole('group', { name: 'Talk with Bo?' });
    for (const name of ['Talk', 'Not now', 'Always with Bo', 'Always']) {
      await user.click(within(ring).getByRole('button', { name }));
    }
    expect(page.asked.filter((one) => one.startsWith('answerRing'))).toEqual([
      'answerRing(7, "talk")',
      'answerRing(7, "notNow")',
      'answerRing(7, "alwaysWith")',
      'answerRing(7, "always")',
    ]);
    // Each answer is the click that the browser wants before it plays sound.
    expect(page.asked.filter((one) => one === 'startSound()').length).toBe(4);
  });

  it('can be answered later', async () => {
    const { page, user } = await showTalk(['notNow', 'talking', 'talking']);
    await user.click(await screen.findByRole('button', { name: 'Talk with Bo and Cy' }));
    expect(page.asked).toContain('answerRing(7, "talk")');
  });
});

it('the page that is all text rings, too', async () => {
  const { page } = await showTalk(['asked', 'talking']);
  page.press('l');
  const list = await screen.findByRole('main');
  expect(await within(list).findByRole('group', { name: 'Talk with Bo?' })).toBeTruthy();
});

describe('in a conversation', () => {
  it('everybody has a name, a mute mark and the word for speaking', async () => {
    const { page } = await showTalk(['talking', 'talking', 'talking']);
    page.conversation.value.faces.value = [
      face(2, { isSpeaking: true }),
      face(3, { isMuted: true, quality: 'poor' }),
      face(1, { isMe: true, isMuted: true }),
    ];
    const people = await screen.findByRole('region', { name: 'People you talk with' });
    const [bo, cy] = within(people).getAllByRole('listitem');
    expect(bo?.textContent).toContain('Bo');
    expect(bo?.textContent).toContain('speaking');
    expect(cy?.textContent).toContain('muted');
    expect(within(people).getByRole('img', { name: 'Weak connection' })).toBeTruthy();
  });

  it('the microphone is on one key, and held on another', async () => {
    const { page } = await showTalk(['talking', 'talking']);
    page.press('m');
    expect(page.asked).toContain('setMicrophone(true)');
    page.press(' ');
    expect(page.asked.filter((one) => one === 'setMicrophone(true)').length).toBe(2);
  });

  it.each([
    ['denied', /blocks the microphone/],
    ['missing', /No microphone was found/],
    ['busy', /Another program uses the microphone/],
  ] as const)('a microphone that is %s is told in a sentence', async (trouble, sentence) => {
    const { page } = await showTalk(['talking', 'talking']);
    page.conversation.value.faces.value = [face(2), face(1, { isMe: true })];
    page.conversation.value.microphone.value = { isOn: false, isStarting: false, trouble };
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('sound that the browser blocks is turned on by a button', async () => {
    const { page, user } = await showTalk(['talking', 'talking']);
    page.conversation.value.faces.value = [face(2), face(1, { isMe: true })];
    page.conversation.value.isSoundBlocked.value = true;
    await user.click(await screen.findByRole('button', { name: 'Turn sound on' }));
    expect(page.asked).toContain('startSound()');
  });

  it('it rings for whoever has not answered', async () => {
    const { page } = await showTalk(['talking', 'asked']);
    page.conversation.value.faces.value = [face(1, { isMe: true })];
    page.conversation.value.line.value = { kind: 'waiting' };
    expect(await screen.findByText('It rings for Bo.')).toBeTruthy();
  });
});
