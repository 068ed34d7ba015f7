import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../backend/cli/bootstrap.mjs';
import { freePort, startNode, startTypeScript } from '../../backend/cli/child-processes.mjs';
import { CommandError, explain } from '../../backend/cli/command-error.mjs';
import { changedFiles, changesPages } from './changed-files.mjs';
import { noCounts, oneFailure } from './counts.mjs';
import { buildSite, makeSite, testInBrowser } from './site-run.mjs';
import { runStep, staticChecks } from './static-checks.mjs';
import { hasCeph, installProgram, needBrowser, needNginx, needPostgres } from './system-programs.mjs';
import { runVitest } from './vitest-run.mjs';

/**
 * @typedef {import('./choices.mjs').Choices} Choices
 * @typedef {import('./run-stages.mjs').Stage & { part: import('./choices.mjs').Part }} Stage
 */

/**
 * The stages, in this order. The site is built while the screens are tested: each leaves a core idle at times.
 * @param {Choices} choices
 * @returns {Stage[]}
 */
export function stagesFor(choices) {
  const { parts, changedSince } = choices;
  const inBrowsers = changedSince === null || changesPages(changedFiles(changedSince));
  const installed = installEarly(parts);
  const afterInstalling = (/** @type {() => ReturnType<Stage['run']>} */ run) => () => installed.then(run);
  /** @type {Stage[]} */
  const stages = [
    ...staticChecks.map((step) => ({
      name: step.name,
      part: /** @type {const} */ ('unit'),
      run: async () => ((await runStep(step)).isGood ? { ...noCounts(), passed: 1 } : oneFailure(step.name)),
    })),
    // Architecture tests read files that they do not import: any change can break them.
    {
      name: 'architecture',
      part: 'unit',
      run: () => runVitest('architecture', ['architecture'], { changedSince: null }),
    },
    { name: 'unit', part: 'unit', run: () => runVitest('unit', ['unit'], { changedSince }) },
    // A busy machine may cost a screen its first try; the run names it at the end.
    {
      name: 'screen',
      part: 'unit',
      run: () => runVitest('screen', ['screen', 'isolated'], { changedSince, tries: 2 }),
    },
    { name: 'backend', part: 'backend', run: afterInstalling(() => testBackend(choices)) },
    { name: 'backend on PostgreSQL', part: 'postgres', run: afterInstalling(() => testOnPostgres(choices)) },
    { name: 'parts in Chromium', part: 'e2e', run: afterInstalling(() => testParts(choices)) },
    ...(inBrowsers ? siteStages(choices, afterInstalling) : []),
    ...(choices.isFull
      ? [
          {
            name: 'documents of deploy',
            part: /** @type {const} */ ('e2e'),
            run: afterInstalling(followDocuments),
          },
        ]
      : []),
  ];
  return stages.filter(({ part }) => parts.includes(part));
}

/**
 * Browsers open the site only when it was built.
 * @param {Choices} choices
 * @param {(run: () => ReturnType<Stage['run']>) => Stage['run']} afterInstalling
 * @returns {Stage[]}
 */
function siteStages(choices, afterInstalling) {
  const site = makeSite();
  let isBuilt = false;
  return [
    {
      name: 'build of the site',
      part: 'e2e',
      ...(availableParallelism() > 1 && { beside: 'screen' }),
      run: async (say) => {
        const counts = await buildSite(await site, say);
        isBuilt = true;
        return counts;
      },
    },
    {
      name: 'browser',
      part: 'e2e',
      run: afterInstalling(async () => {
        if (!isBuilt) throw new CommandError('There is no site to test.');
        return testInBrowser(await site, choices);
      }),
    },
  ];
}

/**
 * Installs missing programs while the first stages run, which do not need them.
 * @param {Choices['parts']} parts
 */
async function installEarly(parts) {
  /** @type {Record<import('./choices.mjs').Part, string[]>} */
  const needed = {
    unit: [],
    backend: ['ceph', 'pdf', 'promtool'],
    postgres: ['postgres'],
    e2e: ['browser', 'pdf'],
  };
  const names = parts.flatMap((part) => needed[part]);
  if (names.length === 0) return;
  // Tests install programs that are still missing, or report why they cannot.
  await startNode([join('tests', 'run', 'install-missing.mjs'), ...names]).outcome.catch(() => undefined);
}

/** Without an S3 server or promtool their tests are counted as skipped, with the reason. @param {Choices} choices */
async function testBackend(choices) {
  if (!hasCeph()) {
    try {
      installProgram('ceph');
    } catch (error) {
      console.log(`The storage is tested without an S3 server: ${explain(error)}`);
    }
  }
  return runVitest('backend', ['backend', 'alone'], choices);
}

/** The files with a test for PostgreSQL: only to load the others takes a minute on a busy machine. */
export async function taggedFiles() {
  const { isTagged } = await import('../architecture/postgres-tags.ts');
  return readdirSync(join(projectRoot, 'backend'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('backend', name))
    .filter((file) => isTagged(readFileSync(join(projectRoot, file), 'utf8')));
}

/** @param {Choices} choices */
async function testOnPostgres(choices) {
  const binFolder = needPostgres();
  const { startPrivatePostgres } = await import('../support/postgres.ts');
  const parentFolder = join(projectRoot, '.data', 'test-postgres');
  const postgres = await startPrivatePostgres({ binFolder, parentFolder, port: await freePort() });
  try {
    return await runVitest('postgres', ['backend', 'alone'], {
      ...choices,
      ...(!choices.isFull && { tag: 'postgres', files: await taggedFiles() }),
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}

/** @param {Choices} choices */
async function testParts(choices) {
  const env = { ...process.env, CHROMIUM_PATH: needBrowser() };
  return runVitest('parts in Chromium', ['browser'], { ...choices, env });
}

/** Installs the release before, upgrades it and goes back, by the commands of the documents. */
async function followDocuments() {
  needPostgres();
  needNginx();
  if (!hasCeph()) installProgram('ceph');
  const env = { ...process.env, CHROMIUM_PATH: needBrowser() };
  const { code } = await startTypeScript(join('tests', 'deploy', 'run.ts'), { env }).outcome;
  return code === 0 ? { ...noCounts(), passed: 1 } : oneFailure('tests/deploy/run.ts');
}
