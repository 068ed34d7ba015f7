import { rejectReasonsResource } from '@/lib/contract/careers/reject-reasons';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findOrganization } from '@/backend/core/access/staff';
import { requireAdvisorOf } from '@/backend/features/careers/services/companies';
import { readRejectReasons, setRejectReason } from '@/backend/features/careers/services/reject-reasons';
import type { Db } from '@/backend/db/client';

const answerOf = async (db: Db, orgId: string) => {
  const data = await readRejectReasons(db, orgId);
  return { data, countTotal: data.length };
};

export const rejectReasonRoutes = (deps: Deps) =>
  implement(
    rejectReasonsResource,
    {
      list: async ({ params }, { caller }) =>
        answerOf(deps.db, (await findOrganization(deps, caller, params.orgId)).id),
      set: write(async (act, { params, body }) => {
        const orgId = await requireAdvisorOf(act.deps, act.caller, params.orgId);
        await setRejectReason(act, orgId, body);
        return answerOf(act.tx, orgId);
      }),
    },
    deps,
  );
