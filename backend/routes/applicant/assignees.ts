import { assigneesResource } from '@/lib/contract/applicant/assignees';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { findForStaff } from '@/backend/services/access/applicant-access';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { assignApplication } from '@/backend/services/applicant/assign-application';

export const assigneeRoutes = (deps: Deps) =>
  implement(
    assigneesResource,
    {
      assign: async ({ params, body }, { caller, requestId }) => {
        const row = await findForStaff(deps.db, params.id, caller);
        await assignApplication(deps, row, body.assigneeId, { caller, requestId });
        return readApplicantDetail(deps.db, row.id);
      },
    },
    deps,
  );
