import { staleReloadIntervalMinMs } from '@/lib/domain/limits/stale-page';

/** When this tab was last reloaded for a missing script (epoch milliseconds). */
export const reloadedAtKey = 'sala-reloaded-at';

/** A script or style sheet that could not be fetched. */
export const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Failed to load chunk|module script failed/i.test(
      error.message,
    ));

/**
 * Records the reload; false when there was one less than a minute ago, or when it cannot be stored and could loop. Not
 * with `deviceStore`: every page contains this file.
 */
const mayReload = (): boolean => {
  try {
    const nowMs = Date.now();
    const beforeMs = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (nowMs - beforeMs < staleReloadIntervalMinMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(nowMs));
    return true;
  } catch {
    return false;
  }
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
