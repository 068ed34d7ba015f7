import { and, isNotNull, lte } from 'drizzle-orm';
import { articles, siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';

interface Scheduled {
  status: 'active' | 'inactive';
  publishedAt: Date | null;
}

/** When the pages of a text that appears later must be made again; null for all others. */
export const dueAt = ({ status, publishedAt }: Scheduled, now: Date): Date | null =>
  status === 'active' && publishedAt && publishedAt > now ? publishedAt : null;

/**
 * Says that pages change which show what has just come due. Each text is taken once, in however many processes.
 * @returns how many were due.
 */
export const announceDueTexts = (deps: Deps): Promise<number> =>
  runAct(deps, { caller: null }, async (act) => {
    let due = 0;
    for (const table of [articles, siteTexts]) {
      const isDue = and(isNotNull(table.dueAt), lte(table.dueAt, act.now));
      // Most of the time nothing is due, and a write would make the pages again.
      if ((await act.tx.$count(table, isDue)) === 0) continue;
      const rows = await act.tx.update(table).set({ dueAt: null }).where(isDue).returning({ id: table.id });
      due += rows.length;
    }
    return due;
  });
