import { id } from '@/lib/contract/fields';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { askGuardianOf, confirmGuardianOf } from '@/backend/features/campaigns/services/campaign-guardian';
import {
  findShownCampaign,
  giveCampaignPlaceBack,
  ownRegistration,
  placesOf,
  registerForCampaign,
  toCampaignRegistration,
} from '@/backend/features/campaigns/services/campaign-registrations';

export const campaignRegistrationRoutes = (deps: Deps) =>
  implement(
    campaignRegistrationsResource,
    {
      places: async ({ params }) => placesOf(deps.db, await findShownCampaign(deps.db, params.slug)),
      mine: async ({ params }, { caller }) => {
        const { id } = await findShownCampaign(deps.db, params.slug);
        const own = await ownRegistration(deps.db, id, caller.id);
        return { data: own && toCampaignRegistration(own) };
      },
      register: write(async (act, { params, body }) =>
        toCampaignRegistration(await registerForCampaign(act, params.slug, body)),
      ),
      giveBack: write(async (act, { params }) => {
        await giveCampaignPlaceBack(act, params.slug);
        return { ok: true as const };
      }),
      askGuardian: write(async (act, { params, body }) => {
        const campaign = await findShownCampaign(act.tx, params.slug);
        if (!campaign.takesRegistrations) throw notFound('Campaign not found.');
        return askGuardianOf(act, campaign, body.guardianPhone);
      }),
      confirmGuardian: write(async (act, { params: { slug, consentId }, body }) => {
        const { id: campaignId } = await findShownCampaign(act.tx, slug);
        // Beside a slug in the path any text passes as an id.
        if (!id.safeParse(consentId).success) throw notFound('The guardian was not asked.');
        return confirmGuardianOf(act, { campaignId, consentId, code: body.verifyCode });
      }),
    },
    deps,
  );
