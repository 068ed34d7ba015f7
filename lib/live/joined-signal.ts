/** Aborts as soon as one of two signals does. */
export function joinedSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const joined = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) joined.abort(signal.reason);
    signal.addEventListener('abort', () => joined.abort(signal.reason), {
      once: true,
      signal: joined.signal,
    });
  }
  return joined.signal;
}
