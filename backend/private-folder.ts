import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { chmod, lstat, readdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Modes mean nothing there. */
const hasModes = process.platform !== 'win32';
const folderMode = 0o700;
const fileMode = 0o600;
const others = 0o077;

/** Something in the data folder can be read by other accounts of the machine; the message says what to do. */
class OpenToOthersError extends Error {
  override name = 'OpenToOthersError';

  constructor(path: string) {
    super(
      `Other accounts of this machine can open ${resolve(path)}, and this one cannot change that. ` +
        'Let the account that runs Sala own the data folder, on a file system with modes: ' +
        'chown -R it, then chmod -R go= it; or choose another folder with DATA_DIR.',
    );
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Makes the folder for its owner alone. Whatever lies below cannot be reached by others then, whatever its own mode.
 * @throws {OpenToOthersError} where another account owns it, or modes do not stay
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  if (!hasModes || (statSync(folder).mode & others) === 0) return;
  try {
    chmodSync(folder, folderMode);
  } catch {
    throw new OpenToOthersError(folder);
  }
  if ((statSync(folder).mode & others) !== 0) throw new OpenToOthersError(folder);
}

/** Everything in the folder, itself first, that other accounts may open. A link leads elsewhere and has no mode. */
async function* openPaths(path: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const found = await lstat(path).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & others) !== 0) yield { path, isFolder: found.isDirectory() };
  if (!found.isDirectory()) return;
  const names = await readdir(path).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  for (const name of names) yield* openPaths(join(path, name));
}

/**
 * Gives everything in the folder to its owner alone, also what an older release or PGlite left open: PGlite unpacks a
 * new database as 0666, whatever the umask.
 * @returns how many it changed
 * @throws {OpenToOthersError}
 */
export async function closeToOthers(folder: string): Promise<number> {
  if (!hasModes) return 0;
  let closed = 0;
  for await (const { path, isFolder } of openPaths(await realpath(folder))) {
    try {
      await chmod(path, isFolder ? folderMode : fileMode);
    } catch (error) {
      if (isGone(error)) continue;
      throw new OpenToOthersError(path);
    }
    closed += 1;
  }
  return closed;
}

/** The first few paths that others may open, for a report. */
export async function openToOthers(folder: string, atMost = 3): Promise<string[]> {
  const found: string[] = [];
  if (!hasModes) return found;
  for await (const { path } of openPaths(await realpath(folder))) {
    found.push(path);
    if (found.length === atMost) break;
  }
  return found;
}
