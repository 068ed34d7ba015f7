import * as z from 'zod';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { articleTopics } from '@/lib/domain/articles/article-topics';
import { defaultArticleFilter, pageSizes, pageStarts } from '@/lib/domain/limits/lists';
import { defineResource } from '../endpoint';
import { pageOf } from '../answers';
import { done, keyword, queryInt, typed } from '../fields';
import { articleInput } from './article-input';
import { articleDetail, articleSummary } from './article-shapes';

export type ArticleSummary = z.output<typeof articleSummary>;
export type ArticleDetail = z.output<typeof articleDetail>;

/** `scheduled` is active and appears later. */
const statusFilters = ['active', 'inactive', 'scheduled', 'all'] as const;

const filter = z.object({
  keyword,
  type: z.enum([...articleTypes, 'all']).default('all'),
  topic: z.enum(articleTopics).optional(),
  /** open: without past events and expired offers. */
  when: z.enum(['all', 'open']).default('all'),
  order: z.enum(['published_date', 'createdAt', 'endsAt']).default(defaultArticleFilter.order),
  sort: z.enum(['asc', 'desc']).default(defaultArticleFilter.sort),
  start: queryInt({ max: 100_000, fallback: pageStarts.articles }),
  limit: queryInt({ min: 1, max: 100, fallback: pageSizes.articlesSearch }),
});

/** Without `organizationId` the articles of the organization of this site. */
const articleSearch = filter.extend({
  organizationId: typed(80).optional(),
  status: z.enum(statusFilters).default('active'),
});

export const articleFilter = filter.extend({
  status: z.enum(statusFilters).default(defaultArticleFilter.status),
});

const articleList = pageOf(articleSummary);
const organizationPath = '/api-news/organizations/:orgId/articles';
const articlePath = '/api-news/organizations/:orgId/articles/:id';

export const articlesResource = defineResource('news/articles', {
  search: {
    method: 'GET',
    path: '/api-news/articles/search',
    access: 'public',
    summary: 'Find articles by words of a title or description; what is not published is shown to staff only',
    query: articleSearch,
    response: articleList,
  },
  list: {
    method: 'GET',
    path: organizationPath,
    acceptsSlug: true,
    access: 'public',
    summary: 'Articles of an organization',
    query: articleFilter,
    response: articleList,
  },
  create: {
    method: 'POST',
    path: organizationPath,
    acceptsSlug: true,
    access: 'staff',
    summary: 'Write an article; its slug comes from the English title where none is given',
    body: articleInput,
    response: articleDetail,
    status: 201,
    idempotent: true,
  },
  get: {
    method: 'GET',
    path: articlePath,
    acceptsSlug: true,
    access: 'public',
    summary:
      'One article by id, slug or former slug (its present slug is in the answer); 404 when it is of another type than asked for',
    query: z.object({ type: z.enum(articleTypes).optional() }),
    response: articleDetail,
  },
  update: {
    method: 'PATCH',
    path: articlePath,
    acceptsSlug: true,
    access: 'staff',
    summary: 'Change an article',
    body: articleInput.partial(),
    response: articleDetail,
    versioned: true,
  },
  related: {
    method: 'GET',
    path: '/api-news/organizations/:orgId/articles/:id/related',
    acceptsSlug: true,
    access: 'public',
    summary: 'Other published articles that share topics with one, else of its type; the newest first',
    query: z.object({ limit: queryInt({ min: 1, max: 12, fallback: 3 }) }),
    response: z.object({ data: z.array(articleSummary) }),
  },
  remove: {
    method: 'DELETE',
    path: articlePath,
    acceptsSlug: true,
    access: 'staff',
    summary: 'Remove an article',
    response: done,
  },
});
