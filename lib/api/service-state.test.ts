import { expect, test, vi } from 'vitest';
import { isServiceAway, noteAnswer, onServiceState } from './service-state';

test.each([0, 502, 503, 504])(
  'without an answer (%i) the service is away, until it answers anything',
  (status) => {
    const listener = vi.fn<() => void>();
    const stop = onServiceState(listener);
    noteAnswer(status);
    noteAnswer(status);
    expect([isServiceAway(), listener.mock.calls.length]).toEqual([true, 1]);
    noteAnswer(500);
    expect([isServiceAway(), listener.mock.calls.length]).toEqual([false, 2]);
    stop();
    noteAnswer(status);
    noteAnswer(200);
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

test('a call that fails without a connection says nothing about the service', () => {
  vi.stubGlobal('navigator', { onLine: false });
  noteAnswer(0);
  expect(isServiceAway()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  noteAnswer(0);
  expect(isServiceAway()).toBe(true);
  noteAnswer(200);
  vi.unstubAllGlobals();
});
