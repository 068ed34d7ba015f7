import { and, eq } from 'drizzle-orm';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { isDecided, pendingStep } from '@/lib/domain/applications/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import type { Db } from '@/backend/db/client';
import { applicantEvents, applicants } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { implement } from '@/backend/http/implement';
import { listApplicants, listOwnApplications } from '@/backend/services/applicant/applicant-lists';
import { readApplicantDetail, stepsOfSchools } from '@/backend/services/applicant/applicant-views';
import {
  findApplicant,
  findForStaff,
  isReaderOf,
  isStaffFor,
} from '@/backend/services/access/applicant-access';
import { audit } from '@/backend/services/access/audit';
import { once } from '@/backend/services/access/idempotency';
import { notify } from '@/backend/services/notification/notify';
import { findSchool } from '@/backend/services/academic/school-views';
import { schoolIdsOf } from '@/backend/services/auth/sessions';
import { hideClosedSchool, requireStaffOf } from '@/backend/services/access/staff';
import { checkDetail } from '@/backend/services/applicant/check-detail';
import { requireOpenProgram } from '@/backend/services/applicant/require-open-program';
import { personColumns, submitApplication } from '@/backend/services/applicant/submit-application';

type ApplicantRecord = typeof applicants.$inferSelect;

/** The student of the application, and readers of the school's applications; for others it does not exist. */
const findReadable = async (db: Db, id: string, caller: Caller): Promise<ApplicantRecord> => {
  const row = await findApplicant(db, id);
  if (row.userId !== caller.id && !(await isReaderOf(db, row, caller))) throw notFound();
  return row;
};

/** The student of the application, and the school's staff; for others it does not exist. */
const findVisible = async (db: Db, id: string, caller: Caller): Promise<ApplicantRecord> => {
  const row = await findApplicant(db, id);
  if (row.userId !== caller.id && !(await isStaffFor(db, row, caller))) throw notFound();
  return row;
};

const bump = async (tx: Db, id: string, version: number, change: Partial<ApplicantRecord>) => {
  const rows = await tx
    .update(applicants)
    .set({ ...change, version: version + 1 })
    .where(and(eq(applicants.id, id), eq(applicants.version, version)))
    .returning({ id: applicants.id });
  requireChanged(rows, 'application');
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
        const row = await findForStaff(deps.db, params.id, caller);
        if (row.userId === caller.id)
          throw new Refusal(403, 'own-application', 'Somebody else decides on your own application.');
        requireVersion(row, version, 'application');
        const steps = (await stepsOfSchools(deps.db, [row.schoolId])).get(row.schoolId) ?? [];
        const target = steps.find((step) => step.key === body.applicantStatus);
        if (!target) throw invalid([{ path: 'applicantStatus', code: 'unknown-step' }]);
        if (target.key === row.status) throw invalid([{ path: 'applicantStatus', code: 'same-step' }]);
        await deps.db.transaction(async (tx) => {
          const at = deps.clock.now();
          await bump(tx, row.id, row.version, { status: target.key, statusSince: at, updatedAt: at });
          await tx.insert(applicantEvents).values({
            applicantId: row.id,
            at,
            actorId: caller.id,
            actorRole: hasAnyRole(caller.roles, [roleNames.advisor]) ? 'advisor' : 'school',
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
              statusEn: target.name,
              statusKm: target.nameNative,
            },
            page: '/profile/applications/[id]' as const,
            about: row.id,
          };
          await notify(deps, [row.userId], message, tx);
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
        const mayStillChange =
          row.userId === caller.id ? row.status === pendingStep.key : !isDecided(row.status);
        if (!mayStillChange)
          throw new Refusal(409, 'already-processed', 'The data modification can not proceed.');
        if (body.enrollToDetail) await checkDetail(body.enrollToDetail, dayInCambodia(deps.clock.now()));
        await deps.db.transaction(async (tx) => {
          // A programme that has closed since then may stay.
          if (body.enrollToId !== row.enrollToId) {
            const now = deps.clock.now();
            await requireOpenProgram(tx, { schoolId: row.schoolId, subjectId: body.enrollToId, now });
          }
          await bump(tx, row.id, version, {
            updatedAt: deps.clock.now(),
            ...(body.enrollToId !== undefined && { enrollToId: body.enrollToId }),
            ...(body.enrollToDetail && personColumns(body.enrollToDetail)),
          });
          await audit(
            deps,
            { action: 'application-changed', actorId: caller.id, subject: row.id, requestId },
            tx,
          );
        });
        return readApplicantDetail(deps.db, row.id);
      },
      mine: ({ params }) => listOwnApplications(deps, params.id),
      schema: async ({ params }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, school);
        const steps = (await stepsOfSchools(deps.db, [school.id])).get(school.id) ?? [];
        return {
          schoolId: school.id,
          steps,
          requiredDocuments: school.requiredDocuments,
          sections: ['personal' as const, 'address' as const, 'nationalExam' as const, 'highSchool' as const],
        };
      },
    },
    deps,
  );
