import { mergesResource } from '@/lib/contract/admissions/merges';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { deskOf, findApplicationForStaff } from '@/backend/core/access/applicant-access';
import { keptSchoolsOf } from '@/backend/features/admissions/services/applicant-scope';
import { duplicatePairs, setApart } from '@/backend/features/admissions/services/duplicate-pairs';
import { mergeApplications } from '@/backend/features/admissions/services/merge-applications';
import { listMerges, showMerges } from '@/backend/features/admissions/services/merge-views';
import { undoMerge } from '@/backend/features/admissions/services/undo-merge';

export const mergeRoutes = (deps: Deps) => {
  const shown = async (tx: Db, row: Parameters<typeof showMerges>[1][number]) => {
    const [merge] = await showMerges(tx, [row]);
    if (!merge) throw new Refusal(409, 'merged-on', 'It was joined with another application since.');
    return merge;
  };
  const findOthers = async ({ tx, caller }: Act, id: string) => {
    const row = await findApplicationForStaff(tx, id, caller);
    if (row.userId === caller.id)
      throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
    return row;
  };
  return implement(
    mergesResource,
    {
      duplicates: async ({ query }, { caller }) => {
        if (query.applicantId) await findApplicationForStaff(deps.db, query.applicantId, caller);
        return duplicatePairs(deps, await deskOf(deps.db, caller), query.applicantId);
      },
      setApart: write(async (act, { params, body }) => {
        if (params.id === body.otherId) throw invalid([{ path: 'otherId', code: 'same-application' }]);
        await findOthers(act, params.id);
        await findOthers(act, body.otherId);
        await setApart(act, params.id, body.otherId);
        act.note('application-set-apart', params.id, { otherId: body.otherId });
        return { ok: true as const };
      }),
      create: write(async (act, { params, body }) =>
        shown(act.tx, await mergeApplications(act, { keptId: params.id, ...body })),
      ),
      list: async ({ query }, { caller }) => {
        if (query.applicantId) await findApplicationForStaff(deps.db, query.applicantId, caller);
        const schoolIds = keptSchoolsOf(await deskOf(deps.db, caller));
        return listMerges(deps, schoolIds, query.applicantId);
      },
      undo: write(async (act, { params }) => {
        const { merge, left } = await undoMerge(act, params.id);
        return { ...(await shown(act.tx, merge)), left };
      }),
    },
    deps,
  );
};
