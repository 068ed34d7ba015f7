import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from '@/backend/process';
import type { Database } from './client';
import * as schema from './schema';

/**
 * Collects the statistics of the query planner; without them every plan of the embedded database expects one row.
 * Table by table, so that the embedded database can answer other calls in between.
 */
export async function analyzeTables({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of Object.values<unknown>(schema))
    if (is(table, PgTable)) await db.execute(sql`analyze ${sql.identifier(getTableName(table))}`);
}

/** After a migration or a seed: analyses everything if any table was never analysed. */
export async function analyzeNewTables({ db }: Pick<Database, 'db'>): Promise<void> {
  const [never] = await db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and reltuples = -1 and relnamespace = 'public'::regnamespace`)
    .limit(1);
  if (never) await analyzeTables({ db });
}

/**
 * Analyses the embedded database periodically; PostgreSQL does so itself (autovacuum).
 * @returns a function that stops it and waits for the current run.
 */
export function runAnalyze(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  log: Logger,
  everyMs: number,
): () => Promise<void> {
  if (kind === 'postgres') return () => Promise.resolve();
  let running = Promise.resolve();
  const analyze = () => {
    running = analyzeTables({ db }).catch((error: unknown) => {
      log.error('analyze', { reason: error instanceof Error ? error.message : 'unknown' });
    });
  };
  const timer = setInterval(analyze, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
