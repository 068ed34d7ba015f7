import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ArticleInput } from '@/lib/contract/articles/article-input';
import { isPublishedIn, missingBodies } from '@/lib/domain/articles/publication';
import { slugify } from '@/lib/domain/schools/slug';
import type { Db } from '@/backend/db/client';
import { articles } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import { invalid } from '@/backend/errors';

type Article = typeof articles.$inferSelect;
const randomTailLength = 6;

const toDate = (value: string | null | undefined) => (typeof value === 'string' ? new Date(value) : value);

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The columns of the given fields. */
export const articleColumns = (input: Partial<ArticleInput>) =>
  withoutUndefined({
    type: input.type,
    status: input.status,
    slug: input.slug,
    titleEn: input.title_en,
    titleKh: input.title_kh,
    descriptionEn: input.description_en,
    descriptionKh: input.description_kh,
    bodyEn: input.body_en,
    bodyKh: input.body_kh,
    publishedAt: input.published_date === undefined ? undefined : new Date(input.published_date),
    startsAt: toDate(input.startsAt),
    endsAt: toDate(input.endsAt),
    placeEn: input.place_en,
    placeKh: input.place_kh,
    providerEn: input.provider_en,
    providerKh: input.provider_kh,
    applyUrl: input.applyUrl,
    coverUrl: input.coverUrl,
    coverAltEn: input.coverAlt_en,
    coverAltKh: input.coverAlt_kh,
    coverCredit: input.coverCredit,
    drawing: input.drawing,
    authorEn: input.author_en,
    authorKh: input.author_kh,
    topics: input.topics,
    tagsEn: input.tags_en,
    tagsKh: input.tags_kh,
    publishedIn: input.publishedIn,
  });

type Checked = Pick<
  Article,
  | 'type'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'publishedIn'
  | 'bodyEn'
  | 'bodyKh'
  | 'coverUrl'
  | 'coverAltEn'
  | 'coverAltKh'
>;

/** @throws 422 for an event without a beginning, for hours in the wrong order, for a published language without its text. */
export function checkArticle(article: Checked): void {
  const { status, publishedIn, bodyEn, bodyKh, coverUrl } = article;
  const alts = { en: article.coverAltEn, kh: article.coverAltKh };
  const paths = [
    ...missingBodies({ status, publishedIn, body_en: bodyEn, body_kh: bodyKh }),
    ...(['en', 'kh'] as const)
      .filter((language) => coverUrl && isPublishedIn(publishedIn, language) && alts[language] === '')
      .map((language) => `coverAlt_${language}`),
  ];
  const issues = paths.map((path) => ({ path, code: 'required' }));
  if (issues.length > 0) throw invalid(issues);
  if (article.type === 'event' && !article.startsAt) throw invalid([{ path: 'startsAt', code: 'required' }]);
  if (article.startsAt && article.endsAt && article.endsAt < article.startsAt) {
    throw invalid([{ path: 'endsAt', code: 'before-start' }]);
  }
}

/** A free slug in the organization, made from the title; a title in Khmer only gives a slug from the article's type. */
export async function freeSlug(db: Db, organizationId: string, title: string, type: string): Promise<string> {
  const wanted = slugify(title) || `${slugify(type)}-${randomUUID().slice(0, randomTailLength)}`;
  const [taken] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.organizationId, organizationId), eq(articles.slug, wanted)));
  if (!taken) return wanted;
  return `${wanted.slice(0, -randomTailLength - 1)}-${randomUUID().slice(0, randomTailLength)}`;
}

/** Runs a write; a duplicate slug becomes an issue of the field. */
export const refuseTakenSlug = async <T>(write: PromiseLike<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'articles_slug_key')) throw invalid([{ path: 'slug', code: 'taken' }]);
    throw error;
  }
};
