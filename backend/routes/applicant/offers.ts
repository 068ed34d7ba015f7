import { offersResource } from '@/lib/contract/applicant/offers';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { answerOffer, orderChoices } from '@/backend/services/applicant/answer-offer';
import { listOwnApplications } from '@/backend/services/applicant/applicant-lists';
import { readForReader } from '@/backend/services/applicant/read-for-reader';
import { keepPlace } from '@/backend/services/applicant/result-proofs';
import { setOfferDays } from '@/backend/services/applicant/set-offer-day';

export const offerRoutes = (deps: Deps) =>
  implement(
    offersResource,
    {
      answer: write(async (act, { params, body }) => {
        await answerOffer(act, params.id, body.answer);
        return readForReader(act.tx, params.id, act.caller);
      }),
      setDay: write(async (act, { params, body }) => {
        await setOfferDays(act, params.id, body);
        return readForReader(act.tx, params.id, act.caller);
      }),
      keep: write(async (act, { params, body }) => {
        await keepPlace(act, params.id, body.reason);
        return readForReader(act.tx, params.id, act.caller);
      }),
      order: write(async (act, { params, body }) => {
        await orderChoices(act, params.id, body.applicantIds);
        return listOwnApplications(act.tx, params.id);
      }),
    },
    deps,
  );
