/** Whether the service answers calls: pages come from caches even while it does not. */
let isAway = false;
const listeners = new Set<() => void>();

const unavailable = [0, 502, 503, 504];

/** Records how the last call ended: the status of its answer, 0 without one. */
export function noteAnswer(status: number): void {
  const isAwayNow = unavailable.includes(status);
  if (isAwayNow === isAway) return;
  isAway = isAwayNow;
  for (const listener of listeners) listener();
}

export const isServiceAway = (): boolean => isAway;

export function onServiceState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
