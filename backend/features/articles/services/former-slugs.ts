import { and, eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { type articles, articleSlugs } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';

type Article = typeof articles.$inferSelect;

/** Stores a former address of an article, and deletes it from the list when the article uses it again. */
export async function keepFormerSlug(act: AnyAct, before: Article, after: Article): Promise<void> {
  if (before.slug === after.slug) return;
  const { organizationId } = after;
  await act.tx
    .delete(articleSlugs)
    .where(and(eq(articleSlugs.organizationId, organizationId), eq(articleSlugs.slug, after.slug)));
  const former = { organizationId, slug: before.slug, articleId: after.id, at: after.updatedAt };
  await act.tx
    .insert(articleSlugs)
    .values(former)
    .onConflictDoUpdate({
      target: [articleSlugs.organizationId, articleSlugs.slug],
      set: { articleId: former.articleId, at: former.at },
    });
}

/** The article with this former address, unless another one uses it now. */
export async function articleOfFormerSlug(
  db: Db,
  organizationId: string,
  slug: string,
): Promise<string | null> {
  const [row] = await db
    .select({ articleId: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.organizationId, organizationId), eq(articleSlugs.slug, slug)));
  return row?.articleId ?? null;
}
