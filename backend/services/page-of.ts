import { count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/backend/db/client';

/**
 * The ids of one page and how many rows there are on all pages, from one reading: where the condition costs more than the
 * rows, a count of its own would double the work. A page past the end is counted by itself.
 */
export async function pageOf(
  db: Db,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  { order, start, limit }: { order: SQL[]; start: number; limit: number },
): Promise<{ ids: string[]; countTotal: number }> {
  const rows = await db
    .select({ id: sql<string>`${table.id}`, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(start);
  const [first] = rows;
  if (first) return { ids: rows.map(({ id }) => id), countTotal: first.total };
  if (start === 0) return { ids: [], countTotal: 0 };
  const [counted] = await db.select({ value: count() }).from(table).where(where);
  return { ids: [], countTotal: counted?.value ?? 0 };
}
