import { eq } from 'drizzle-orm';
import { schoolRequestsResource } from '@/lib/contract/applicant/school-requests';
import { schoolRequests } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findSchool } from '@/backend/services/academic/school-views';
import { once } from '@/backend/services/access/idempotency';
import { requireStaffOf } from '@/backend/services/access/staff';
import {
  answerSchoolRequest,
  createSchoolRequest,
  listOwnRequests,
  listRequestsOf,
} from '@/backend/services/applicant/school-requests';
import { schoolIdsOf } from '@/backend/services/auth/sessions';

export const schoolRequestRoutes = (deps: Deps) =>
  implement(
    schoolRequestsResource,
    {
      create: async ({ params, body }, { caller, idempotencyKey: key, requestId }) => {
        const school = await findSchool(deps.db, params.id);
        if (school.status !== 'active') throw notFound('School not found.');
        const call = { owner: caller.id, endpoint: `school-request:${school.id}`, key, body };
        return once(deps, call, (tx) => createSchoolRequest(deps, tx, school, body, { caller, requestId }));
      },
      mine: ({ params, query }) => listOwnRequests(deps.db, params.id, query.kind),
      list: async ({ query }, { caller }) =>
        listRequestsOf(deps.db, await schoolIdsOf(deps.db, caller.id), query),
      answer: async ({ params, body, version }, { caller, requestId }) => {
        const [row] = await deps.db.select().from(schoolRequests).where(eq(schoolRequests.id, params.id));
        if (!row) throw notFound();
        await requireStaffOf(deps.db, caller.id, row.schoolId);
        return answerSchoolRequest(deps, row, body, { version, caller, requestId });
      },
    },
    deps,
  );
