import { applicantsResource } from '@/lib/contract/admissions/applicants';
import type { Db } from '@/backend/db/client';
import type { applicants } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  listApplicants,
  listOwnApplications,
  requireKnownStatus,
} from '@/backend/features/admissions/services/applicant-lists';
import { keptSchoolsOf } from '@/backend/features/admissions/services/applicant-scope';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';
import { deskOf, findApplicant, requireCorrector, rightOf } from '@/backend/core/access/applicant-access';
import { findSchool } from '@/backend/core/access/find-school';
import { hideClosedSchool, requireStaffOf } from '@/backend/core/access/staff';
import { changeApplication } from '@/backend/features/admissions/services/change-application';
import { idInPlaceOf } from '@/backend/features/admissions/services/merge-views';
import { moveApplication } from '@/backend/features/admissions/services/move-application';
import { readSchoolSchema } from '@/backend/features/admissions/services/school-schema';
import { submitApplication } from '@/backend/features/admissions/services/submit-application';

type ApplicantRecord = typeof applicants.$inferSelect;

/** The student of the application, its school's keepers, and whoever entered it; for others it does not exist. */
const findReadable = async (db: Db, id: string, caller: Caller): Promise<ApplicantRecord> => {
  const row = await findApplicant(db, await idInPlaceOf(db, id));
  if (row.userId !== caller.id && (await rightOf(db, row, caller)) === null) throw notFound();
  return row;
};

/** The student of the application, and whoever decides at its school. */
const findToChange = async (db: Db, id: string, caller: Caller): Promise<ApplicantRecord> => {
  const row = await findApplicant(db, id);
  if (row.userId !== caller.id) await requireCorrector(db, row, caller);
  return row;
};

export const applicantRoutes = (deps: Deps) =>
  implement(
    applicantsResource,
    {
      submit: write(async (act, { params, body }) => {
        if (body.schoolId !== params.id) throw invalid([{ path: 'schoolId', code: 'not-in-path' }]);
        return submitApplication(act, body);
      }),
      listOfSchool: async ({ params, query }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const visible = { schoolIds: [params.id] };
        await requireKnownStatus(deps.db, query.applicantStatus, visible);
        return listApplicants(deps, await deskOf(deps.db, caller), query, visible);
      },
      list: async ({ query }, { caller }) => {
        const desk = await deskOf(deps.db, caller);
        const visible = query.entered ? { enteredBy: caller.id } : { schoolIds: keptSchoolsOf(desk) };
        await requireKnownStatus(deps.db, query.applicantStatus, visible);
        return listApplicants(deps, desk, query, visible);
      },
      get: async ({ query }, { caller }) => {
        const row = await findReadable(deps.db, query.applicantId, caller);
        return readForReader(deps.db, row.id, caller, deps.clock.now());
      },
      setStatus: write(async (act, { params, body }) => {
        await moveApplication(act, params.id, body);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      update: write(async (act, { params, body }) => {
        const row = await findToChange(act.tx, params.id, act.caller);
        await changeApplication(act, row, body);
        return readForReader(act.tx, row.id, act.caller, act.now);
      }),
      mine: ({ params }) => listOwnApplications(deps.db, params.id, deps.clock.now()),
      schema: async ({ params, query }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, school);
        return readSchoolSchema(deps.db, school, query.version);
      },
    },
    deps,
  );
