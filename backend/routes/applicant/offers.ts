import { offersResource } from '@/lib/contract/applicant/offers';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { answerOffer, orderChoices } from '@/backend/services/applicant/answer-offer';
import { listOwnApplications } from '@/backend/services/applicant/applicant-lists';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { setOfferDay } from '@/backend/services/applicant/set-offer-day';

export const offerRoutes = (deps: Deps) =>
  implement(
    offersResource,
    {
      answer: async ({ params, body, version }, { caller, requestId }) => {
        await answerOffer(deps, params.id, body.answer, { version, caller, requestId });
        return readApplicantDetail(deps.db, params.id);
      },
      setDay: async ({ params, body, version }, { caller, requestId }) => {
        await setOfferDay(deps, params.id, body.answerBy, { version, caller, requestId });
        return readApplicantDetail(deps.db, params.id);
      },
      order: async ({ params, body }) => {
        await orderChoices(deps, params.id, body.applicantIds);
        return listOwnApplications(deps, params.id);
      },
    },
    deps,
  );
