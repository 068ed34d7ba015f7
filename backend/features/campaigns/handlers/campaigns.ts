import { and, desc, eq, gte, isNotNull, isNull, lte, not, type SQL } from 'drizzle-orm';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { campaigns } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import type { Act } from '@/backend/core/access/act';
import { findOrganization, requireStaffOfOrganization } from '@/backend/core/access/staff';
import {
  archiveCampaign,
  changeCampaign,
  createCampaign,
  duplicateCampaign,
  findCampaign,
  toCampaign,
} from '@/backend/features/campaigns/services/campaign-changes';

const isRunning = (today: string): SQL =>
  and(eq(campaigns.status, 'active'), lte(campaigns.startsOn, today), gte(campaigns.endsOn, today)) as SQL;

const isIn = (status: 'active' | 'inactive' | 'archived' | 'all'): SQL | undefined => {
  if (status === 'archived') return isNotNull(campaigns.archivedAt);
  return and(isNull(campaigns.archivedAt), status === 'all' ? undefined : eq(campaigns.status, status));
};

const findOwn = async (act: Act, { slug }: { slug: string }) => {
  await requireStaffOfOrganization(act.deps, act.caller, act.deps.env.ORGANIZATION_ID);
  return findCampaign(act.tx, slug);
};

export const campaignRoutes = (deps: Deps) =>
  implement(
    campaignsResource,
    {
      list: async ({ query }, { caller }) => {
        const today = dayInCambodia(deps.clock.now());
        const { isStaff } = await findOrganization(deps, caller, deps.env.ORGANIZATION_ID);
        const running = isRunning(today);
        const { rows, countTotal } = await listTable(deps.db, campaigns, {
          visible: isStaff ? undefined : and(eq(campaigns.status, 'active'), isNull(campaigns.archivedAt)),
          filters: [
            isIn(query.status),
            query.slug === undefined ? undefined : eq(campaigns.slug, query.slug),
            query.running === undefined ? undefined : query.running ? running : not(running),
          ],
          search: query.keyword ? matches(campaigns.searchFold, query.keyword) : undefined,
          sorts: [desc(campaigns.startsOn), desc(campaigns.id)],
          start: query.start,
          limit: query.limit,
        });
        return { data: rows.map((row) => toCampaign(row, today)), countTotal };
      },
      create: write(async (act, { body }) => {
        await requireStaffOfOrganization(act.deps, act.caller, act.deps.env.ORGANIZATION_ID);
        return toCampaign(await createCampaign(act, body), dayInCambodia(act.now));
      }),
      get: async ({ params }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, deps.env.ORGANIZATION_ID);
        return toCampaign(await findCampaign(deps.db, params.slug), dayInCambodia(deps.clock.now()));
      },
      update: write(async (act, { params, body }) =>
        toCampaign(await changeCampaign(act, await findOwn(act, params), body), dayInCambodia(act.now)),
      ),
      duplicate: write(async (act, { params, body }) =>
        toCampaign(
          await duplicateCampaign(act, await findOwn(act, params), body.title),
          dayInCambodia(act.now),
        ),
      ),
      archive: write(async (act, { params, body }) =>
        toCampaign(
          await archiveCampaign(act, await findOwn(act, params), body.archived),
          dayInCambodia(act.now),
        ),
      ),
    },
    deps,
  );
