import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { lockDataFolder } from './data-folder-lock';
import { EmbeddedPostgres } from './embedded-postgres';
import { listenOnPostgres, type Listen } from './listen';
import { closeToOthers, makePrivateFolder } from '@/backend/private-folder';
import type { PoolCounts } from '@/backend/process';
import * as schema from './schema';

/** The database as acts, jobs, the seed and the commands use it; a transaction has the same type. */
export type WriteDb = PgDatabase<PgQueryResultHKT, typeof schema>;

type Reading = 'select' | 'selectDistinct' | 'selectDistinctOn';

/**
 * The database as handlers and services use it: to read. Only what an act gives them can write, so no name decides
 * whether a write is an act.
 */
export type Db = Pick<WriteDb, Reading | 'query' | '$with' | '$count'> & {
  with: (...queries: Parameters<WriteDb['with']>) => Pick<ReturnType<WriteDb['with']>, Reading>;
};

export interface Database {
  db: WriteDb;
  kind: 'pglite' | 'postgres';
  migrate: () => Promise<void>;
  listen: Listen;
  close: () => Promise<void>;
  /** null for PGlite. */
  pool: () => PoolCounts | null;
}

/** Its default of 128 MB stays in this process for good; reading a page from the files of the system's cache costs little. */
const embeddedBuffers = '32MB';
const poolMaxClients = 10;
/** A call that gets no connection in this time fails, so that an unreachable database blocks no call for longer. */
const connectTimeoutMs = 10_000;

/**
 * Runs `work` while this session holds a lock of the database: of several machines that migrate at once, one does it
 * and the others find it done. The lock ends with the session, also when its process is killed.
 */
async function oneAtATime(url: string, onError: (error: Error) => void, work: () => Promise<void>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', onError);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('sala:migrate', 0))");
    await work();
  } finally {
    await client.end();
  }
}

type PgliteCalls = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'close'>;

/** The embedded database in its thread, or PGlite in this one: tests pass it in memory. */
export function wrapPglite(
  client: PgliteCalls | EmbeddedPostgres,
  migrationsFolder: string,
  onClose?: () => void,
): Database {
  // Drizzle's type names the whole class; it asks for statements and transactions only.
  const db = drizzlePglite(client as PGlite, { schema });
  return {
    db: db as unknown as WriteDb,
    kind: 'pglite',
    migrate: () => migratePglite(db, { migrationsFolder }),
    listen: async (channel, onPayload) => {
      const stop = await client.listen(channel, onPayload);
      return () => stop();
    },
    close: async () => {
      await client.close();
      onClose?.();
    },
    pool: () => null,
  };
}

/**
 * PostgreSQL behind a pool. The error of an idle client is reported, because an unhandled one would end the process.
 * `onQuery` receives every statement: use it only in tests of plans, because statements may contain personal data.
 */
export function openPostgres(
  url: string,
  migrationsFolder: string,
  onError: (error: Error) => void,
  onQuery?: (query: string, params: unknown[]) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolMaxClients,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // JIT compilation takes longer than any of these statements, and one wrong estimate triggers it. Pages come from
    // memory or an SSD: with its default cost for hard disks, PostgreSQL reads whole tables where an index is ten
    // times faster.
    onConnect: (client) => client.query('set jit = off; set random_page_cost = 1.1'),
  });
  pool.on('error', onError);
  // A client in a transaction is not idle, so the pool does not handle its error; its loss would also end the
  // process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = drizzleNode(pool, { schema, ...(onQuery && { logger: { logQuery: onQuery } }) });
  return {
    db: db as unknown as WriteDb,
    kind: 'postgres',
    migrate: () => oneAtATime(url, onError, () => migrateNode(db, { migrationsFolder })),
    listen: listenOnPostgres(url, onError),
    close: () => pool.end(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/**
 * The database of the settings: PostgreSQL with `DATABASE_URL`, else PGlite in the data folder, which this process
 * then locks. The data folder is its owner's alone, with either of them.
 * @throws {DataFolderInUseError} when another process has the folder open; {OpenToOthersError}
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  migrationsFolder: string;
  onError: (error: Error) => void;
  /** Other accounts could open so many files and folders until now. */
  onClosedToOthers?: (count: number) => void;
}): Promise<Database> {
  makePrivateFolder(options.dataDir);
  const closeFolder = async () => {
    const count = await closeToOthers(options.dataDir);
    if (count > 0) options.onClosedToOthers?.(count);
  };
  if (options.databaseUrl) {
    await closeFolder();
    return openPostgres(options.databaseUrl, options.migrationsFolder, options.onError);
  }
  const lock = lockDataFolder(options.dataDir);
  try {
    const client = new EmbeddedPostgres(join(options.dataDir, 'postgres'), [
      '-c',
      `shared_buffers=${embeddedBuffers}`,
    ]);
    await client.waitReady;
    await closeFolder();
    return wrapPglite(client, options.migrationsFolder, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}
