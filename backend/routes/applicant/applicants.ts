import { applicantsResource } from '@/lib/contract/applicant/applicants';
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
} from '@/backend/services/applicant/applicant-lists';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import {
  findApplicant,
  isPaperReaderOf,
  isReaderOf,
  isStaffFor,
} from '@/backend/services/access/applicant-access';
import { findSchool } from '@/backend/services/academic/school-views';
import { schoolIdsOf } from '@/backend/services/auth/sessions';
import { hideClosedSchool, requireStaffOf } from '@/backend/services/access/staff';
import { changeApplication } from '@/backend/services/applicant/change-application';
import { idInPlaceOf } from '@/backend/services/applicant/merge-views';
import { moveApplication } from '@/backend/services/applicant/move-application';
import { readSchoolSchema } from '@/backend/services/applicant/school-schema';
import { submitApplication } from '@/backend/services/applicant/submit-application';

type ApplicantRecord = typeof applicants.$inferSelect;

/** The student of the application, and readers of the school's applications; for others it does not exist. */
const findReadable = async (db: Db, id: string, caller: Caller): Promise<ApplicantRecord> => {
  const row = await findApplicant(db, await idInPlaceOf(db, id));
  if (row.userId !== caller.id && !(await isReaderOf(db, row, caller))) throw notFound();
  return row;
};

/** The student of the application, and the school's staff; for others it does not exist. */
const findVisible = async (db: Db, id: string, caller: Caller): Promise<ApplicantRecord> => {
  const row = await findApplicant(db, id);
  if (row.userId !== caller.id && !(await isStaffFor(db, row, caller))) throw notFound();
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
        return listApplicants(deps, query, visible);
      },
      list: async ({ query }, { caller }) => {
        const visible = { schoolIds: await schoolIdsOf(deps.db, caller.id), createdBy: caller.id };
        await requireKnownStatus(deps.db, query.applicantStatus, visible);
        return listApplicants(deps, query, visible);
      },
      get: async ({ query }, { caller }) => {
        const row = await findReadable(deps.db, query.applicantId, caller);
        const detail = await readApplicantDetail(deps.db, row.id);
        const mayRead = row.userId === caller.id || (await isPaperReaderOf(deps.db, row, caller));
        return mayRead ? detail : { ...detail, papers: [], mayReadPapers: false };
      },
      setStatus: write(async (act, { params, body }) => {
        await moveApplication(act, params.id, body);
        return readApplicantDetail(act.tx, params.id);
      }),
      update: write(async (act, { params, body }) => {
        const row = await findVisible(act.tx, params.id, act.caller);
        await changeApplication(act, row, body);
        return readApplicantDetail(act.tx, row.id);
      }),
      mine: ({ params }) => listOwnApplications(deps.db, params.id),
      schema: async ({ params, query }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, school);
        return readSchoolSchema(deps.db, school, query.version);
      },
    },
    deps,
  );
