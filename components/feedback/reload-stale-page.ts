import { staleReloadIntervalMinMs } from '@/lib/domain/limits/stale-page';

/** When this tab was last reloaded for a missing script (epoch milliseconds). */
export const reloadedAtKey = 'sala-reloaded-at';

/** A script or style sheet that could not be fetched. */
export const isChunkFailure = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Failed to load chunk|module script failed/i.test(
      error.message,
    ));

/**
 * Whether the site itself says that it no longer has a script or style sheet. Only then does the page belong to an older
 * build; a script that failed on a weak connection says nothing about builds.
 */
export const isFileGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** The file that could not be fetched, as the messages of all loaders name it. */
const fileIn = ({ message }: Error): string | undefined => /\/_next\/[^\s"')]+/.exec(message)?.[0];

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
 * missing file cannot cause a loop. Never for a file that the site still has, and never without connection: the page
 * would be lost.
 * @param mayLeave asked at the last moment
 * @returns whether the page reloads
 */
export async function reloadStalePage(error: unknown, mayLeave = () => true): Promise<boolean> {
  const file = isChunkFailure(error) ? fileIn(error) : undefined;
  if (file === undefined || !navigator.onLine || !(await isFileGone(file))) return false;
  if (!mayLeave() || !mayReload()) return false;
  window.location.reload();
  return true;
}
