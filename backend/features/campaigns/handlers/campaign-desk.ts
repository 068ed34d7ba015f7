import { campaignDeskResource } from '@/lib/contract/campaigns/campaign-desk';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { findCampaign } from '@/backend/features/campaigns/services/campaign-changes';
import {
  campaignNumbers,
  listCampaignRegistrations,
  moveRegistration,
  writeToRegistrant,
} from '@/backend/features/campaigns/services/campaign-desk';

const requireAdvisor = (deps: Reader, caller: Caller) =>
  requireStaffOfOrganization(deps, caller, deps.env.ORGANIZATION_ID);

export const campaignDeskRoutes = (deps: Deps) =>
  implement(
    campaignDeskResource,
    {
      list: async ({ params, query }, { caller }) => {
        await requireAdvisor(deps, caller);
        return listCampaignRegistrations(deps.db, await findCampaign(deps.db, params.slug), query);
      },
      numbers: async ({ params }, { caller }) => {
        await requireAdvisor(deps, caller);
        return campaignNumbers(deps.db, await findCampaign(deps.db, params.slug));
      },
      move: batch(async (act, row, { params }) => {
        await requireAdvisor(act.deps, act.caller);
        await moveRegistration(act, params.slug, row);
      }),
      message: batch(async (act, row, { params }) => {
        await requireAdvisor(act.deps, act.caller);
        await writeToRegistrant(act, params.slug, row);
      }),
    },
    deps,
  );
