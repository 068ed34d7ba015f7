import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runEvery } from './run-every';

const failures: unknown[] = [];
const log = {
  info: () => undefined,
  error: (event: string, fields = {}) => failures.push({ event, ...fields }),
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first run comes soon, the next one after the end of the one before, a failure is logged', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const stop = runEvery({ log }, { name: 'job', firstAfterMs: 10, everyMs: 1_000, run });
  await vi.advanceTimersByTimeAsync(9);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(failures).toEqual([{ event: 'job', reason: 'away' }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a long run is never beside itself, and is waited for', async () => {
  let end: () => void = () => undefined;
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = runEvery({ log }, { name: 'job', everyMs: 10, run });
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(1);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(1);
});
