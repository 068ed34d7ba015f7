import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from './bootstrap.mjs';
import { freePort, packageCommand, startNode, stop, stopAll, untilAnswers } from './child-processes.mjs';
import { CommandError, explain } from './command-error.mjs';
import {
  countPlaywright,
  countVitest,
  finalLine,
  judgeSuite,
  noCounts,
  oneFailure,
  sumCounts,
} from './counts.mjs';
import { runStep, staticChecks } from './static-checks.mjs';
import { hasCeph, installProgram, needBrowser, needPostgres } from './system-programs.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ name: string, part: string, run: () => Promise<Counts> }} Stage
 */

const parts = ['unit', 'backend', 'postgres', 'e2e'];
const siteReadyWithinMs = 15 * 60_000;
const reports = join(projectRoot, '.cache', 'test-reports');

/** @type {Counts[]} */
const counted = [];
/** @type {{ name: string, end: Promise<void> } | undefined} */
let current;
let isOver = false;

async function main() {
  process.once('SIGINT', () => interrupt('SIGINT'));
  process.once('SIGTERM', () => interrupt('SIGTERM'));
  process.once('SIGHUP', () => interrupt('SIGHUP'));
  process.once('uncaughtException', (error) => interrupt(explain(error)));
  const chosen = chosenParts();
  mkdirSync(reports, { recursive: true });
  for (const { name, part, run } of stages()) {
    if (!chosen.includes(part)) continue;
    await runStage(name, run);
    if (isOver) return;
  }
  finish();
}

/** @returns {Stage[]} */
function stages() {
  return [
    ...staticChecks.map((step) => ({
      name: step.name,
      part: 'unit',
      run: async () => ((await runStep(step)).isGood ? { ...noCounts(), passed: 1 } : oneFailure(step.name)),
    })),
    ...['unit', 'architecture', 'screen'].map((project) => vitestStage(project, 'unit')),
    { name: 'backend', part: 'backend', run: testBackend },
    { name: 'backend on PostgreSQL', part: 'postgres', run: testOnPostgres },
    { name: 'parts in Chromium', part: 'e2e', run: testParts },
    { name: 'browser', part: 'e2e', run: testInBrowser },
  ];
}

function chosenParts() {
  const args = process.argv.slice(2);
  if (args.length === 0) return parts;
  const [flag, list = ''] = args.flatMap((arg) => arg.split('='));
  const chosen = list.split(',');
  if (flag === '--only' && chosen.every((part) => parts.includes(part))) return chosen;
  throw new CommandError(`Usage: npm test -- --only ${parts.join('|')}  (several with commas)`);
}

/**
 * A stage that throws has failed; the stages after it still run.
 * @param {string} name
 * @param {() => Promise<Counts>} run
 */
async function runStage(name, run) {
  console.log(`\n── ${name}`);
  const end = run().then(
    (counts) => void counted.push(counts),
    (error) => {
      if (isOver) return;
      console.error(`✗ ${explain(error)}`);
      counted.push(oneFailure(`${name}: ${explain(error).split('\n')[0]}`));
    },
  );
  current = { name, end };
  await end;
}

/**
 * @param {string} project of vitest.config.ts
 * @param {string} part
 * @returns {Stage}
 */
function vitestStage(project, part) {
  return { name: project, part, run: () => runVitest(project, project, process.env) };
}

/**
 * @param {string} name
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 */
async function runVitest(name, project, env) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const { code } = await startNode([packageCommand('vitest'), ...args], { env }).outcome;
  return judgeSuite(name, countVitest(readReport(file, name), projectRoot), code);
}

/** Without an S3 server the tests on one are counted as skipped, and say why. */
async function testBackend() {
  if (!hasCeph()) {
    try {
      installProgram('ceph');
    } catch (error) {
      console.log(`The storage is tested without an S3 server: ${explain(error)}`);
    }
  }
  return runVitest('backend', 'backend', process.env);
}

async function testOnPostgres() {
  const binFolder = needPostgres();
  const { startPrivatePostgres } = await import('../../tests/support/postgres.ts');
  const parentFolder = join(projectRoot, '.data', 'test-postgres');
  const postgres = await startPrivatePostgres({ binFolder, parentFolder, port: await freePort() });
  try {
    return await runVitest('postgres', 'backend', { ...process.env, TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function testParts() {
  const browser = needBrowser();
  return runVitest('parts in Chromium', 'browser', { ...process.env, CHROMIUM_PATH: browser });
}

async function testInBrowser() {
  const browser = needBrowser();
  const dataFolder = join(projectRoot, '.data', `e2e-${process.pid}`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // The browser tests start the provider there; the site asks it only when somebody signs in.
  const provider = providerEnv(await freePort());
  const site = startNode([join('backend', 'cli', 'start.mjs')], {
    env: { ...siteEnv(dataFolder, port), ...provider },
  });
  try {
    const state = await untilAnswers(`http://127.0.0.1:${port}/`, {
      timeoutMs: siteReadyWithinMs,
      from: site,
    });
    if (state !== 'answers')
      throw new CommandError('The site to test did not start; the lines above say why.');
    const file = join(reports, 'browser.json');
    rmSync(file, { force: true });
    const args = [packageCommand('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
    const { code } = await startNode(args, {
      env: {
        ...process.env,
        ...provider,
        BASE_URL: origin,
        DATA_DIR: dataFolder,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    }).outcome;
    return judgeSuite('browser', countPlaywright(readReport(file, 'browser')), code);
  } finally {
    await stop(site);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * The demo on an embedded database, whatever the settings of the person who runs the tests are.
 * @param {string} dataFolder
 * @param {number} port
 */
function siteEnv(dataFolder, port) {
  const own = { DATA_DIR: dataFolder, PORT: String(port), SEED: 'demo', DEMO_MODE: 'on' };
  const unset = Object.fromEntries(
    ['HOST', 'DATABASE_URL', 'API_BASE_URL', 'BUILD_API_ORIGIN', 'PUBLIC_ORIGIN', 'TRUST_PROXY'].map(
      (name) => [name, ''],
    ),
  );
  return { ...process.env, ...unset, ...own };
}

/**
 * Settings of the identity provider that `tests/support/identity-provider.ts` plays.
 * @param {number} port
 */
function providerEnv(port) {
  const [issuer, id, secret] = [
    `http://127.0.0.1:${port}`,
    'sala',
    'a-secret-that-only-tests-know-of-0123456789',
  ];
  return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret };
}

/**
 * @param {string} file
 * @param {string} name
 */
function readReport(file, name) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(`The ${name} tests ended without a report.`);
  }
}

/** Waits for the broken-off stage too: it may have a database server to stop. @param {string} reason */
async function interrupt(reason) {
  if (isOver) return;
  isOver = true;
  await stopAll();
  await current?.end;
  counted.push(oneFailure(`${current?.name ?? 'tests'}: interrupted (${reason})`));
  finish();
}

function finish() {
  const total = sumCounts(counted);
  if (total.failures.length > 0)
    console.log(`\nFailed:\n${total.failures.map((name) => `  ✗ ${name}`).join('\n')}`);
  console.log(`\n${finalLine(total)}`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

await runCommand(import.meta.url, main, finalLine(oneFailure('tests')));
