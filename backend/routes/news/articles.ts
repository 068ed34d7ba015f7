import { and, arrayContains, arrayOverlaps, asc, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type articleFilter, articlesResource } from '@/lib/contract/news/articles';
import type { Db } from '@/backend/db/client';
import { articles } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { listPage } from '@/backend/lists/list-page';
import { announceArticles, changeArticle, createArticle } from '@/backend/services/news/article-changes';
import { summaryColumns, toDetail, toSummary } from '@/backend/services/news/article-views';
import { audit } from '@/backend/services/access/audit';
import { once } from '@/backend/services/access/idempotency';
import { matches } from '@/backend/services/academic/search-index';
import {
  findOrganization,
  type Organization,
  requireStaffOfOrganization,
} from '@/backend/services/access/staff';
import { articleOfFormerSlug } from '@/backend/services/news/former-slugs';
import { refuseTakenSlug } from '@/backend/services/news/write-article';

type Filter = z.output<typeof articleFilter>;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Readers see active articles whose date has passed; staff see all articles of their organization. */
const visible = (deps: Deps, organization: Organization): SQL | undefined =>
  and(
    eq(articles.organizationId, organization.id),
    organization.isStaff
      ? undefined
      : and(eq(articles.status, 'active'), lte(articles.publishedAt, deps.clock.now())),
  );

/** Without an end, or not ended yet. */
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
      query.status === 'all' ? undefined : eq(articles.status, query.status),
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
      .select({ ...summaryColumns, total })
      .from(articles)
      .$dynamic(),
  );
  return { data: rows.map(toSummary), countTotal };
};

const findArticle = async (db: Db, ref: string, mayBeSeen: SQL | undefined) => {
  const isRef = uuidPattern.test(ref) ? eq(articles.id, ref.toLowerCase()) : eq(articles.slug, ref);
  const [row] = await db.select().from(articles).where(and(isRef, mayBeSeen));
  if (!row) throw notFound('Article not found.');
  return row;
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
    .select(summaryColumns)
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
  return rows.map(toSummary);
};

const findOwn = async (deps: Deps, caller: Caller, params: { orgId: string; id: string }) => {
  const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
  return findArticle(deps.db, params.id, eq(articles.organizationId, organizationId));
};

/** An unknown organization in a search is not an error: it has no results. */
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
      create: async ({ params, body }, { caller, idempotencyKey, requestId }) => {
        const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
        const call = { owner: caller.id, endpoint: `article:${organizationId}`, key: idempotencyKey, body };
        const created = await refuseTakenSlug(
          once(deps, call, (tx) => createArticle(deps, tx, organizationId, body, caller, requestId)),
        );
        return created;
      },
      get: async ({ params, query }, { caller }) => {
        const organization = await findOrganization(deps, caller, params.orgId);
        const article = await readArticle(deps, organization, params.id);
        if (query.type && article.type !== query.type) throw notFound('Article not found.');
        return toDetail(article);
      },
      related: async ({ params, query }, { caller }) => {
        const organization = await findOrganization(deps, caller, params.orgId);
        return { data: await relatedArticles(deps, organization, params.id, query.limit) };
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        const article = await findOwn(deps, caller, params);
        const stored = await changeArticle(deps, { article, version }, body, caller, requestId);
        return stored;
      },
      remove: async ({ params }, { caller, requestId }) => {
        const article = await findOwn(deps, caller, params);
        await deps.db.transaction(async (tx) => {
          await tx.delete(articles).where(eq(articles.id, article.id));
          await announceArticles(tx, article);
          await audit(
            deps,
            { action: 'article-removed', actorId: caller.id, subject: article.id, requestId },
            tx,
          );
        });
        return { ok: true as const };
      },
    },
    deps,
  );
