import { and, isNotNull, lte } from 'drizzle-orm';
import { articles, siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { announceArticles } from '@/backend/services/news/announce-articles';
import { announceSiteTexts } from './announce-site-texts';

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
export const announceDueTexts = ({ db, clock }: Deps): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const dueArticles = await tx
      .update(articles)
      .set({ dueAt: null })
      .where(and(isNotNull(articles.dueAt), lte(articles.dueAt, now)))
      .returning({ id: articles.id, slug: articles.slug });
    const dueTexts = await tx
      .update(siteTexts)
      .set({ dueAt: null })
      .where(and(isNotNull(siteTexts.dueAt), lte(siteTexts.dueAt, now)))
      .returning({ kind: siteTexts.kind });
    if (dueArticles.length > 0) await announceArticles(tx, ...dueArticles);
    if (dueTexts.length > 0) await announceSiteTexts(tx, ...dueTexts);
    return dueArticles.length + dueTexts.length;
  });
