import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './command-error.mjs';

const sourceFolders = ['app', 'components', 'lib', 'messages', 'public', 'backend'];
const sourceFiles = [
  'middleware.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.postcssrc.json',
];
const envNames = [
  'API_BASE_URL',
  'PUBLIC_ORIGIN',
  'SEED',
  'DEMO_MODE',
  'ORGANIZATION_ID',
  'API_CLIENT_ID',
  'KHR_PER_USD',
  'CHAT_WIDGET_URL',
  'CHAT_WIDGET_TOKEN',
  'TAG_MANAGER_ID',
  'S3_ENDPOINT',
  'FIREBASE_PROJECT_ID',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'TELEGRAM_OIDC_CLIENT_ID',
  'TELEGRAM_BOT_NAME',
  'TELEGRAM_CHAT_ROOT',
];

/**
 * A hash of everything that determines a build: sources, settings, and the data it was built from.
 * @param {string} root project folder
 * @param {Record<string, unknown>} settings checked settings
 * @param {string} dataId the id of the database whose data the pages contain
 */
export function buildFingerprint(root, settings, dataId) {
  const hash = createHash('sha256');
  for (const path of sourcePaths(root)) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  for (const name of envNames) hash.update(`${name}=${settings[name] ?? ''}\0`);
  return hash.update(dataId).digest('hex');
}

/**
 * Paths relative to the project, sorted. Tests, these commands and hidden files are not part of a build.
 * @param {string} root
 */
export function sourcePaths(root) {
  const files = sourceFolders.flatMap((folder) => filesUnder(root, folder));
  const topLevel = new Set(readdirSync(root));
  return [...files, ...sourceFiles.filter((file) => topLevel.has(file))].sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || path === 'backend/cli') return [];
    if (entry.isDirectory()) return filesUnder(root, path);
    return entry.isFile() && !/\.test\.\w+$/.test(entry.name) ? [path] : [];
  });
}
