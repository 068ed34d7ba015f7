import { expect, test } from 'vitest';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { applyChatEvent, type ChatPage } from './apply-chat-event';

const message = (messageId: string, second: number): ForumMessage => ({
  messageId,
  questionId: 'question',
  userId: 'person',
  author: { userId: 'person', name: 'Dara S.', nameNative: '', role: 'student' },
  writerNumber: null,
  text: messageId,
  editedAt: null,
  createdAt: `2026-11-01T02:00:0${second}.000Z`,
});
const page: ChatPage = { data: [message('b', 2), message('a', 1)], countTotal: 9, ownNumber: null };
const idsOf = ({ data }: typeof page) => data.map(({ messageId }) => messageId);

test('a message takes its place by time, once however often it is heard', () => {
  const once = applyChatEvent(page, { type: 'posted', message: message('c', 3) });
  expect([idsOf(once), once.countTotal]).toEqual([['c', 'b', 'a'], 10]);
  expect(applyChatEvent(once, { type: 'posted', message: message('c', 3) })).toBe(once);
  const late = applyChatEvent(once, { type: 'posted', message: message('d', 2) });
  expect(idsOf(late)).toEqual(['c', 'd', 'b', 'a']);
});

test('a message that was taken back goes, and one that is not shown changes nothing', () => {
  const less = applyChatEvent(page, { type: 'removed', messageId: 'a' });
  expect([idsOf(less), less.countTotal]).toEqual([['b'], 8]);
  expect(applyChatEvent(less, { type: 'removed', messageId: 'a' })).toBe(less);
  expect(applyChatEvent(page, { type: 'ready' })).toBe(page);
});

test('a message that was put right stands in its place in its new words', () => {
  const [first] = page.data;
  if (!first) throw new Error('The page has no message.');
  const message = { ...first, text: 'Other words', editedAt: first.createdAt };
  const changed = applyChatEvent(page, { type: 'edited', message });
  expect([changed.data[0], changed.countTotal]).toEqual([message, page.countTotal]);
  expect(
    applyChatEvent(changed, { type: 'edited', message: { ...message, messageId: 'none' } }).data,
  ).toEqual(changed.data);
});
