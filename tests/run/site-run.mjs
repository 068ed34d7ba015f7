import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../backend/cli/bootstrap.mjs';
import {
  freePort,
  packageCommand,
  startNode,
  stop,
  untilAnswers,
} from '../../backend/cli/child-processes.mjs';
import { CommandError } from '../../backend/cli/command-error.mjs';
import { countPlaywright, judgeSuite, noCounts } from './counts.mjs';
import { needBrowser } from './system-programs.mjs';
import { freshReport, readReport } from './vitest-run.mjs';

const siteReadyWithinMs = 5 * 60_000;

/**
 * A temporary site: the demo on an embedded database.
 * @typedef {{ dataFolder: string, port: number, provider: Record<string, string> }} TestSite
 * @returns {Promise<TestSite>}
 */
export async function makeSite() {
  const dataFolder = join(projectRoot, '.data', `e2e-${process.pid}`);
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  // The browser tests start the provider there; the site calls it only when somebody signs in.
  return { dataFolder, port: await freePort(), provider: providerEnv(await freePort()) };
}

/**
 * Seeds the database and builds the pages.
 * @param {TestSite} site
 * @param {import('./run-stages.mjs').Say} say
 */
export async function buildSite(site, say) {
  const { code, output } = await startNode([join('backend', 'cli', 'build-site.mjs')], {
    env: siteEnv(site),
    output: 'keep',
  }).outcome;
  say(output.trimEnd());
  if (code !== 0) throw new CommandError('The site to test was not built; the lines above say why.');
  return noCounts();
}

/**
 * The browser tests on a site that has been built.
 * @param {TestSite} built
 * @param {{ isFull: boolean }} choices
 */
export async function testInBrowser(built, { isFull }) {
  const browser = needBrowser();
  const site = startNode([join('backend', 'cli', 'start.mjs')], { env: siteEnv(built) });
  try {
    const state = await untilAnswers(`http://127.0.0.1:${built.port}/`, {
      timeoutMs: siteReadyWithinMs,
      from: site,
    });
    if (state !== 'answers')
      throw new CommandError('The site to test did not start; the lines above say why.');
    const file = freshReport('browser');
    const args = [packageCommand('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
    const { code } = await startNode(args, {
      env: {
        ...process.env,
        ...built.provider,
        BASE_URL: `http://localhost:${built.port}`,
        DATA_DIR: built.dataFolder,
        CHROMIUM_PATH: browser,
        FULL: isFull ? 'on' : 'off',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    }).outcome;
    return judgeSuite('browser', countPlaywright(readReport(file, 'browser')), code);
  } finally {
    await stop(site);
  }
}

/**
 * The demo on an embedded database, whatever the settings of the developer are.
 * @param {TestSite} site
 */
function siteEnv({ dataFolder, port, provider }) {
  const own = {
    DATA_DIR: dataFolder,
    PORT: String(port),
    SEED: 'demo',
    DEMO_MODE: 'on',
    NOTICES_AT_ONCE: 'on',
  };
  const unset = Object.fromEntries(
    ['HOST', 'DATABASE_URL', 'API_BASE_URL', 'BUILD_API_ORIGIN', 'PUBLIC_ORIGIN', 'TRUST_PROXY'].map(
      (name) => [name, ''],
    ),
  );
  return { ...process.env, ...unset, ...own, ...provider };
}

/**
 * Settings of the identity provider in `tests/support/identity-provider.ts`.
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
