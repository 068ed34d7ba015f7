import { and, asc, count, desc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm';
import { siteTextsResource } from '@/lib/contract/articles/site-texts';
import { withoutUnpublished } from '@/lib/domain/articles/publication';
import type { Db } from '@/backend/db/client';
import { siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { isAdvisor, requireAdvisor } from '@/backend/core/access/staff';
import {
  changeSiteText,
  createSiteText,
  publishedTexts,
  removeSiteText,
  toSiteText,
} from '@/backend/features/articles/services/site-texts';

const find = async (db: Db, id: string) => {
  const [row] = await db.select().from(siteTexts).where(eq(siteTexts.id, id));
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
      create: write(async (act, { body }) => {
        requireAdvisor(act.caller);
        return createSiteText(act, body);
      }),
      get: async ({ params }, { caller }) => {
        requireAdvisor(caller);
        return toSiteText(await find(deps.db, params.id));
      },
      update: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        return changeSiteText(act, await find(act.tx, params.id), body);
      }),
      remove: write(async (act, { params }) => {
        requireAdvisor(act.caller);
        await removeSiteText(act, await find(act.tx, params.id));
        return { ok: true as const };
      }),
    },
    deps,
  );
