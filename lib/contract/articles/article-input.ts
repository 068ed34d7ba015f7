import * as z from 'zod';
import { articleDrawings } from '@/lib/domain/articles/article-figures';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { articleTopics, publishedLanguages } from '@/lib/domain/articles/article-topics';
import { textLimits } from '@/lib/domain/limits/texts';
import { markdownFault } from '@/lib/domain/articles/safe-markdown';
import { isSlug } from '@/lib/domain/schools/slug';
import { instant, requiredText, typed } from '../fields';

/**
 * Markdown that no renderer can turn into HTML or a script; refused, not repaired, so that no typed text is lost
 * silently.
 */
export const markdown = (maxLength: number) =>
  typed(maxLength).superRefine((value, context) => {
    const fault = markdownFault(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

const yearMin = 2000;
const yearMax = 2100;

/** An instant that databases and calendars agree on. */
export const plausibleInstant = instant.refine((value) => {
  const year = new Date(value).getUTCFullYear();
  return year >= yearMin && year <= yearMax;
}, 'out-of-range');

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500);
/** A picture from the storage or at a path of this site. */
export const pictureUrl = z.union([
  z
    .string()
    .max(500)
    .regex(/^\/(?!\/)[\w./-]+$/),
  httpsUrl,
]);

const topicsMax = 3;
const authorMax = 120;
const tagsMax = 8;
const tagMax = 40;
const tags = z.array(requiredText(tagMax)).max(tagsMax);

/**
 * The input of staff. Optional fields may be left out: on creation they are empty, on change they stay. No defaults
 * here, so that one schema serves both.
 */
export const articleInput = z.object({
  type: z.enum(articleTypes),
  status: z.enum(['active', 'inactive']),
  title_en: requiredText(textLimits.titleMax),
  title_kh: requiredText(textLimits.titleMax),
  description_en: typed(textLimits.shortTextMax),
  description_kh: typed(textLimits.shortTextMax),
  body_en: markdown(textLimits.articleMax),
  body_kh: markdown(textLimits.articleMax),
  slug: z.string().refine(isSlug, 'slug').optional(),
  published_date: plausibleInstant.optional(),
  startsAt: plausibleInstant.nullable().optional(),
  endsAt: plausibleInstant.nullable().optional(),
  place_en: typed(textLimits.titleMax).optional(),
  place_kh: typed(textLimits.titleMax).optional(),
  provider_en: typed(textLimits.titleMax).optional(),
  provider_kh: typed(textLimits.titleMax).optional(),
  applyUrl: httpsUrl.nullable().optional(),
  coverUrl: pictureUrl.nullable().optional(),
  /** The description of the cover, for people who cannot see it. */
  coverAlt_en: typed(textLimits.titleMax).optional(),
  coverAlt_kh: typed(textLimits.titleMax).optional(),
  /** Who took or owns the picture. */
  coverCredit: typed(authorMax).optional(),
  /** Shown without a picture; null: one that fits the article. */
  drawing: z.enum(articleDrawings).nullable().optional(),
  author_en: typed(authorMax).optional(),
  author_kh: typed(authorMax).optional(),
  topics: z.array(z.enum(articleTopics)).max(topicsMax).optional(),
  tags_en: tags.optional(),
  tags_kh: tags.optional(),
  publishedIn: z.enum(publishedLanguages).optional(),
});
export type ArticleInput = z.output<typeof articleInput>;
