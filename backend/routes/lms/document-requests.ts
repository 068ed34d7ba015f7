import { eq } from 'drizzle-orm';
import { documentRequestsResource } from '@/lib/contract/lms/document-requests';
import { documentRequests } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { createRequest, listRequests, moveRequest } from '@/backend/services/lms/document-requests';
import { requireKeeperOf } from '@/backend/services/access/staff';
import { findStudentRecord } from '@/backend/services/lms/student-records';

const papers = { view: 'papers' as const };

export const documentRequestRoutes = (deps: Deps) =>
  implement(
    documentRequestsResource,
    {
      create: write(async (act, { params, body }) => {
        const { student, isGuardian } = await findStudentRecord(act.deps, act.caller, params, papers);
        // A school makes no requests to itself.
        if (student.userId !== act.caller.id && !isGuardian) throw forbidden();
        return createRequest(act, student, body);
      }),
      list: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params, {
          forKeepers: true,
          ...papers,
        });
        return listRequests(deps.db, eq(documentRequests.studentId, student.id), query);
      },
      setStatus: write(async (act, { params, body }) => {
        const found = await findStudentRecord(act.deps, act.caller, params, papers);
        return moveRequest(act, { ...found, id: params.requestId }, body);
      }),
      listOfOrganization: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.orgId);
        return listRequests(deps.db, eq(documentRequests.schoolId, params.orgId), query, {
          oldestFirst: true,
        });
      },
    },
    deps,
  );
