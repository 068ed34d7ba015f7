import { expect, test } from 'vitest';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { inReadingOrder } from './answer-order';
import { chatRows } from './chat-rows';

const message = (messageId: string, createdAt: string): ForumMessage => ({
  messageId,
  questionId: 'q',
  userId: null,
  author: null,
  writerNumber: 1,
  text: messageId,
  editedAt: null,
  createdAt,
});

test('a day of Phnom Penh stands above its first message, and what waits comes last', () => {
  const rows = chatRows(
    [
      message('a', '2026-11-22T16:59:00.000Z'),
      message('b', '2026-11-22T17:01:00.000Z'),
      message('c', '2026-11-22T18:00:00.000Z'),
    ],
    [{ key: 'k', text: 'later', at: '2026-11-22T18:01:00.000Z' }],
  );
  expect(rows.map(({ key }) => key)).toEqual(['2026-11-22', 'a', '2026-11-23', 'b', 'c', 'k']);
});

test('the accepted answer stands first, the others as they came', () => {
  const answers = ['a', 'b', 'c'].map((userAnswerId) => ({ userAnswerId }));
  const order = (accepted: string | null) =>
    inReadingOrder(answers, accepted).map(({ userAnswerId }) => userAnswerId);
  expect(order('c')).toEqual(['c', 'a', 'b']);
  expect(order(null)).toEqual(['a', 'b', 'c']);
});
