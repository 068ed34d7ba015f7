import { consentsResource } from '@/lib/contract/applicant/consents';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { userSearchesPerHourMax } from '@/backend/limits';
import { findSchool } from '@/backend/services/academic/school-views';
import { audit } from '@/backend/services/access/audit';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { requireStaffOf } from '@/backend/services/access/staff';
import { askConsent, confirmConsent } from '@/backend/services/applicant/application-consent';
import { likelyPeople } from '@/backend/services/applicant/likely-people';
import { requireOpenProgram } from '@/backend/services/applicant/require-open-program';

export const consentRoutes = (deps: Deps) =>
  implement(
    consentsResource,
    {
      ask: async ({ params, body }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const school = await findSchool(deps.db, params.id);
        if (school.status !== 'active') throw notFound('School not found.');
        return deps.db.transaction(async (tx) => {
          await requireOpenProgram(tx, {
            schoolId: school.id,
            subjectId: body.enrollToId,
            now: deps.clock.now(),
          });
          return askConsent(deps, tx, { ...body, school }, caller, requestId);
        });
      },
      confirm: async ({ params, body }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const given = { schoolId: params.id, consentId: params.consentId, code: body.verifyCode };
        return confirmConsent(deps, given, caller, requestId);
      },
      duplicates: async ({ params, query }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        await hitLimit(deps, `user-search:${caller.id}`, userSearchesPerHourMax, 3600);
        const data = await likelyPeople(deps, params.id, query);
        await audit(deps, { action: 'duplicate-search', actorId: caller.id, subject: params.id, requestId });
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
