import { and, asc, count, desc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm';
import { siteTextsResource } from '@/lib/contract/content/site-texts';
import { withoutUnpublished } from '@/lib/domain/content/publication';
import { siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { once } from '@/backend/services/access/idempotency';
import { isAdvisor, requireAdvisor } from '@/backend/services/access/staff';
import {
  changeSiteText,
  createSiteText,
  publishedTexts,
  refuseTakenTextSlug,
  removeSiteText,
  toSiteText,
} from '@/backend/services/content/site-texts';

const find = async (deps: Deps, id: string) => {
  const [row] = await deps.db.select().from(siteTexts).where(eq(siteTexts.id, id));
  if (!row) throw notFound();
  return row;
};

const likePattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

const containsKeyword = (keyword: string) =>
  or(
    ...[siteTexts.titleEn, siteTexts.titleKh, siteTexts.bodyEn, siteTexts.bodyKh].map((column) =>
      ilike(column, likePattern(keyword)),
    ),
  );

export const siteTextRoutes = (deps: Deps) =>
  implement(
    siteTextsResource,
    {
      list: async ({ query }, { caller }) => {
        const where = and(
          isAdvisor(caller) ? undefined : publishedTexts(deps.clock.now()),
          query.status === 'active' || query.status === 'inactive'
            ? eq(siteTexts.status, query.status)
            : undefined,
          query.status === 'scheduled'
            ? and(eq(siteTexts.status, 'active'), gt(siteTexts.publishedAt, deps.clock.now()))
            : undefined,
          query.kind && eq(siteTexts.kind, query.kind),
          query.kinds && inArray(siteTexts.kind, query.kinds),
          query.section && eq(siteTexts.section, query.section),
          query.slug ? eq(siteTexts.slug, query.slug) : undefined,
          query.keyword ? containsKeyword(query.keyword) : undefined,
        );
        const direction = query.sort === 'asc' ? asc : desc;
        const column =
          query.order === 'order'
            ? siteTexts.order
            : sql`coalesce(${siteTexts.publishedAt}, ${siteTexts.createdAt})`;
        const page = deps.db
          .select()
          .from(siteTexts)
          .where(where)
          .orderBy(direction(column), direction(siteTexts.id))
          .limit(query.limit)
          .offset(query.start);
        const [rows, [total]] = await Promise.all([
          page,
          deps.db.select({ value: count() }).from(siteTexts).where(where),
        ]);
        const seen = isAdvisor(caller)
          ? toSiteText
          : (row: (typeof rows)[number]) => withoutUnpublished(toSiteText(row));
        return { data: rows.map(seen), countTotal: total?.value ?? 0 };
      },
      create: async ({ body }, { caller, idempotencyKey, requestId }) => {
        requireAdvisor(caller);
        const call = { owner: caller.id, endpoint: 'site-text', key: idempotencyKey, body };
        const created = await refuseTakenTextSlug(
          once(deps, call, (tx) => createSiteText(deps, tx, body, caller, requestId)),
        );
        return created;
      },
      get: async ({ params }, { caller }) => {
        requireAdvisor(caller);
        return toSiteText(await find(deps, params.id));
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        requireAdvisor(caller);
        const row = await find(deps, params.id);
        const changed = await refuseTakenTextSlug(
          deps.db.transaction((tx) => changeSiteText(deps, tx, { row, version }, body, caller, requestId)),
        );
        return changed;
      },
      remove: async ({ params }, { caller, requestId }) => {
        requireAdvisor(caller);
        const row = await find(deps, params.id);
        await removeSiteText(deps, row, caller, requestId);
        return { ok: true as const };
      },
    },
    deps,
  );
