import { expect, test } from 'vitest';
import { forgetPerson } from '@/lib/session/forget-person';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { hasAnswers, leaveWaiting, noteAnswer, takeAnswers, waitingCalls } from './waiting-calls';

useIndexedDb();

const call = (id: string, key = `key-${id}`) => ({
  id,
  path: `/api-lms/${id}`,
  key,
  rows: [{ at: 1000, studentId: 'a' }],
});
const ids = async () => (await waitingCalls()).map(({ id }) => id);

test('what waits takes the place of what waited before', async () => {
  expect(await leaveWaiting('dara', [call('one'), call('two')])).toBe(true);
  expect(await leaveWaiting('dara', [call('two')])).toBe(true);
  expect(await ids()).toEqual(['two']);
});

test('an answer ends the waiting of what was sent, and of nothing newer', async () => {
  await leaveWaiting('dara', [call('one'), call('two')]);
  const [one, two] = await waitingCalls();
  if (!one || !two) throw new Error('Nothing waits.');
  await leaveWaiting('dara', [one, call('two', 'newer')]);
  await noteAnswer(one, 200, { outcomes: [] });
  await noteAnswer(two, 409, { code: 'term-locked' });
  expect(await ids()).toEqual(['two']);
  expect(await hasAnswers()).toBe(true);
  expect((await takeAnswers('dara')).map(({ id, status }) => [id, status])).toEqual([
    ['one', 200],
    ['two', 409],
  ]);
  expect(await hasAnswers()).toBe(false);
});

test('a log-out erases what waits, and nobody takes the answers of somebody else', async () => {
  await leaveWaiting('dara', [call('one')]);
  const [one] = await waitingCalls();
  if (!one) throw new Error('Nothing waits.');
  await noteAnswer(one, 200, null);
  expect(await takeAnswers('sok')).toEqual([]);
  await leaveWaiting('dara', [call('one')]);
  await forgetPerson('dara');
  expect(await ids()).toEqual([]);
  await leaveWaiting('dara', [call('one')]);
  await leaveWaiting('sok', [call('two')]);
  expect((await waitingCalls()).map(({ owner, id }) => [owner, id])).toEqual([['sok', 'two']]);
});
