import { randomUUID } from 'node:crypto';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { application } from '@/lib/contract/applicant/applicants';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import { latinPart } from '@/lib/domain/khmer/khmer-names';
import { formForProgram } from '@/lib/domain/applications/applicant-form';
import {
  acceptedStep,
  pendingStep,
  rejectedStep,
  withdrawnStep,
} from '@/lib/domain/applications/applicant-steps';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import type { Db } from '@/backend/db/client';
import { applicantEvents, applicants, schools, subjects, users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { forbidden, notFound, Refusal } from '@/backend/errors';
import { readApplicantDetail } from './applicant-views';
import { checkDetail } from './check-detail';
import { audit } from '@/backend/services/access/audit';
import { sendStatusMessage } from '@/backend/services/notification/status-message';
import { notify } from '@/backend/services/notification/notify';
import { type PaperConsent, recordPaperConsent, useConsent } from './application-consent';
import { actorRoleOf } from './application-events';
import { currentForm } from './applicant-forms';
import { personColumns } from './person-columns';
import { newReferenceCode } from './reference-code';
import { requireOpenProgram } from './require-open-program';
import { isStaffOf, keepersOf } from '@/backend/services/access/staff';

type Application = z.output<typeof application>;

const findOpenSchool = async (tx: Db, schoolId: string) => {
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId));
  if (!school || school.status !== 'active') throw notFound('School not found.');
  return school;
};

/** @throws 409 `already-applied` */
export const refuseSecondOpenOne = async (
  tx: Db,
  userId: string,
  body: Pick<Application, 'schoolId' | 'enrollToId'>,
) => {
  const [open] = await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(
      and(
        eq(applicants.userId, userId),
        eq(applicants.schoolId, body.schoolId),
        body.enrollToId ? eq(applicants.enrollToId, body.enrollToId) : isNull(applicants.enrollToId),
        notInArray(applicants.status, [acceptedStep.key, rejectedStep.key, withdrawnStep.key]),
      ),
    )
    .limit(1);
  if (open) throw new Refusal(409, 'already-applied', 'You have already applied for this program.');
};

/** Fills empty fields of the account; never overwrites existing ones, and leaves a complete account alone. */
const completeAccount = async (deps: Deps, tx: Db, userId: string, { personal }: EnrollDetail) => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw notFound();
  const complete = {
    firstName: latinPart(user.firstName) || personal.firstName,
    lastName: latinPart(user.lastName) || personal.lastName,
    firstNameKm: user.firstNameKm ?? (personal.firstNameKm || null),
    lastNameKm: user.lastNameKm ?? (personal.lastNameKm || null),
    gender: user.gender ?? personal.gender,
    dob: user.dob ?? parseMonthDayYear(personal.birthday),
    nationality: user.nationality ?? (personal.nationality || null),
  };
  const isComplete = (Object.keys(complete) as (keyof typeof complete)[]).every(
    (field) => complete[field] === user[field],
  );
  if (isComplete) return;
  await tx
    .update(users)
    .set({ ...complete, updatedAt: deps.clock.now() })
    .where(eq(users.id, userId));
};

/**
 * Staff of the school may enter an application for a person who consented. @returns the consent's id. @throws 403
 * otherwise
 */
const useConsentOf = async (
  deps: Deps,
  tx: Db,
  wish: Parameters<typeof useConsent>[2],
  caller: Caller,
  paper: PaperConsent | undefined,
): Promise<string> => {
  const isStaff =
    hasAnyRole(caller.roles, [roleNames.advisor, roleNames.schoolAdmin]) &&
    (await isStaffOf(tx, caller.id, wish.schoolId));
  if (!isStaff) throw forbidden();
  return paper ? recordPaperConsent(deps, tx, wish, paper, caller) : useConsent(deps, tx, wish);
};

/** The advisor of the settings, where they look after the school; never the applicant. */
const firstAssignee = async ({ env }: Deps, tx: Db, schoolId: string, userId: string) => {
  const advisorId = env.SMS_ADVISOR_ID;
  if (!advisorId || advisorId === userId) return null;
  return (await keepersOf(tx, schoolId)).includes(advisorId) ? advisorId : null;
};

/**
 * Stores an application with its first event and notifies the school's staff; runs inside `once`. `paper` is a consent that the
 * person has signed.
 */
export async function submitApplication(
  deps: Deps,
  tx: Db,
  body: Application,
  caller: Caller,
  requestId: string,
  paper?: PaperConsent,
) {
  const now = deps.clock.now();
  const school = await findOpenSchool(tx, body.schoolId);
  const whole = await currentForm(tx, school);
  const [program] = body.enrollToId
    ? await tx.select({ degree: subjects.degree }).from(subjects).where(eq(subjects.id, body.enrollToId))
    : [];
  const form = formForProgram(whole, program);
  const detail = await checkDetail(body.enrollToDetail, form, dayInCambodia(now));
  await requireOpenProgram(tx, { schoolId: school.id, subjectId: body.enrollToId, now });
  const { userId = caller.id, enrollToId } = body;
  const applicantId = randomUUID();
  const isOwn = userId === caller.id;
  const wish = { userId, schoolId: school.id, enrollToId, applicantId };
  const consentId = isOwn ? null : await useConsentOf(deps, tx, wish, caller, paper);
  await completeAccount(deps, tx, userId, detail);
  await refuseSecondOpenOne(tx, userId, body);
  const [row] = await tx
    .insert(applicants)
    .values({
      id: applicantId,
      referenceCode: newReferenceCode(),
      schoolId: school.id,
      userId,
      createdBy: caller.id,
      status: pendingStep.key,
      assigneeId: await firstAssignee(deps, tx, school.id, userId),
      enrollToId: body.enrollToId,
      ...personColumns(detail),
      formVersion: form.version,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The application was not stored.');
  await tx.insert(applicantEvents).values({
    applicantId: row.id,
    at: now,
    actorId: caller.id,
    actorRole: actorRoleOf(row, caller),
    toStatus: pendingStep.key,
  });
  const params = { name: row.name, nameKm: row.nameKm, schoolEn: school.name, schoolKm: school.nameNative };
  await notify(
    deps,
    await keepersOf(tx, school.id),
    { kind: 'application-new', params, page: '/advisor/user/application/[id]', about: row.id },
    tx,
  );
  await notify(
    deps,
    [userId],
    { kind: 'application-received', params, page: '/profile/applications/[id]', about: row.id },
    tx,
  );
  const entry = { action: 'application-submitted', actorId: caller.id, subject: row.id, requestId };
  await audit(deps, { ...entry, detail: { consentId, userId } }, tx);
  const sent = await readApplicantDetail(tx, row.id);
  // Last: one row counts the text messages of the day, and every other application waits for it until the commit.
  await sendStatusMessage(deps, tx, { applicant: row, school, step: pendingStep });
  return sent;
}
