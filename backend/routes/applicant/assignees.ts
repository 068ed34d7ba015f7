import { assigneesResource } from '@/lib/contract/applicant/assignees';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { assignApplication } from '@/backend/services/applicant/assign-application';

export const assigneeRoutes = (deps: Deps) =>
  implement(
    assigneesResource,
    {
      assign: write(async (act, { params, body }) => {
        await assignApplication(act, params.id, body.assigneeId);
        return readApplicantDetail(act.tx, params.id);
      }),
    },
    deps,
  );
