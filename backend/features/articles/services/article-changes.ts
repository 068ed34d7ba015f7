import type { ArticleInput } from '@/lib/contract/articles/article-input';
import { articleContent } from '@/lib/contract/articles/article-shapes';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { onlyRow } from '@/backend/db/only-row';
import { articles } from '@/backend/db/schema';
import { derivedColumns, toDetail } from './article-views';
import type { AnyAct } from '@/backend/core/access/act';
import { storeVersions } from './content-versions';
import { dueAt } from './due-texts';
import { keepFormerSlug } from './former-slugs';
import { articleColumns, checkArticle, freeSlug, refuseTakenSlug } from './write-article';

type Article = typeof articles.$inferSelect;

const versionOf = (article: Article, authorId: string | null) => ({
  recordId: article.id,
  version: article.version,
  content: articleContent.parse(toDetail(article)),
  authorId,
  at: article.updatedAt,
});

/** Stores an article. @throws 422 for a slug that is taken */
export async function createArticle(
  act: AnyAct,
  organizationId: string,
  body: ArticleInput,
): Promise<ArticleDetail> {
  const { tx, now } = act;
  const authorId = act.caller?.id ?? null;
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
    createdBy: authorId,
    createdAt: now,
    updatedAt: now,
  };
  checkArticle({ ...row, startsAt: row.startsAt ?? null, endsAt: row.endsAt ?? null });
  const values = { ...row, ...derivedColumns(row), dueAt: dueAt(row, now) };
  const stored = onlyRow(await refuseTakenSlug(act.tx.insert(articles).values(values).returning()));
  await storeVersions(act, versionOf(stored, authorId));
  act.note('article-created', stored.id, { type: stored.type, status: stored.status });
  return toDetail(stored);
}

/** @throws 412 when somebody else has changed the article, 422 for a slug that is taken. */
export async function changeArticle(
  act: AnyAct,
  article: Article,
  body: Partial<ArticleInput>,
): Promise<ArticleDetail> {
  act.requireVersion(article);
  const changed = { ...article, ...articleColumns(body), updatedAt: act.now };
  checkArticle(changed);
  const columns = { ...changed, ...derivedColumns(changed), dueAt: dueAt(changed, act.now) };
  const row = await refuseTakenSlug(act.bump(articles, article, columns));
  await storeVersions(act, versionOf(article, article.createdBy), versionOf(row, act.caller?.id ?? null));
  await keepFormerSlug(act, article, row);
  act.note('article-changed', row.id, { from: article.status, to: row.status });
  return toDetail(row);
}
