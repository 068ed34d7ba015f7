import { markRequestsResource } from '@/lib/contract/school-day/mark-requests';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireStudentReader, requireWorkAt } from '@/backend/core/access/school-life';
import {
  answerMarkRequest,
  askForMark,
  listMarkRequests,
  withdrawMarkRequest,
} from '@/backend/features/school-day/services/mark-requests';

export const markRequestRoutes = (deps: Deps) =>
  implement(
    markRequestsResource,
    {
      ask: write(async (act, { params, body }) => {
        const reader = await requireStudentReader(act.tx, act.caller, params, 'attendance');
        return askForMark(act, reader, body);
      }),
      withdraw: write(async (act, { params }) => {
        const reader = await requireStudentReader(act.tx, act.caller, params, 'attendance');
        return withdrawMarkRequest(act, reader, params.requestId);
      }),
      list: async ({ params: { orgId }, query }, { caller }) => {
        const work = await requireWorkAt(deps.db, caller, orgId);
        return listMarkRequests(deps.db, orgId, query, work === 'office' ? null : caller.id);
      },
      answer: write((act, { params, body }) => answerMarkRequest(act, params, body)),
    },
    deps,
  );
