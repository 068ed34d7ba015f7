import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './bootstrap.mjs';
import { buildFingerprint } from './build-fingerprint.mjs';
import { packageCommand, startNode } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { packBuild } from './pack-build.mjs';
import { checkFreeSpace } from './preflight.mjs';
import { noteServing, serversOf } from './serving.mjs';
import { childEnv } from './settings.mjs';
import { withBackend } from './with-backend.mjs';

/** @typedef {import('./settings.mjs').ServerEnv} ServerEnv */

const buildFolder = join(projectRoot, '.next');
const marker = join(buildFolder, 'sala-build');
const progressEveryMs = 20_000;

/**
 * Builds the pages unless the existing build has the same sources, settings and data.
 * @param {ServerEnv} settings
 */
export async function ensureBuild(settings) {
  const fingerprint = buildFingerprint(projectRoot, settings, dataId(settings));
  if (existsSync(join(buildFolder, 'BUILD_ID')) && readText(marker) === fingerprint) return;
  const server = serversOf(buildFolder)[0];
  if (server) {
    throw new CommandError(
      `Sala is being served from this project by process ${server.pid} (port ${server.port}), and a new build would ` +
        'take its files away. Stop it first, then run this again.',
    );
  }
  await checkFreeSpace(projectRoot);
  rmSync(marker, { force: true });
  await build(settings);
  await packBuild(join(buildFolder, 'static'));
  writeFileSync(marker, fingerprint);
}

/** @param {number} port */
export const noteServingBuild = (port) => noteServing(buildFolder, port);

/** @param {ServerEnv} settings */
function build(settings) {
  const remoteOrigin = settings.BUILD_API_ORIGIN ?? settings.API_BASE_URL;
  if (remoteOrigin) return runBuild(settings, remoteOrigin);
  return withBackend(settings, (origin) => runBuild(settings, origin));
}

/**
 * @param {ServerEnv} settings
 * @param {string} origin backend to build from
 */
async function runBuild(settings, origin) {
  console.log('Building the pages (only when something changed; one to three minutes)…');
  const startedMs = Date.now();
  const seconds = () => Math.round((Date.now() - startedMs) / 1000);
  const progress = setInterval(() => console.log(`  still building, ${seconds()} s`), progressEveryMs);
  const run = startNode([packageCommand('next'), 'build'], {
    env: { ...childEnv(settings), BUILD_API_ORIGIN: origin },
    output: settings.LOG_LEVEL === 'debug' ? 'show' : 'keep',
  });
  const { code, output } = await run.outcome.finally(() => clearInterval(progress));
  if (code !== 0) throw new CommandError(`The build failed; its last lines:\n\n${lastLines(output, 60)}`);
  console.log(`  built in ${seconds()} s`);
}

/**
 * Pages contain data, so a build belongs to one database: a new data folder gets a new id, and so a new build.
 * @param {ServerEnv} settings
 */
function dataId({ API_BASE_URL, DATABASE_URL, DATA_DIR }) {
  if (API_BASE_URL) return API_BASE_URL;
  if (DATABASE_URL) return createHash('sha256').update(DATABASE_URL).digest('hex');
  const path = join(resolve(DATA_DIR), 'folder-id');
  const known = readText(path);
  if (known) return known;
  const id = randomUUID();
  mkdirSync(resolve(DATA_DIR), { recursive: true, mode: 0o700 });
  writeFileSync(path, id, { mode: 0o600 });
  return id;
}

/** @param {string} path */
function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/**
 * @param {string} text
 * @param {number} count
 */
function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
