import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './command-error.mjs';

const markerName = '.sala-lock';

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether node_modules belongs to package-lock.json: by the marker of the last install, else by npm's own record of
 * what it put there (someone may have run npm by hand).
 * @param {string} root project folder
 * @returns {{ isCurrent: boolean, isMarked: boolean, hash: string }}
 */
export function readInstallState(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const marker = readOrNull(join(root, 'node_modules', markerName))?.trim();
  if (marker === hash) return { isCurrent: true, isMarked: true, hash };
  const installedText = readOrNull(join(root, 'node_modules', '.package-lock.json'));
  const isCurrent = installedText !== null && holdsAll(JSON.parse(lockText), JSON.parse(installedText));
  return { isCurrent, isMarked: false, hash };
}

/**
 * @param {string} root project folder
 * @param {string} hash of the lockfile that was installed
 */
export function markInstalled(root, hash) {
  writeFileSync(join(root, 'node_modules', markerName), `${hash}\n`);
}

/**
 * Optional packages may be absent: npm leaves out those of other platforms.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function holdsAll(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed.packages?.[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
