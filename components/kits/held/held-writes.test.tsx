import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { undoMs } from '@/lib/domain/limits/pages';
import { heldSchema, heldStore, hold, sendHeld, takeBack } from './held-writes';
import { useHeldSender } from './use-held-sender';

const schema = heldSchema(z.string());
const store = () => heldStore('test', schema, 'person');
const send = vi.fn<(input: string) => Promise<string | null>>();

function Page() {
  useHeldSender(store(), send);
  return null;
}

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(null);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('what is held is sent once its time has come, and is gone then', async () => {
  render(<Page />);
  hold(store(), 'a', 'first');
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([['first']]);
  expect(store().read()).toEqual([]);
});

test('another one of the same record takes its place', async () => {
  render(<Page />);
  hold(store(), 'a', 'first');
  hold(store(), 'a', 'second');
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(send.mock.calls).toEqual([['second']]);
});

test('what is taken back is never sent', async () => {
  const { unmount } = render(<Page />);
  hold(store(), 'a', 'first');
  expect(takeBack(store(), 'a')).toBe(true);
  unmount();
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(send).not.toHaveBeenCalled();
});

test('what is on its way is not taken back, and not sent twice', async () => {
  let answer: (problem: null) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  hold(store(), 'a', 'first');
  const sent = sendHeld(store(), send);
  void sendHeld(store(), send);
  expect(takeBack(store(), 'a')).toBe(false);
  answer(null);
  await sent;
  expect(send).toHaveBeenCalledOnce();
  expect(store().read()).toEqual([]);
});

test('a page that is left sends what it holds, and one that was cut off sends it later', async () => {
  const { unmount } = render(<Page />);
  hold(store(), 'a', 'first');
  unmount();
  expect(send.mock.calls).toEqual([['first']]);
  hold(store(), 'b', 'second');
  await vi.advanceTimersByTimeAsync(undoMs * 10);
  expect(send).toHaveBeenCalledOnce();
  render(<Page />);
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.lastCall).toEqual(['second']);
});

test('what was refused stays with its reason until it is held again', async () => {
  send.mockResolvedValueOnce('changed');
  render(<Page />);
  hold(store(), 'a', 'first');
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(store().read()).toMatchObject([{ key: 'a', input: 'first', problem: 'changed' }]);
  await vi.advanceTimersByTimeAsync(undoMs * 10);
  expect(send).toHaveBeenCalledOnce();
  hold(store(), 'a', 'first');
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(store().read()).toEqual([]);
});
