import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import type { Deps } from '@/backend/deps';
import { forbidden } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  createRequest,
  listOfOffice,
  listOfStudent,
  moveRequest,
} from '@/backend/features/school-day/services/document-requests';
import { requireStudentReader } from '@/backend/core/access/school-life';
import { requireKeeperOf } from '@/backend/core/access/staff';

export const documentRequestRoutes = (deps: Deps) =>
  implement(
    documentRequestsResource,
    {
      create: write(async (act, { params, body }) => {
        const { student, as } = await requireStudentReader(act.tx, act.caller, params, 'papers');
        // A school makes no requests to itself.
        if (as !== 'student') throw forbidden();
        return createRequest(act, student, body);
      }),
      list: async ({ params, query }, { caller }) => {
        const { student } = await requireStudentReader(deps.db, caller, params, 'papers');
        return listOfStudent(deps.db, student.id, query);
      },
      setStatus: write(async (act, { params, body }) => {
        const { student, as } = await requireStudentReader(act.tx, act.caller, params, 'papers');
        return moveRequest(act, { student, as, id: params.requestId }, body);
      }),
      listOfOrganization: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.orgId);
        return listOfOffice(deps.db, params.orgId, query);
      },
    },
    deps,
  );
