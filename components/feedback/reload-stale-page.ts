import { timings } from '@/lib/domain/limits';

const storageKey = 'sala-reloaded-at';

const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Failed to load chunk|module script failed/i.test(
      error.message,
    ));

/**
 * After a deployment an open page asks for scripts that are gone: reload it, at most once a minute, so that a file that is
 * really missing cannot loop. True if the page reloads.
 */
export function reloadStalePage(error: unknown): boolean {
  if (!isChunkFailure(error)) return false;
  const nowMs = Date.now();
  const lastMs = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (nowMs - lastMs < timings.chunkReloadIntervalMinMs) return false;
  sessionStorage.setItem(storageKey, String(nowMs));
  window.location.reload();
  return true;
}
