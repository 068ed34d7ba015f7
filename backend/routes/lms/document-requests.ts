import { eq } from 'drizzle-orm';
import { documentRequestsResource } from '@/lib/contract/lms/document-requests';
import { documentRequests } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { createRequest, listRequests, moveRequest } from '@/backend/services/lms/document-requests';
import { once } from '@/backend/services/access/idempotency';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';
import { findStudentRecord } from '@/backend/services/lms/student-records';

export const documentRequestRoutes = (deps: Deps) =>
  implement(
    documentRequestsResource,
    {
      create: async ({ params, body }, { caller, idempotencyKey, requestId }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        // A school makes no requests to itself.
        if (student.userId !== caller.id) throw forbidden();
        const call = {
          owner: caller.id,
          endpoint: `document-request:${student.id}`,
          key: idempotencyKey,
          body,
        };
        return once(deps, call, (tx) => createRequest(deps, tx, student, body, caller, requestId));
      },
      list: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        return listRequests(deps.db, eq(documentRequests.studentId, student.id), query);
      },
      setStatus: async ({ params, body, version }, { caller, requestId }) => {
        const found = await findStudentRecord(deps, caller, params);
        return moveRequest(deps, { ...found, id: params.requestId, version }, body, caller, requestId);
      },
      listOfOrganization: async ({ params, query }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        return listRequests(deps.db, eq(documentRequests.schoolId, params.orgId), query, {
          oldestFirst: true,
        });
      },
    },
    deps,
  );
