import { resultsResource } from '@/lib/contract/applicant/results';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { findToProve, proveResult, withdrawProof } from '@/backend/services/applicant/result-proofs';

export const resultRoutes = (deps: Deps) =>
  implement(
    resultsResource,
    {
      prove: write(async (act, { params, body }) => {
        const row = await findToProve(act, params.id);
        await proveResult(act, row, { ...body, source: 'record', paper: null });
        return readApplicantDetail(act.tx, params.id);
      }),
      withdraw: write(async (act, { params, body }) => {
        await withdrawProof(act, await findToProve(act, params.id), body);
        return readApplicantDetail(act.tx, params.id);
      }),
    },
    deps,
  );
