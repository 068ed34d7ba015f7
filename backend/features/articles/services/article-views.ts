import type { ArticleDetail, ArticleSummary } from '@/lib/contract/articles/articles';
import { readingMinutes } from '@/lib/domain/articles/reading-time';
import { fold } from '@/lib/domain/khmer/khmer';
import { articles } from '@/backend/db/schema';

type Article = typeof articles.$inferSelect;

/** Only the columns of a list, so that a page of articles does not read their bodies. */
export const articleSummaryColumns = {
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
  coverAltEn: articles.coverAltEn,
  coverAltKh: articles.coverAltKh,
  coverCredit: articles.coverCredit,
  drawing: articles.drawing,
  authorEn: articles.authorEn,
  authorKh: articles.authorKh,
  topics: articles.topics,
  tagsEn: articles.tagsEn,
  tagsKh: articles.tagsKh,
  publishedIn: articles.publishedIn,
  minutesEn: articles.minutesEn,
  minutesKh: articles.minutesKh,
  isDemo: articles.isDemo,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

export const toArticleSummary = (row: Pick<Article, keyof typeof articleSummaryColumns>): ArticleSummary => ({
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
  coverAlt_en: row.coverAltEn,
  coverAlt_kh: row.coverAltKh,
  coverCredit: row.coverCredit,
  drawing: row.drawing,
  author_en: row.authorEn,
  author_kh: row.authorKh,
  topics: row.topics,
  tags_en: row.tagsEn,
  tags_kh: row.tagsKh,
  publishedIn: row.publishedIn,
  minutes_en: row.minutesEn,
  minutes_kh: row.minutesKh,
  isDemo: row.isDemo,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toDetail = (row: Article): ArticleDetail => ({
  ...toArticleSummary(row),
  body_en: row.bodyEn,
  body_kh: row.bodyKh,
  version: row.version,
});

type Texts = Pick<
  Article,
  'titleEn' | 'titleKh' | 'descriptionEn' | 'descriptionKh' | 'tagsEn' | 'tagsKh' | 'bodyEn' | 'bodyKh'
>;

/** The search text (titles, descriptions and tags of both languages) and the reading time. */
export const derivedColumns = (row: Texts) => ({
  searchFold: [row.titleEn, row.titleKh, row.descriptionEn, row.descriptionKh, ...row.tagsEn, ...row.tagsKh]
    .map(fold)
    .join('\n'),
  minutesEn: readingMinutes(row.bodyEn, 'en'),
  minutesKh: readingMinutes(row.bodyKh, 'km'),
});
