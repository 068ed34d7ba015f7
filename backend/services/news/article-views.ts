import type { ArticleDetail, ArticleSummary } from '@/lib/contract/news/articles';
import { fold } from '@/lib/domain/khmer/khmer';
import { articles } from '@/backend/db/schema';

type Article = typeof articles.$inferSelect;

/** Only what a list shows, so that a page of articles does not read their bodies. */
export const summaryColumns = {
  id: articles.id,
  organizationId: articles.organizationId,
  slug: articles.slug,
  type: articles.type,
  status: articles.status,
  titleEn: articles.titleEn,
  titleKh: articles.titleKh,
  descriptionEn: articles.descriptionEn,
  descriptionKh: articles.descriptionKh,
  publishedAt: articles.publishedAt,
  startsAt: articles.startsAt,
  endsAt: articles.endsAt,
  placeEn: articles.placeEn,
  placeKh: articles.placeKh,
  providerEn: articles.providerEn,
  providerKh: articles.providerKh,
  applyUrl: articles.applyUrl,
  coverUrl: articles.coverUrl,
  isDemo: articles.isDemo,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

export const toSummary = (row: Pick<Article, keyof typeof summaryColumns>): ArticleSummary => ({
  id: row.id,
  organizationId: row.organizationId,
  slug: row.slug,
  type: row.type,
  status: row.status,
  title_en: row.titleEn,
  title_kh: row.titleKh,
  description_en: row.descriptionEn,
  description_kh: row.descriptionKh,
  published_date: row.publishedAt.toISOString(),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  place_en: row.placeEn,
  place_kh: row.placeKh,
  provider_en: row.providerEn,
  provider_kh: row.providerKh,
  applyUrl: row.applyUrl,
  coverUrl: row.coverUrl,
  isDemo: row.isDemo,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toDetail = (row: Article): ArticleDetail => ({
  ...toSummary(row),
  body_en: row.bodyEn,
  body_kh: row.bodyKh,
  version: row.version,
});

/** What a search reads: titles and descriptions of both languages. */
export const articleFold = (
  texts: Pick<Article, 'titleEn' | 'titleKh' | 'descriptionEn' | 'descriptionKh'>,
) => [texts.titleEn, texts.titleKh, texts.descriptionEn, texts.descriptionKh].map(fold).join('\n');
