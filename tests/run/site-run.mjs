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
import { countPlaywright, judgeSuite } from './counts.mjs';
import { needBrowser } from './system-programs.mjs';
import { freshReport, readReport } from './vitest-run.mjs';

const siteReadyWithinMs = 15 * 60_000;

/** The browser tests on a temporary site: the demo on an embedded database. */
export async function testInBrowser() {
  const browser = needBrowser();
  const dataFolder = join(projectRoot, '.data', `e2e-${process.pid}`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // The browser tests start the provider there; the site calls it only when somebody signs in.
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
    const file = freshReport('browser');
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
 * The demo on an embedded database, whatever the settings of the developer are.
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
