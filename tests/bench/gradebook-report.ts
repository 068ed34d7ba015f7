import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../backend/cli/build.mjs';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { readServerEnv } from '../../lib/env/server-env';
import { findPostgres } from '../run/system-programs.mjs';
import { prepareDatabase } from '@/tests/load/backend-process';
import { DurablePostgres } from '@/tests/support/durable-postgres';
import { readDemoFile } from '@/tests/load/session';
import { startSiteProcess } from '@/tests/load/site-process';
import { sessionCookies } from './demo-session';
import { measureGradebook } from './gradebook';
import { median, rounded, table, verdict } from './report';

const size = { pupils: 60, tests: 20 };
const openings = 7;
const most = { paintMs: 150, keyMs: 50 };
/** Always the same: pages contain the public origin, and another one would need another build. */
const sitePort = 23_000;

/** The gradebook of sixty students and twenty tests in Chromium, as a table. */
export async function benchGradebook(): Promise<string[]> {
  const binFolder = findPostgres();
  if (!binFolder) throw new Error('PostgreSQL is not installed.');
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-gradebook-'));
  const postgres = new DurablePostgres(binFolder, await freePort());
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED: 'none', PORT: String(sitePort) };
  try {
    await postgres.start();
    await prepareDatabase(env);
    const account = readDemoFile(dataDir).accounts['teacher'];
    if (!account) throw new Error('The demo has no teacher.');
    await ensureBuild(readServerEnv(env));
    const site = await startSiteProcess(sitePort, env);
    try {
      const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
      const cookies = await sessionCookies(site.origin, account);
      const { paintMs, keyMs } = await measureGradebook(site.origin, cookies, {
        size,
        openings,
        executablePath,
      });
      const ms = (value: number) => `${rounded(value)} ms`;
      const painted = median(paintMs);
      return [
        table(
          [`a gradebook of ${size.pupils} × ${size.tests} in Chromium`, 'measured', 'at most', ''],
          [
            ['painted after its data, p50', ms(painted), ms(most.paintMs), verdict(painted <= most.paintMs)],
            ['painted after its data, the slowest', ms(Math.max(...paintMs)), '', ''],
            ['a key until its frame, p50', ms(keyMs.p50), '', ''],
            ['a key until its frame, p95', ms(keyMs.p95), ms(most.keyMs), verdict(keyMs.p95 <= most.keyMs)],
            ['the slowest key', ms(keyMs.max), '', ''],
          ],
        ),
      ];
    } finally {
      await site.end('SIGTERM');
    }
  } finally {
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
