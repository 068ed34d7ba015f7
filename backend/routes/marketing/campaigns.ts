import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, lte, not, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { type Campaign, campaignsResource, type newCampaign } from '@/lib/contract/marketing/campaigns';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { slugify } from '@/lib/domain/schools/slug';
import { campaigns } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/services/academic/search-index';
import { findOrganization, requireStaffOfOrganization } from '@/backend/services/access/staff';

const toCampaign = (row: typeof campaigns.$inferSelect, today: string): Campaign => ({
  campaignId: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  status: row.status,
  isRunning: row.status === 'active' && row.startsOn <= today && today <= row.endsOn,
  createdAt: row.createdAt.toISOString(),
});

/** A title in Khmer only has no letters for a slug. */
const slugOf = (body: z.output<typeof newCampaign>) =>
  body.slug ?? (slugify(body.title.en) || `campaign-${randomUUID().slice(0, 6)}`);

const isRunning = (today: string): SQL =>
  and(eq(campaigns.status, 'active'), lte(campaigns.startsOn, today), gte(campaigns.endsOn, today)) as SQL;

export const campaignRoutes = (deps: Deps) =>
  implement(
    campaignsResource,
    {
      list: async ({ query }, { caller }) => {
        const today = dayInCambodia(deps.clock.now());
        const { isStaff } = await findOrganization(deps, caller, deps.env.ORGANIZATION_ID);
        const running = isRunning(today);
        const { rows, countTotal } = await listTable(deps.db, campaigns, {
          visible: isStaff ? undefined : eq(campaigns.status, 'active'),
          filters: [
            query.status === 'all' ? undefined : eq(campaigns.status, query.status),
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
        const texts = [body.title.en, body.title.km, body.description.en, body.description.km];
        const [row] = await act.tx
          .insert(campaigns)
          .values({
            ...body,
            slug: slugOf(body),
            searchFold: texts.map(fold).join('\n'),
            createdBy: act.caller.id,
            createdAt: act.now,
          })
          .returning()
          .catch((error: unknown) => {
            if (isUniqueViolation(error, 'campaigns_slug_key'))
              throw invalid([{ path: 'slug', code: 'taken' }]);
            throw error;
          });
        if (!row) throw new Error('The campaign was not stored.');
        act.note('campaign-created', row.id);
        return toCampaign(row, dayInCambodia(act.now));
      }),
    },
    deps,
  );
