import { eq } from 'drizzle-orm';
import { schoolRequestsResource } from '@/lib/contract/admissions/school-requests';
import { schoolRequests } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findSchool } from '@/backend/core/access/find-school';
import { requireStaffOf } from '@/backend/core/access/staff';
import {
  answerSchoolRequest,
  createSchoolRequest,
  listOwnRequests,
  listRequestsOf,
} from '@/backend/features/admissions/services/school-requests';
import { schoolIdsOf } from '@/backend/core/access/roles-of';

export const schoolRequestRoutes = (deps: Deps) =>
  implement(
    schoolRequestsResource,
    {
      create: write(async (act, { params, body }) => {
        const school = await findSchool(act.tx, params.id);
        if (school.status !== 'active') throw notFound('School not found.');
        return createSchoolRequest(act, school, body);
      }),
      mine: ({ params, query }) => listOwnRequests(deps.db, params.id, query.kind),
      list: async ({ query }, { caller }) =>
        listRequestsOf(deps.db, await schoolIdsOf(deps.db, caller.id), query),
      answer: write(async (act, { params, body }) => {
        const [row] = await act.tx.select().from(schoolRequests).where(eq(schoolRequests.id, params.id));
        if (!row) throw notFound();
        await requireStaffOf(act.tx, act.caller.id, row.schoolId);
        return answerSchoolRequest(act, row, body);
      }),
    },
    deps,
  );
