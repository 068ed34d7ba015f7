import { withdrawalsResource } from '@/lib/contract/applicant/withdrawals';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findApplicant } from '@/backend/services/access/applicant-access';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { withdrawApplication } from '@/backend/services/applicant/change-application';

export const withdrawalRoutes = (deps: Deps) =>
  implement(
    withdrawalsResource,
    {
      withdraw: async ({ params, body, version }, { caller, requestId }) => {
        const row = await findApplicant(deps.db, params.id);
        if (row.userId !== caller.id) throw notFound();
        await withdrawApplication(deps, row, body.reason, { version, caller, requestId });
        return readApplicantDetail(deps.db, row.id);
      },
    },
    deps,
  );
