import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
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
