/** Whether the service answers calls: pages come from caches even while it does not. */
let isServiceGone = false;
const listeners = new Set<() => void>();

const unavailable = [0, 502, 503, 504];

/** Whether an answer with this status, 0 for none, says that the service cannot be reached. */
export const isAway = (status: number): boolean => unavailable.includes(status);

/** A device without a connection learns nothing about the service. */
const isConnected = () => globalThis.navigator?.onLine !== false;

/** Records how the last call ended: the status of its answer, 0 without one. */
export function noteAnswer(status: number): void {
  const isAwayNow = isAway(status) && isConnected();
  if (isAwayNow === isServiceGone) return;
  isServiceGone = isAwayNow;
  for (const listener of listeners) listener();
}

export const isServiceAway = (): boolean => isServiceGone;

export function onServiceState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
