import { timings } from '@/lib/domain/limits';

/** When this tab was last reloaded for a missing script (epoch milliseconds). */
export const reloadedAtKey = 'sala-reloaded-at';

const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Failed to load chunk|module script failed/i.test(
      error.message,
    ));

/** Notes the reload; false where one was less than a minute ago, or nothing can be noted and it could loop. */
const mayReload = (): boolean => {
  try {
    const nowMs = Date.now();
    const lastMs = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (nowMs - lastMs < timings.chunkReloadIntervalMinMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(nowMs));
    return true;
  } catch {
    return false;
  }
};

/**
 * After a deployment an open page asks for scripts that are gone: reload it, at most once a minute, so that a file that is
 * really missing cannot loop. Never without connection: the page would be lost. True if the page reloads.
 */
export function reloadStalePage(error: unknown): boolean {
  if (!isChunkFailure(error) || !navigator.onLine || !mayReload()) return false;
  window.location.reload();
  return true;
}
