import { offersResource } from '@/lib/contract/admissions/offers';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { answerOffer, orderChoices } from '@/backend/features/admissions/services/answer-offer';
import { listOwnApplications } from '@/backend/features/admissions/services/applicant-lists';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';
import { keepPlace } from '@/backend/features/admissions/services/result-proofs';
import { setOfferDays } from '@/backend/features/admissions/services/set-offer-day';

export const offerRoutes = (deps: Deps) =>
  implement(
    offersResource,
    {
      answer: write(async (act, { params, body }) => {
        await answerOffer(act, params.id, body.answer);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      setDay: write(async (act, { params, body }) => {
        await setOfferDays(act, params.id, body);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      keep: write(async (act, { params, body }) => {
        await keepPlace(act, params.id, body.reason);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      order: write(async (act, { params, body }) => {
        await orderChoices(act, params.id, body.applicantIds);
        return listOwnApplications(act.tx, params.id, act.now);
      }),
    },
    deps,
  );
