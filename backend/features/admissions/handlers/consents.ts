import { consentsResource } from '@/lib/contract/admissions/consents';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { userSearchesPerHourMax } from '@/backend/limits';
import { findSchool } from '@/backend/core/access/find-school';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { requireStaffOf } from '@/backend/core/access/staff';
import { askConsent, confirmConsent } from '@/backend/features/admissions/services/application-consent';
import { likelyPeople } from '@/backend/features/admissions/services/likely-people';
import { requireOpenProgram } from '@/backend/features/admissions/services/require-open-program';

export const consentRoutes = (deps: Deps) =>
  implement(
    consentsResource,
    {
      ask: write(async (act, { params, body }) => {
        const { tx, now } = act;
        await requireStaffOf(tx, act.caller.id, params.id);
        const school = await findSchool(tx, params.id);
        if (school.status !== 'active') throw notFound('School not found.');
        await requireOpenProgram(tx, { schoolId: school.id, subjectId: body.enrollToId, now });
        return askConsent(act, { ...body, school });
      }),
      confirm: write(async (act, { params, body }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        const given = { schoolId: params.id, consentId: params.consentId, code: body.verifyCode };
        return confirmConsent(act, given);
      }),
      duplicates: write(
        async ({ params }, { caller }) => {
          await requireStaffOf(deps.db, caller.id, params.id);
          await hitLimit(deps, `user-search:${caller.id}`, userSearchesPerHourMax, 3600);
        },
        async (act, { params, query }) => {
          const data = await likelyPeople(act.deps, params.id, query);
          act.note('duplicate-search', params.id);
          return { data, countTotal: data.length };
        },
      ),
    },
    deps,
  );
