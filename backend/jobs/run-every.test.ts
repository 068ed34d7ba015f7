import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WriteDb } from '@/backend/db/client';
import { doneElsewhere, runEvery } from './run-every';

const failures: unknown[] = [];
const log = {
  info: () => undefined,
  error: (event: string, fields = {}) => failures.push({ event, ...fields }),
};
const noted = vi.fn(async () => undefined);
const db = {
  insert: () => ({ values: () => ({ onConflictDoUpdate: noted }) }),
} as unknown as WriteDb;
const jobs = new Map<string, number>();
const deps = { log, db, jobs, clock: { now: () => new Date() } };
beforeEach(() => {
  vi.useFakeTimers();
  noted.mockReset();
  failures.length = 0;
});
afterEach(() => vi.useRealTimers());

test('the first run comes soon, the next one after the end of the one before, a failure is logged', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const stop = runEvery(deps, { name: 'job', firstAfterMs: 10, everyMs: 1_000, run });
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
  const stop = runEvery(deps, { name: 'job', everyMs: 10, run });
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

test('a good run is noted once a minute, a failed one and one of another process never', async () => {
  const run = vi.fn(async (): Promise<unknown> => doneElsewhere);
  const stop = runEvery(deps, { name: 'quick', everyMs: 1_000, run });
  expect(jobs.get('quick')).toBe(1_000);
  await vi.advanceTimersByTimeAsync(90_000);
  expect([run.mock.calls.length, noted.mock.calls.length]).toEqual([90, 0]);
  run.mockRejectedValue(new Error('away'));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(noted).not.toHaveBeenCalled();
  run.mockResolvedValue(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(noted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(noted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(noted).toHaveBeenCalledTimes(3);
  await stop();
});

test('a success that cannot be noted is logged, and noted after the next run', async () => {
  noted.mockRejectedValueOnce(new Error('no room'));
  const stop = runEvery(deps, { name: 'quick', everyMs: 1_000, run: async () => undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual([{ event: 'quick', reason: 'no room' }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(noted).toHaveBeenCalledTimes(2);
  await stop();
});
