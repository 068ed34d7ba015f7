import { and, arrayContains, arrayOverlaps, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type articleFilter, articlesResource } from '@/lib/contract/articles/articles';
import { withoutUnpublished } from '@/lib/domain/articles/publication';
import { articles } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listPage } from '@/backend/lists/list-page';
import { changeArticle, createArticle } from '@/backend/features/articles/services/article-changes';
import { findArticle, findOwnArticle } from '@/backend/features/articles/services/find-article';
import {
  articleSummaryColumns,
  toDetail,
  toArticleSummary,
} from '@/backend/features/articles/services/article-views';
import { matches } from '@/backend/lists/folded-text';
import { findOrganization, type Organization, requireStaffOfOrganization } from '@/backend/core/access/staff';
import { articleOfFormerSlug } from '@/backend/features/articles/services/former-slugs';

type Filter = z.output<typeof articleFilter>;

/** Readers see what is active and whose day has come; staff see all of their organization. */
const visible = (deps: Deps, organization: Organization): SQL | undefined =>
  and(
    eq(articles.organizationId, organization.id),
    organization.isStaff
      ? undefined
      : and(eq(articles.status, 'active'), lte(articles.publishedAt, deps.clock.now())),
  );

const statusOf = (deps: Deps, status: Filter['status']): SQL | undefined => {
  if (status === 'all') return undefined;
  if (status !== 'scheduled') return eq(articles.status, status);
  return and(eq(articles.status, 'active'), gt(articles.publishedAt, deps.clock.now()));
};

/** What has no end, or has not come to it. */
const notOver = (deps: Deps): SQL =>
  sql`coalesce(${articles.endsAt}, ${articles.startsAt}, 'infinity') >= ${deps.clock.now().toISOString()}`;

const listArticles = async (deps: Deps, organization: Organization, query: Filter) => {
  const column = {
    published_date: articles.publishedAt,
    createdAt: articles.createdAt,
    endsAt: articles.endsAt,
  }[query.order];
  const direction = query.sort === 'asc' ? asc : desc;
  const list = {
    visible: visible(deps, organization),
    filters: [
      statusOf(deps, query.status),
      query.type === 'all' ? undefined : eq(articles.type, query.type),
      query.when === 'open' ? notOver(deps) : undefined,
      query.topic ? arrayContains(articles.topics, [query.topic]) : undefined,
    ],
    search: query.keyword ? matches(articles.searchFold, query.keyword) : undefined,
    sorts: [direction(column), direction(articles.id)],
    start: query.start,
    limit: query.limit,
  };
  const { rows, countTotal } = await listPage(deps.db, articles, list, (total) =>
    deps.db
      .select({ ...articleSummaryColumns, total })
      .from(articles)
      .$dynamic(),
  );
  return { data: rows.map(toArticleSummary), countTotal };
};

/** By id, address or former address. */
const readArticle = async (deps: Deps, organization: Organization, ref: string) => {
  const mayBeSeen = visible(deps, organization);
  return findArticle(deps.db, ref, mayBeSeen).catch(async (error: unknown) => {
    const articleId = await articleOfFormerSlug(deps.db, organization.id, ref);
    if (articleId === null) throw error;
    return findArticle(deps.db, articleId, mayBeSeen);
  });
};

const relatedArticles = async (deps: Deps, organization: Organization, ref: string, limit: number) => {
  const article = await readArticle(deps, organization, ref);
  const alike = article.topics.length
    ? arrayOverlaps(articles.topics, article.topics)
    : eq(articles.type, article.type);
  const rows = await deps.db
    .select(articleSummaryColumns)
    .from(articles)
    .where(
      and(
        eq(articles.organizationId, organization.id),
        eq(articles.status, 'active'),
        lte(articles.publishedAt, deps.clock.now()),
        ne(articles.id, article.id),
        alike,
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
  return rows.map(toArticleSummary);
};

/** An organization that is only searched in may be unknown: nothing is found there. */
const organizationOrNull = (deps: Deps, caller: Caller | null, ref: string): Promise<Organization | null> =>
  findOrganization(deps, caller, ref).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });

export const articleRoutes = (deps: Deps) =>
  implement(
    articlesResource,
    {
      search: async ({ query }, { caller }) => {
        const organization = await organizationOrNull(
          deps,
          caller,
          query.organizationId || deps.env.ORGANIZATION_ID,
        );
        return organization ? listArticles(deps, organization, query) : { data: [], countTotal: 0 };
      },
      list: async ({ params, query }, { caller }) =>
        listArticles(deps, await findOrganization(deps, caller, params.orgId), query),
      create: write(async (act, { params, body }) =>
        createArticle(act, await requireStaffOfOrganization(act.deps, act.caller, params.orgId), body),
      ),
      get: async ({ params, query }, { caller }) => {
        const organization = await findOrganization(deps, caller, params.orgId);
        const article = await readArticle(deps, organization, params.id);
        if (query.type && article.type !== query.type) throw notFound('Article not found.');
        return organization.isStaff ? toDetail(article) : withoutUnpublished(toDetail(article));
      },
      related: async ({ params, query }, { caller }) => {
        const organization = await findOrganization(deps, caller, params.orgId);
        return { data: await relatedArticles(deps, organization, params.id, query.limit) };
      },
      update: write(async (act, { params, body }) =>
        changeArticle(act, await findOwnArticle(act.deps, act.caller, params), body),
      ),
      remove: write(async (act, { params }) => {
        const { id } = await findOwnArticle(act.deps, act.caller, params);
        await act.tx.delete(articles).where(eq(articles.id, id));
        act.note('article-removed', id);
        return { ok: true as const };
      }),
    },
    deps,
  );
