import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { whenFree } from './when-free';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = new ApiError(503, { code: 'busy' }, 7);

test('a busy server is asked again after the seconds that it names', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('done');
  const answer = whenFree(call);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe('done');
});

test('who is busy for long is told of, and any other failure at once', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(busy);
  const told = whenFree(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await told).toBe(busy);
  expect(call).toHaveBeenCalledTimes(4);
  const away = new ApiError(503, { code: 'unavailable' }, 7);
  await expect(whenFree(() => Promise.reject(away))).rejects.toBe(away);
});
