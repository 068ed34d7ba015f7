import { assigneesResource } from '@/lib/contract/admissions/assignees';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findApplicationForStaff } from '@/backend/core/access/applicant-access';
import { colleaguesAt } from '@/backend/features/admissions/services/colleagues';
import { assignApplication } from '@/backend/features/admissions/services/assign-application';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';

export const assigneeRoutes = (deps: Deps) =>
  implement(
    assigneesResource,
    {
      colleagues: async ({ params }, { caller }) => {
        const row = await findApplicationForStaff(deps.db, params.id, caller);
        return colleaguesAt(deps.db, row.schoolId, caller.id);
      },
      assign: write(async (act, { params, body }) => {
        await assignApplication(act, params.id, body.assigneeId);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
    },
    deps,
  );
