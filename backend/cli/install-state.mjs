import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './command-error.mjs';

const markerName = '.sala-lock';

/**
 * @typedef {{ version?: string, optional?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether node_modules belongs to package-lock.json: by the marker of the last install, else by npm's own record of
 * the installed packages (somebody may have run npm by hand).
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

/**
 * Whether `npm ci` refused a lockfile only because it lacks optional packages. A lockfile lacks them when the
 * registry had none for other platforms. Any other difference is a real one.
 * @param {string} complaint what npm printed
 * @param {Lockfile} lockfile
 */
export function lacksOnlyOptional(complaint, lockfile) {
  const differences = [...complaint.matchAll(/^npm error (Missing|Invalid): (.+)$/gm)];
  const optional = new Set(
    Object.values(lockfile.packages ?? {}).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {})),
  );
  return (
    differences.length > 0 &&
    differences.every(([, kind, rest = '']) => {
      const name = /^(@?[^@ ]+)@/.exec(rest)?.[1];
      return kind === 'Missing' && name !== undefined && optional.has(name);
    })
  );
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
