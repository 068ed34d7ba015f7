import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from './query-client';
import { noneShows } from './until-shown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Row {
  id: string;
}
const lists = ['notes'];

/** A list that goes on showing a removed row for so many answers. */
const open = async (staleAnswers: number) => {
  const client = makeQueryClient();
  let left = staleAnswers + 1;
  const read = vi.fn(() => {
    const data: Row[] = left > 0 ? [{ id: 'gone' }, { id: 'kept' }] : [{ id: 'kept' }];
    left -= 1;
    return Promise.resolve({ data });
  });
  const list = new QueryObserver(client, { queryKey: lists, queryFn: read });
  const unsubscribe = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const remove = new MutationObserver(client, {
    mutationFn: () => Promise.resolve(),
    meta: { invalidates: [lists], isShown: () => noneShows<Row>(client, lists, ({ id }) => id === 'gone') },
  });
  return { read, remove, unsubscribe };
};

test('a removal is pending until the list lacks the row, which is asked every 500 ms', async () => {
  const { read, remove, unsubscribe } = await open(3);
  void remove.mutate();
  await vi.advanceTimersByTimeAsync(999);
  expect([remove.getCurrentResult().status, read.mock.calls.length]).toEqual(['pending', 3]);
  await vi.advanceTimersByTimeAsync(1);
  expect([remove.getCurrentResult().status, read.mock.calls.length]).toEqual(['pending', 4]);
  await vi.advanceTimersByTimeAsync(500);
  expect([remove.getCurrentResult().status, read.mock.calls.length]).toEqual(['success', 5]);
  unsubscribe();
});

test('a list that is right at once is asked once, and one that stays wrong for ten seconds', async () => {
  const right = await open(0);
  void right.remove.mutate();
  await vi.advanceTimersByTimeAsync(0);
  expect([right.remove.getCurrentResult().status, right.read.mock.calls.length]).toEqual(['success', 2]);
  right.unsubscribe();
  const wrong = await open(1_000);
  void wrong.remove.mutate();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(wrong.remove.getCurrentResult().status).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect([wrong.remove.getCurrentResult().status, wrong.read.mock.calls.length]).toEqual(['success', 22]);
  wrong.unsubscribe();
});
