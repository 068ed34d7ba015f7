import * as z from 'zod';
import { publishedLanguages } from '@/lib/domain/articles/article-topics';
import { defineResource } from '../endpoint';
import { instant, queryInt } from '../fields';
import { articleContent } from './article-shapes';
import { siteTextContent } from './site-texts';

/** One version as a list of versions shows it. `author` is null for what a site begins with, and for accounts that are gone. */
const textVersion = z.object({
  version: z.int(),
  at: instant,
  author: z.object({ name: z.string(), nameNative: z.string() }).nullable(),
  status: z.enum(['active', 'inactive']),
  publishedIn: z.enum(publishedLanguages),
  title_en: z.string(),
  title_kh: z.string(),
});
export type TextVersion = z.infer<typeof textVersion>;

const page = z.object({
  start: queryInt({ max: 100_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 20 }),
});
const versions = z.object({ data: z.array(textVersion), countTotal: z.int() });

const ofArticle = '/api-news/organizations/:orgId/articles/:id/versions';
const ofText = '/_content/texts/:id/versions';

export const articleVersionsResource = defineResource('news/article-versions', {
  list: {
    method: 'GET',
    path: ofArticle,
    acceptsSlug: true,
    access: 'staff',
    summary: 'The versions of an article, the newest first',
    query: page,
    response: versions,
  },
  get: {
    method: 'GET',
    path: `${ofArticle}/:version`,
    acceptsSlug: true,
    access: 'staff',
    summary: 'What an article said in one version; written back by changing the article',
    response: articleContent,
  },
});

export const siteTextVersionsResource = defineResource('content/site-text-versions', {
  list: {
    method: 'GET',
    path: ofText,
    access: 'staff',
    summary: 'The versions of a text, the newest first; advisors only',
    query: page,
    response: versions,
  },
  get: {
    method: 'GET',
    path: `${ofText}/:version`,
    acceptsSlug: true,
    access: 'staff',
    summary: 'What a text said in one version, advisors only; written back by changing the text',
    response: siteTextContent,
  },
});
