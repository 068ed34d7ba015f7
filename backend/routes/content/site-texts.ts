import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { siteTextsResource } from '@/lib/contract/content/site-texts';
import { siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { once } from '@/backend/services/access/idempotency';
import { isAdvisor, requireAdvisor } from '@/backend/services/access/staff';
import {
  announceSiteTexts,
  changeSiteText,
  createSiteText,
  refuseTakenTextSlug,
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
          isAdvisor(caller) ? undefined : eq(siteTexts.status, 'active'),
          query.status === 'all' ? undefined : eq(siteTexts.status, query.status),
          query.kind && eq(siteTexts.kind, query.kind),
          query.section && eq(siteTexts.section, query.section),
          query.slug ? eq(siteTexts.slug, query.slug) : undefined,
          query.keyword ? containsKeyword(query.keyword) : undefined,
        );
        const page = deps.db
          .select()
          .from(siteTexts)
          .where(where)
          .orderBy(asc(siteTexts.order), asc(siteTexts.id))
          .limit(query.limit)
          .offset(query.start);
        const [rows, [total]] = await Promise.all([
          page,
          deps.db.select({ value: count() }).from(siteTexts).where(where),
        ]);
        return { data: rows.map(toSiteText), countTotal: total?.value ?? 0 };
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
        await deps.db.transaction(async (tx) => {
          await tx.delete(siteTexts).where(eq(siteTexts.id, row.id));
          await announceSiteTexts(tx, row);
          await audit(
            deps,
            { action: 'site-text-removed', actorId: caller.id, subject: row.id, requestId },
            tx,
          );
        });
        return { ok: true as const };
      },
    },
    deps,
  );
