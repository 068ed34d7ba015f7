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
import { droppedShare, frameAt, measureBoard } from './board';
import { rounded, table, verdict } from './report';

const cards = 5_000;
const most = { droppedShare: 0.05, frameMs: 50, longFrameMs: 200 };
/** Always the same: pages contain the public origin, and another one would need another build. */
const sitePort = 23_000;

/** Copies one application of a school that the advisor looks after, each waiting a minute less than the one before. */
const fillBoard = async (postgres: DurablePostgres, advisor: string): Promise<string> => {
  const rows = await postgres.query<{ name: string }>(
    `insert into applicants (id, reference_code, school_id, user_id, created_by, status, enroll_to_id, detail,
       form_version, name, name_km, phone, search_fold, status_since, created_at, updated_at)
     select gen_random_uuid(), 'BOARD-' || n, school_id, user_id, created_by, 'pending', enroll_to_id, detail,
       form_version, 'Card ' || n, name_km, phone, search_fold, now() - make_interval(mins => 10000 - n), created_at,
       updated_at
     from (select * from applicants where school_id in (
       select school_id from school_staff join users on users.id = user_id where email = $1) limit 1) one,
       generate_series(1, $2::int) n order by n returning name`,
    [advisor, cards],
  );
  if (rows.length !== cards) throw new Error('The advisor has no application to copy.');
  await postgres.query('vacuum analyze applicants');
  return rows.at(-1)?.name ?? '';
};

/** The board of applications with five thousand cards in Chromium, as a table. */
export async function benchBoard(): Promise<string[]> {
  const binFolder = findPostgres();
  if (!binFolder) throw new Error('PostgreSQL is not installed.');
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-board-'));
  const postgres = new DurablePostgres(binFolder, await freePort());
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SEED: 'none',
    PORT: String(sitePort),
  };
  try {
    await postgres.start();
    await prepareDatabase(env);
    const account = readDemoFile(dataDir).accounts['advisor'];
    if (!account) throw new Error('The demo has no advisor.');
    const last = await fillBoard(postgres, account.username);
    await ensureBuild(readServerEnv(env));
    const site = await startSiteProcess(sitePort, env);
    try {
      const [begun] = await postgres.query<{ at: Date }>('select now() as at');
      const cookies = await sessionCookies(site.origin, account);
      const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
      const { frames, longFrames, cardsRendered, keyboard } = await measureBoard(site.origin, cookies, {
        cards,
        last,
        executablePath,
      });
      const [moved] = await postgres.query<{ n: string }>(
        "select count(*) as n from applicant_events where from_status = 'pending' and at >= $1",
        [begun?.at],
      );
      const dropped = droppedShare(frames);
      const slowest = Math.max(0, ...longFrames);
      const ms = (value: number) => `${rounded(value)} ms`;
      return [
        table(
          [`a board of ${rounded(cards)} cards in Chromium`, 'measured', 'at most', ''],
          [
            ['cards in the document', rounded(cardsRendered), '100', verdict(cardsRendered <= 100)],
            ['between frames, p50', ms(frameAt(frames, 0.5)), '', ''],
            [
              'between frames, p95',
              ms(frameAt(frames, 0.95)),
              ms(most.frameMs),
              verdict(frameAt(frames, 0.95) <= most.frameMs),
            ],
            [
              'frames of 60 Hz not shown',
              `${rounded(dropped * 100, 1)} %`,
              `${most.droppedShare * 100} %`,
              verdict(dropped <= most.droppedShare),
            ],
            ['frames over 50 ms, of all', `${longFrames.length} of ${rounded(frames.length)}`, '', ''],
            ['the longest frame', ms(slowest), ms(most.longFrameMs), verdict(slowest <= most.longFrameMs)],
            ['ten times Page Down scroll by', `${rounded(keyboard.scrolledPx)} px`, '', ''],
            ['by keys: the menu of a card opens', ms(keyboard.menuMs), '', ''],
            ['by keys: the question opens', ms(keyboard.questionMs), '', ''],
            ['by keys: the card is moved', ms(keyboard.movedMs), '', verdict(Number(moved?.n) === 1)],
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
