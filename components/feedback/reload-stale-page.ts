import { deviceStore, readBy } from '@/lib/device/device-store';
import { timings } from '@/lib/domain/limits';

/** When this tab was last reloaded for a missing script (epoch milliseconds). */
export const reloadedAtKey = 'sala-reloaded-at';
const timeMs = readBy((value) => (typeof value === 'number' ? value : null));
const reloadedAt = deviceStore(reloadedAtKey, timeMs, { scope: 'tab' });

const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Failed to load chunk|module script failed/i.test(
      error.message,
    ));

/** Records the reload; false when there was one less than a minute ago, or when it cannot be stored and could loop. */
const mayReload = (): boolean => {
  const nowMs = Date.now();
  return nowMs - (reloadedAt.read() ?? 0) >= timings.chunkReloadIntervalMinMs && reloadedAt.write(nowMs);
};

/**
 * After a deployment an open page requests scripts that no longer exist: reload it, at most once a minute, so that a
 * missing file cannot cause a loop. Never without connection: the page would be lost. True if the page reloads.
 */
export function reloadStalePage(error: unknown): boolean {
  if (!isChunkFailure(error) || !navigator.onLine || !mayReload()) return false;
  window.location.reload();
  return true;
}
