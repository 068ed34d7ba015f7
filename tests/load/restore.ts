import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { findPostgres } from '../run/system-programs.mjs';
import { type WriteDb, openDatabase } from '../../backend/db/client';
import { prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';

// tsx tests/load/restore.ts: makes and restores the backups of docs/operations.md, and compares rows by hash.

const restoredWithinMs = 5 * 60_000;
const migrationsFolder = 'backend/db/migrations';

/** One hash of every row of every table, and their number. */
const fingerprint = async (db: WriteDb): Promise<{ hash: string; rows: number }> => {
  const hash = createHash('sha256');
  let rows = 0;
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await db.execute(query)) as unknown as { rows: Record<string, string>[] };
  const tables = await rowsOf(
    sql`select schemaname, tablename from pg_tables where schemaname in ('public', 'drizzle') order by 1, 2`,
  );
  for (const { schemaname, tablename } of tables.rows) {
    const table = sql.identifier(tablename ?? '');
    const found = await rowsOf(
      sql`select t::text as line from ${sql.identifier(schemaname ?? '')}.${table} t order by 1`,
    );
    rows += found.rows.length;
    hash.update(`${tablename}\n${found.rows.map(({ line }) => line).join('\n')}\n`);
  }
  return { hash: hash.digest('hex'), rows };
};

const fingerprintOf = async (databaseUrl: string | undefined, dataDir: string) => {
  const onError = (error: Error) => console.error(error.message);
  const database = await openDatabase({ databaseUrl, dataDir, migrationsFolder, onError });
  try {
    return await fingerprint(database.db);
  } finally {
    await database.close();
  }
};

const drill = async (
  name: string,
  before: () => Promise<{ hash: string; rows: number }>,
  work: { backUp: () => void; restore: () => void },
  after: () => Promise<{ hash: string; rows: number }>,
) => {
  const original = await before();
  const startedMs = performance.now();
  work.backUp();
  const backedUpMs = performance.now();
  work.restore();
  const restoredMs = performance.now();
  const copy = await after();
  return {
    name,
    rows: original.rows,
    equal: original.hash === copy.hash && original.rows > 0,
    backUpMs: Math.round(backedUpMs - startedMs),
    restoreMs: Math.round(restoredMs - backedUpMs),
  };
};

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const folder = mkdtempSync(join(tmpdir(), 'sala-restore-'));
const postgres = new DurablePostgres(binFolder, await freePort());
const run = (program: string, ...args: string[]) =>
  void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

try {
  await postgres.start();
  const onServer = { DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.url };
  await prepareDatabase(onServer);
  const copyUrl = new URL(postgres.url);
  copyUrl.pathname = '/sala_copy';
  const dump = join(folder, 'sala.dump');
  const server = await drill(
    'PostgreSQL',
    () => fingerprintOf(postgres.url, onServer.DATA_DIR),
    {
      backUp: () => run(join(binFolder, 'pg_dump'), '--format=custom', `--file=${dump}`, postgres.url),
      restore: () => {
        run(join(binFolder, 'createdb'), `--maintenance-db=${postgres.url}`, 'sala_copy');
        run(join(binFolder, 'pg_restore'), '--exit-on-error', '--no-owner', `--dbname=${copyUrl.href}`, dump);
      },
    },
    () => fingerprintOf(copyUrl.href, onServer.DATA_DIR),
  );

  const embedded = join(folder, 'embedded');
  const elsewhere = join(folder, 'elsewhere');
  const archive = join(folder, 'sala.tar.gz');
  await prepareDatabase({ DATA_DIR: embedded, DATABASE_URL: '' });
  const inFolder = await drill(
    'embedded',
    () => fingerprintOf(undefined, embedded),
    {
      backUp: () => run('tar', '--create', '--gzip', '--file', archive, '--directory', embedded, '.'),
      restore: () => {
        mkdirSync(elsewhere);
        run('tar', '--extract', '--gzip', '--file', archive, '--directory', elsewhere);
      },
    },
    () => fingerprintOf(undefined, elsewhere),
  );
  console.log(JSON.stringify([server, inFolder], null, 2));
  const isGood = [server, inFolder].every(
    ({ equal, backUpMs, restoreMs }) => equal && backUpMs + restoreMs <= restoredWithinMs,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
