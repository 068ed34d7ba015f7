/** Of calls in one document or worker, where the browser has no locks over all of them. */
let last: Promise<unknown> = Promise.resolve();

/**
 * One sender at a time of what waits on this phone, over all pages and the service worker: two of them would send the same rows side by
 * side. Each reads what waits once it is its turn.
 */
export function oneSender<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('sala-send-waiting', work);
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}
