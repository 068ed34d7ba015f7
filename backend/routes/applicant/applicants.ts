import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { conditionalStep } from '@/lib/domain/applications/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicantEvents, type applicants } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import { implement } from '@/backend/http/implement';
import { listApplicants, listOwnApplications } from '@/backend/services/applicant/applicant-lists';
import { readApplicantDetail, stepsOfSchools } from '@/backend/services/applicant/applicant-views';
import {
  findApplicant,
  findToDecide,
  isReaderOf,
  isStaffFor,
} from '@/backend/services/access/applicant-access';
import { audit } from '@/backend/services/access/audit';
import { once } from '@/backend/services/access/idempotency';
import { sendStatusMessage } from '@/backend/services/notification/status-message';
import { notify } from '@/backend/services/notification/notify';
import { findSchool } from '@/backend/services/academic/school-views';
import { schoolIdsOf } from '@/backend/services/auth/sessions';
import { hideClosedSchool, requireStaffOf } from '@/backend/services/access/staff';
import { actorRoleOf } from '@/backend/services/applicant/application-events';
import { bumpApplication, changeApplication } from '@/backend/services/applicant/change-application';
import { knownExam } from '@/backend/services/applicant/exam-result';
import { offerColumns } from '@/backend/services/applicant/offer-terms';
import { idInPlaceOf } from '@/backend/services/applicant/merge-views';
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
      submit: async ({ params, body }, { caller, idempotencyKey, requestId }) => {
        if (body.schoolId !== params.id) throw invalid([{ path: 'schoolId', code: 'not-in-path' }]);
        return once(deps, { owner: caller.id, endpoint: 'application', key: idempotencyKey, body }, (tx) =>
          submitApplication(deps, tx, body, caller, requestId),
        );
      },
      listOfSchool: async ({ params, query }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        return listApplicants(deps, query, { schoolIds: [params.id] });
      },
      list: async ({ query }, { caller }) =>
        listApplicants(deps, query, {
          schoolIds: await schoolIdsOf(deps.db, caller.id),
          createdBy: caller.id,
        }),
      get: async ({ query }, { caller }) => {
        const row = await findReadable(deps.db, query.applicantId, caller);
        return readApplicantDetail(deps.db, row.id);
      },
      setStatus: async ({ params, body, version }, { caller, requestId }) => {
        const row = await findToDecide(deps.db, params.id, caller);
        if (row.userId === caller.id)
          throw new Refusal(403, 'own-application', 'Somebody else decides on your own application.');
        requireVersion(row, version, 'application');
        if (row.status === withdrawnStep.key)
          throw new Refusal(409, 'withdrawn', 'The applicant has taken this application back.');
        const steps = (await stepsOfSchools(deps.db, [row.schoolId])).get(row.schoolId) ?? [];
        const target = steps.find((step) => step.key === body.applicantStatus);
        if (!target) throw invalid([{ path: 'applicantStatus', code: 'unknown-step' }]);
        if (target.key === row.status) throw invalid([{ path: 'applicantStatus', code: 'same-step' }]);
        await deps.db.transaction(async (tx) => {
          const at = deps.clock.now();
          const exam = await knownExam(tx, row);
          const offer = offerColumns(target.key, body.offer, exam, dayInCambodia(at));
          const { offerCondition, offerMinimumGrade } = offer;
          const told =
            offerCondition === 'open' && offerMinimumGrade ? conditionalStep(offerMinimumGrade) : target;
          const moved = { status: target.key, statusSince: at, updatedAt: at, ...offer };
          await bumpApplication(tx, { id: row.id, version: row.version }, moved);
          await tx.insert(applicantEvents).values({
            applicantId: row.id,
            at,
            actorId: caller.id,
            actorRole: actorRoleOf(row, caller),
            fromStatus: row.status,
            toStatus: target.key,
            note: body.note || null,
          });
          const school = await findSchool(tx, row.schoolId);
          const message = {
            kind: 'application-status' as const,
            params: {
              schoolEn: school.name,
              schoolKm: school.nameNative,
              statusEn: told.name,
              statusKm: told.nameNative,
            },
            page: '/profile/applications/[id]' as const,
            about: row.id,
          };
          await notify(deps, [row.userId], message, tx);
          await sendStatusMessage(deps, tx, { applicant: row, school, step: told });
          const detail = { from: row.status, to: target.key };
          await audit(
            deps,
            { action: 'application-status', actorId: caller.id, subject: row.id, requestId, detail },
            tx,
          );
        });
        return readApplicantDetail(deps.db, row.id);
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        const row = await findVisible(deps.db, params.id, caller);
        await changeApplication(deps, row, body, { version, caller, requestId });
        return readApplicantDetail(deps.db, row.id);
      },
      mine: ({ params }) => listOwnApplications(deps, params.id),
      schema: async ({ params, query }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, school);
        return readSchoolSchema(deps.db, school, query.version);
      },
    },
    deps,
  );
