import { and, eq } from 'drizzle-orm';
import type { ArticleInput } from '@/lib/contract/news/article-input';
import type { ArticleDetail } from '@/lib/contract/news/articles';
import type { Db } from '@/backend/db/client';
import { articles } from '@/backend/db/schema';
import type { Author, Deps } from '@/backend/deps';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { derivedColumns, toDetail } from './article-views';
import { audit } from '@/backend/services/access/audit';
import { announceTags } from '@/backend/services/tags/tag-changes';
import { keepFormerSlug } from './former-slugs';
import { articleColumns, checkArticle, freeSlug, refuseTakenSlug } from './write-article';

type Article = typeof articles.$inferSelect;

/** Announces in the transaction that articles change: the former state and, when the slug changes, also the new one. */
export const announceArticles = (tx: Db, ...changed: { id: string; slug: string }[]): Promise<void> =>
  announceTags(tx, [
    ...new Set(changed.flatMap(({ id, slug }) => ['articles', `article:${slug}`, `article:${id}`])),
  ]);

/** Stores an article; runs inside `once`. */
export async function createArticle(
  deps: Deps,
  tx: Db,
  organizationId: string,
  body: ArticleInput,
  author: Author,
  requestId: string,
): Promise<ArticleDetail> {
  const now = deps.clock.now();
  const columns = articleColumns(body);
  const row = {
    ...columns,
    organizationId,
    slug: body.slug ?? (await freeSlug(tx, organizationId, body.title_en, body.type)),
    type: body.type,
    status: body.status,
    titleEn: body.title_en,
    titleKh: body.title_kh,
    descriptionEn: body.description_en,
    descriptionKh: body.description_kh,
    bodyEn: body.body_en,
    bodyKh: body.body_kh,
    publishedAt: columns.publishedAt ?? now,
    publishedIn: columns.publishedIn ?? ('both' as const),
    coverUrl: columns.coverUrl ?? null,
    coverAltEn: columns.coverAltEn ?? '',
    coverAltKh: columns.coverAltKh ?? '',
    tagsEn: columns.tagsEn ?? [],
    tagsKh: columns.tagsKh ?? [],
    createdBy: author.id,
    createdAt: now,
    updatedAt: now,
  };
  checkArticle({ ...row, startsAt: row.startsAt ?? null, endsAt: row.endsAt ?? null });
  const [stored] = await tx
    .insert(articles)
    .values({ ...row, ...derivedColumns(row) })
    .returning();
  if (!stored) throw new Error('The article was not stored.');
  await announceArticles(tx, stored);
  const detail = { type: stored.type, status: stored.status };
  await audit(
    deps,
    { action: 'article-created', actorId: author.id, subject: stored.id, requestId, detail },
    tx,
  );
  return toDetail(stored);
}

/** @throws 412 when somebody else has changed the article since `version` was read, 422 for a slug that is taken. */
export async function changeArticle(
  deps: Deps,
  { article, version }: { article: Article; version: number },
  body: Partial<ArticleInput>,
  author: Author,
  requestId: string,
): Promise<ArticleDetail> {
  requireVersion(article, version, 'article');
  const changed = {
    ...article,
    ...articleColumns(body),
    version: version + 1,
    updatedAt: deps.clock.now(),
  };
  checkArticle(changed);
  const stored = await refuseTakenSlug(
    deps.db.transaction(async (tx) => {
      const rows = await tx
        .update(articles)
        .set({ ...changed, ...derivedColumns(changed) })
        .where(and(eq(articles.id, article.id), eq(articles.version, version)))
        .returning();
      const row = requireChanged(rows, 'article');
      await keepFormerSlug(tx, article, row);
      await announceArticles(tx, article, row);
      const detail = { from: article.status, to: row.status };
      await audit(
        deps,
        { action: 'article-changed', actorId: author.id, subject: row.id, requestId, detail },
        tx,
      );
      return row;
    }),
  );
  return toDetail(stored);
}
