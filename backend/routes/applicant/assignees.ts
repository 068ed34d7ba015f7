import { assigneesResource } from '@/lib/contract/applicant/assignees';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { assignApplication } from '@/backend/services/applicant/assign-application';
import { readForReader } from '@/backend/services/applicant/read-for-reader';

export const assigneeRoutes = (deps: Deps) =>
  implement(
    assigneesResource,
    {
      assign: write(async (act, { params, body }) => {
        await assignApplication(act, params.id, body.assigneeId);
        return readForReader(act.tx, params.id, act.caller);
      }),
    },
    deps,
  );
