import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { CommandError } from './command-error.mjs';
import { loopbackOrigin } from './settings.mjs';

/** @typedef {import('./settings.mjs').ServerEnv} ServerEnv */

const freeMinBytes = 200 * 1024 * 1024;

/**
 * Refuses a port that is in use, and says whether Sala uses it.
 * @param {ServerEnv} settings
 */
export async function checkPort(settings) {
  const { HOST, PORT } = settings;
  const code =
    (await listenErrorCode(HOST, PORT)) ?? (HOST === '127.0.0.1' ? await otherLoopbackError(PORT) : null);
  if (!code) return;
  if (code === 'EADDRINUSE') {
    if (await isSala(loopbackOrigin(settings))) {
      throw new CommandError(
        `Sala is running on port ${PORT} already: open http://localhost:${PORT}, or stop it first. For another Sala ` +
          'beside it, use a second copy of the project with another PORT.',
      );
    }
    throw new CommandError(
      `Port ${PORT} is used by another program. Choose another one: PORT=${PORT + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new CommandError(
      `Port ${PORT} is reserved for the administrator. Choose one above 1023, such as PORT=3000.`,
    );
  }
  throw new CommandError(`Sala cannot listen on HOST=${HOST} (${code}). Leave HOST empty, or use 0.0.0.0.`);
}

/**
 * Refuses a data folder that is not writable, is on a full disk or stays open in another process.
 * @param {ServerEnv} settings
 */
export async function checkDataFolder({ DATA_DIR, DATABASE_URL }) {
  const folder = resolve(DATA_DIR);
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'x', { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(
      `The data folder ${folder} cannot be written (${reason}). Make it writable, or choose another with DATA_DIR.`,
    );
  }
  await checkFreeSpace(folder);
  if (DATABASE_URL) return;
  const { lastingDataFolderHolder, DataFolderInUseError } = await import('../db/data-folder-lock.ts');
  const holder = await lastingDataFolderHolder(folder);
  if (holder) throw new DataFolderInUseError(folder, holder.pid);
}

/**
 * @param {string} folder
 * @param {number} [neededBytes]
 */
export async function checkFreeSpace(folder, neededBytes = freeMinBytes) {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return;
  const inMb = (/** @type {number} */ bytes) => Math.floor(bytes / 1024 / 1024);
  throw new CommandError(
    `The disk of ${folder} has ${inMb(freeBytes)} MB free; Sala needs ${inMb(neededBytes)} MB. Make room and try again.`,
  );
}

/** A program on [::1] would answer browsers that ask for `localhost`. @param {number} port */
async function otherLoopbackError(port) {
  const code = await listenErrorCode('::1', port);
  return code === 'EADDRINUSE' ? code : null;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} null when the port can be had
 */
function listenErrorCode(host, port) {
  return new Promise((resolvePort) => {
    const server = createServer();
    server.on('error', (error) => resolvePort(('code' in error && String(error.code)) || error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolvePort(null)));
  });
}

/** @param {string} origin */
async function isSala(origin) {
  try {
    const answer = await fetch(`${origin}/manifest.webmanifest`, { signal: AbortSignal.timeout(3000) });
    return answer.ok && /\bSala\b|សាលា/.test(await answer.text());
  } catch {
    return false;
  }
}
