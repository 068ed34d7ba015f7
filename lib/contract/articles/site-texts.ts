import * as z from 'zod';
import { publishedLanguages } from '@/lib/domain/articles/article-topics';
import { helpSections, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { pageStarts } from '@/lib/domain/limits/lists';
import { textLimits } from '@/lib/domain/limits/texts';
import { isSlug } from '@/lib/domain/schools/slug';
import { defineResource } from '../endpoint';
import { done, instant, keyword, narrowing, queryInt, queryList, requiredText, typed } from '../fields';
import { markdown, plausibleInstant } from './article-input';

const orderMax = 10_000;
/** The day of a release, or the three numbers of those before days were their names. */
const releasePattern = /^(?:\d{4}-\d{2}-\d{2}|\d+\.\d+\.\d+)$/;
const status = z.enum(['active', 'inactive']);

/** The input of advisors; `section` is for questions, `release` for release notes. */
export const siteTextInput = z.object({
  kind: z.enum(siteTextKinds),
  /** Left out of a new text, it is made of the release or of the English title. */
  slug: z
    .string()
    .refine((value) => isSlug(value.replaceAll('.', '-')), 'slug')
    .optional(),
  section: z.enum(helpSections).nullable().optional(),
  order: z.int().min(0).max(orderMax),
  status,
  title_en: requiredText(textLimits.shortTextMax),
  title_kh: requiredText(textLimits.shortTextMax),
  description_en: typed(textLimits.shortTextMax),
  description_kh: typed(textLimits.shortTextMax),
  body_en: markdown(textLimits.articleMax),
  body_kh: markdown(textLimits.articleMax),
  release: z.string().regex(releasePattern, 'release').nullable().optional(),
  publishedIn: z.enum(publishedLanguages).optional(),
  /** Until then advisors alone see it. */
  published_date: plausibleInstant.nullable().optional(),
});
export type SiteTextInput = z.output<typeof siteTextInput>;

const siteText = z.object({
  id: z.uuid(),
  kind: z.enum(siteTextKinds),
  slug: z.string(),
  section: z.enum(helpSections).nullable(),
  order: z.int(),
  status,
  title_en: z.string(),
  title_kh: z.string(),
  description_en: z.string(),
  description_kh: z.string(),
  body_en: z.string(),
  body_kh: z.string(),
  release: z.string().nullable(),
  /** In which languages there is a text to read; titles are there in both. */
  publishedIn: z.enum(publishedLanguages),
  published_date: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type SiteText = z.infer<typeof siteText>;

/** What advisors write of a text: what a version holds. */
export const siteTextContent = siteText.omit({ id: true, createdAt: true, updatedAt: true, version: true });
export type SiteTextContent = z.infer<typeof siteTextContent>;

const path = '/_content/texts/:id';

export const siteTextsResource = defineResource('content/site-texts', {
  list: {
    method: 'GET',
    path: '/_content/texts',
    access: 'public',
    summary:
      'Help, questions, policies and release notes in their order; advisors see inactive ones when they ask',
    query: z.object({
      kind: z.enum(siteTextKinds).optional(),
      /** Several kinds, as `help,policy`. */
      kinds: queryList(z.enum(siteTextKinds)).optional(),
      section: z.enum(helpSections).optional(),
      slug: typed(80).optional(),
      keyword,
      /** `scheduled` is active and appears later. */
      status: narrowing(['active', 'inactive', 'scheduled', 'all'], 'active'),
      order: z.enum(['order', 'published_date']).default('order'),
      sort: z.enum(['asc', 'desc']).default('asc'),
      start: queryInt({ max: 100_000, fallback: pageStarts.articles }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({ data: z.array(siteText), countTotal: z.int() }),
  },
  create: {
    method: 'POST',
    path: '/_content/texts',
    access: 'staff',
    summary: 'Write a text of the site, advisors only',
    body: siteTextInput,
    response: siteText,
    status: 201,
    idempotent: true,
  },
  get: {
    method: 'GET',
    path,
    access: 'staff',
    summary: 'One text with its version, advisors only',
    response: siteText,
  },
  update: {
    method: 'PATCH',
    path,
    access: 'staff',
    summary: 'Change a text, advisors only',
    body: siteTextInput.partial(),
    response: siteText,
    versioned: true,
  },
  remove: {
    method: 'DELETE',
    path,
    access: 'staff',
    summary: 'Remove a text, advisors only',
    response: done,
  },
});
