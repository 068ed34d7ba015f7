import { focusManager } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { joinedSignal } from './joined-signal';

const pauseMinMs = 1_000;
const pauseMaxMs = 30_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Disconnect while the tab is hidden: browsers allow about six connections per server. */
const untilLookedAt = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (focusManager.isFocused()) return resolve();
    const stop = focusManager.subscribe((isFocused) => {
      if (isFocused) done();
    });
    const done = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', done, { once: true });
  });

/** Like `signal`, and also aborted when the page is hidden. */
const whileLookedAt = (signal: AbortSignal) => {
  const away = new AbortController();
  const stop = focusManager.subscribe((isFocused) => {
    if (!isFocused) away.abort();
  });
  return { signal: joinedSignal(signal, away.signal), stop };
};

/** Reconnecting would be refused again: no session, or no such topic. */
const isFinal = (error: unknown) => [401, 403, 404].some((status) => isApiError(error, status));

/**
 * Reconnects after every interruption, with growing delays after failures, and only while the page is visible; until
 * `signal` aborts or the backend refuses permanently.
 */
export async function keepListening(
  listenOnce: (signal: AbortSignal) => Promise<void>,
  onBreak: () => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  for (;;) {
    await untilLookedAt(signal);
    if (signal.aborted) return;
    const looked = whileLookedAt(signal);
    let waitMs = pauseMinMs;
    try {
      await listenOnce(looked.signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      onBreak();
      if (isFinal(error)) return;
      failures = looked.signal.aborted ? 0 : failures + 1;
      const asked = isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
      waitMs = asked + Math.min(pauseMaxMs, pauseMinMs * 2 ** Math.max(0, failures - 1));
    } finally {
      looked.stop();
    }
    // Randomized, so that not all clients reconnect at once after a restart.
    await pause(waitMs + Math.random() * pauseMinMs, signal);
  }
}
