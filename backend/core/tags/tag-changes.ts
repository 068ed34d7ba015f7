import { lt, sql } from 'drizzle-orm';
import type { PullTagChanges } from '@/lib/cache/follow-tags';
import { markOf } from '@/lib/cache/tag-clock';
import type { Db, WriteDb } from '@/backend/db/client';
import { tagChanges } from '@/backend/db/schema';
import { readRaw } from '@/backend/db/table-rows';
import { tagChangesStoredHours } from '@/backend/limits';

/** The notification channel of the database for changed tags. */
export const tagChannel = 'sala_tags';

/**
 * Announces the cache tags that a transaction changes. Every site is notified when the transaction commits, and never
 * when it does not; call it inside the transaction.
 */
export async function announceTags(tx: WriteDb, tags: string[]): Promise<void> {
  await tx.insert(tagChanges).values({ tags });
  await tx.execute(sql`select pg_notify(${tagChannel}, '')`);
}

interface PulledRow {
  cursor: string;
  changes: { tag: string; id: string; ageMs: number }[];
}

/**
 * Transactions commit in another order than they start. The cursor is the oldest open transaction: every change that
 * is not visible yet belongs to it or to a later one.
 */
export const pullFromDatabase =
  (db: Db): PullTagChanges =>
  async (after) => {
    const query = sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as cursor, coalesce((
        select json_agg(json_build_object('tag', tag, 'id', id::text, 'ageMs', age_ms))
        from (
          select tag, max(${tagChanges.id}) as id,
            (extract(epoch from clock_timestamp() - max(${tagChanges.at})) * 1000)::bigint as age_ms
          from ${tagChanges}, unnest(${tagChanges.tags}) as tag
          where ${tagChanges.xid} >= ${after}::bigint
          group by tag
        ) as latest
      ), '[]') as changes
    `;
    const [row] = await readRaw<PulledRow>(db, query);
    if (!row) throw new Error('The database did not say which tags have changed.');
    const changes = row.changes.map(({ tag, id, ageMs }) => ({ mark: markOf(tag), id, ageMs }));
    return { cursor: row.cursor, changes };
  };

/** Deletes rows that are older than any page that a site may still show. */
export async function sweepTagChanges(db: WriteDb): Promise<void> {
  await db
    .delete(tagChanges)
    .where(lt(tagChanges.at, sql`now() - make_interval(hours => ${tagChangesStoredHours})`));
}
