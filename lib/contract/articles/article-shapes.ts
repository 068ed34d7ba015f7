import * as z from 'zod';
import { articleDrawings } from '@/lib/domain/articles/article-figures';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { articleTopics, publishedLanguages } from '@/lib/domain/articles/article-topics';
import { answer, answeredInstant, type Raw, recordId, textOr } from '../answers';

/** The fields of an article in a list. `published_date` may be in the future: until then only staff see the article. */
const summaryFields = z.object({
  id: recordId,
  organizationId: recordId,
  slug: z.string(),
  type: z.enum(articleTypes),
  status: z.enum(['active', 'inactive']),
  title_en: z.string(),
  title_kh: z.string(),
  description_en: z.string(),
  description_kh: z.string(),
  published_date: answeredInstant,
  /** An event's hours; for offers `endsAt` is the last day to apply. */
  startsAt: answeredInstant.nullable(),
  endsAt: answeredInstant.nullable(),
  place_en: z.string(),
  place_kh: z.string(),
  /** The provider of the job, the scholarship or the loan. */
  provider_en: z.string(),
  provider_kh: z.string(),
  applyUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  coverAlt_en: z.string(),
  coverAlt_kh: z.string(),
  /** Who took or owns the picture. */
  coverCredit: z.string().default(''),
  /** The drawing that editors chose; null: one that fits the article. */
  drawing: z.enum(articleDrawings).nullable().default(null),
  author_en: z.string(),
  author_kh: z.string(),
  /** Sections of the home page. */
  topics: z.array(z.enum(articleTopics)),
  tags_en: z.array(z.string()),
  tags_kh: z.array(z.string()),
  /** The languages with a text; titles exist in both. */
  publishedIn: z.enum(publishedLanguages),
  /** Reading time in minutes. */
  minutes_en: z.int(),
  minutes_kh: z.int(),
  isDemo: z.boolean(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});

/** Another backend has one text for an article, its description; the id is used in the address. */
const summaryAdded = (raw: Raw) => {
  const createdAt = textOr(raw['createdAt']);
  const titleEn = textOr(raw['title_en'], textOr(raw['title_kh']));
  return {
    organizationId: '-',
    slug: textOr(raw['id']),
    status: 'active' as const,
    title_en: titleEn,
    title_kh: textOr(raw['title_kh'], titleEn),
    description_en: textOr(raw['description_kh']),
    description_kh: textOr(raw['description_en']),
    published_date: createdAt,
    startsAt: null,
    endsAt: null,
    place_en: '',
    place_kh: '',
    provider_en: '',
    provider_kh: '',
    applyUrl: null,
    coverUrl: null,
    coverAlt_en: '',
    coverAlt_kh: '',
    coverCredit: '',
    drawing: null,
    author_en: '',
    author_kh: '',
    topics: [],
    tags_en: [],
    tags_kh: [],
    publishedIn: 'both' as const,
    minutes_en: 1,
    minutes_kh: 1,
    isDemo: false,
    updatedAt: createdAt,
  };
};
export const articleSummary = answer(summaryFields, summaryAdded);

const detailFields = summaryFields.extend({ body_en: z.string(), body_kh: z.string(), version: z.int() });

/** Bodies are Markdown without any HTML. `version` goes back as If-Match. */
export const articleDetail = answer(detailFields, (raw) => ({
  ...summaryAdded(raw),
  body_en: textOr(raw['description_en'], textOr(raw['description_kh'])),
  body_kh: textOr(raw['description_kh'], textOr(raw['description_en'])),
  version: 0,
}));

/** What staff write of an article: what a version holds. */
export const articleContent = detailFields.omit({
  id: true,
  organizationId: true,
  minutes_en: true,
  minutes_kh: true,
  isDemo: true,
  createdAt: true,
  updatedAt: true,
  version: true,
});
export type ArticleContent = z.infer<typeof articleContent>;
