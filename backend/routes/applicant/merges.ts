import { mergesResource } from '@/lib/contract/applicant/merges';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findForStaff } from '@/backend/services/access/applicant-access';
import { audit } from '@/backend/services/access/audit';
import { schoolIdsOf } from '@/backend/services/auth/sessions';
import { duplicatePairs, setApart } from '@/backend/services/applicant/duplicate-pairs';
import { mergeApplications } from '@/backend/services/applicant/merge-applications';
import { listMerges, showMerges } from '@/backend/services/applicant/merge-views';
import { undoMerge } from '@/backend/services/applicant/undo-merge';

export const mergeRoutes = (deps: Deps) => {
  const shown = async (row: Parameters<typeof showMerges>[1][number]) => {
    const [merge] = await showMerges(deps.db, [row]);
    if (!merge) throw new Refusal(409, 'merged-on', 'It was joined with another application since.');
    return merge;
  };
  const findOthers = async (id: string, caller: Caller) => {
    const row = await findForStaff(deps.db, id, caller);
    if (row.userId === caller.id)
      throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
    return row;
  };
  return implement(
    mergesResource,
    {
      duplicates: async ({ query }, { caller }) => {
        if (query.applicantId) await findForStaff(deps.db, query.applicantId, caller);
        const schoolIds = await schoolIdsOf(deps.db, caller.id);
        return duplicatePairs(deps, { schoolIds, createdBy: caller.id }, query.applicantId);
      },
      setApart: async ({ params, body }, { caller, requestId }) => {
        if (params.id === body.otherId) throw invalid([{ path: 'otherId', code: 'same-application' }]);
        await findOthers(params.id, caller);
        await findOthers(body.otherId, caller);
        await setApart(deps, [params.id, body.otherId], caller.id);
        const entry = { action: 'application-set-apart', actorId: caller.id, subject: params.id, requestId };
        await audit(deps, { ...entry, detail: { otherId: body.otherId } });
        return { ok: true as const };
      },
      create: async ({ params, body, version }, { caller, requestId }) => {
        const wish = { keptId: params.id, keptVersion: version, ...body };
        return shown(await mergeApplications(deps, wish, { caller, requestId }));
      },
      list: async ({ query }, { caller }) => {
        if (query.applicantId) await findForStaff(deps.db, query.applicantId, caller);
        return listMerges(deps, await schoolIdsOf(deps.db, caller.id), query.applicantId);
      },
      undo: async ({ params }, { caller, requestId }) => {
        const { merge, left } = await undoMerge(deps, params.id, { caller, requestId });
        return { ...(await shown(merge)), left };
      },
    },
    deps,
  );
};
