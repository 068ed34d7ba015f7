import { randomUUID } from 'node:crypto';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { application } from '@/lib/contract/admissions/applicants';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { latinPart } from '@/lib/domain/values/name';
import { formForProgram } from '@/lib/domain/admissions/applicant-form';
import {
  acceptedStep,
  pendingStep,
  rejectedStep,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, schools, subjects, users } from '@/backend/db/schema';
import { forbidden, notFound, Refusal } from '@/backend/errors';
import { readApplicantDetail } from './applicant-views';
import { checkDetail } from './check-detail';
import type { Act } from '@/backend/core/access/act';
import { sendStatusMessage } from '@/backend/features/notices/services/status-message';
import { type PaperConsent, recordPaperConsent, useConsent } from './application-consent';
import { addEvent } from './application-events';
import { currentForm } from '@/backend/features/schools/services/applicant-forms';
import { personColumns } from './person-columns';
import { entryOf, requireAcknowledged } from './entry-of';
import { newReferenceCode } from './reference-code';
import { requireOpenProgram } from './require-open-program';
import { isKeeperOf, keepersOf } from '@/backend/core/access/staff';

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
const completeAccount = async (act: Act, userId: string, { personal }: EnrollDetail) => {
  const [user] = await act.tx.select().from(users).where(eq(users.id, userId)).for('update');
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
  await act.tx
    .update(users)
    .set({ ...complete, updatedAt: act.now })
    .where(eq(users.id, userId));
};

/**
 * Whoever keeps the school may enter an application for a person who consented. @returns the consent's id. @throws 403
 * otherwise
 */
const useConsentOf = async (
  act: Act,
  wish: Parameters<typeof useConsent>[1],
  paper: PaperConsent | undefined,
): Promise<string> => {
  const { tx, caller } = act;
  if (!(await isKeeperOf(tx, caller, wish.schoolId))) throw forbidden();
  return paper ? recordPaperConsent(act, wish, paper) : useConsent(act, wish);
};

/** The advisor of the settings, where they look after the school; never the applicant. */
const firstAssignee = async ({ deps, tx }: Act, schoolId: string, userId: string) => {
  const advisorId = deps.env.SMS_ADVISOR_ID;
  if (!advisorId || advisorId === userId) return null;
  return (await keepersOf(tx, schoolId)).includes(advisorId) ? advisorId : null;
};

/**
 * Stores an application with its first event and notifies the school's staff. `paper` is a consent that the person has
 * signed.
 */
export async function submitApplication(act: Act, body: Application, paper?: PaperConsent) {
  const { tx, caller, now } = act;
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
  const consentId = isOwn ? null : await useConsentOf(act, wish, paper);
  await completeAccount(act, userId, detail);
  await refuseSecondOpenOne(tx, userId, body);
  const entry = await entryOf(tx, { userId, enrollToId, detail }, now);
  if (isOwn) requireAcknowledged(entry, body);
  const [row] = await act.tx
    .insert(applicants)
    .values({
      id: applicantId,
      referenceCode: newReferenceCode(),
      schoolId: school.id,
      userId,
      createdBy: caller.id,
      status: pendingStep.key,
      assigneeId: await firstAssignee(act, school.id, userId),
      enrollToId,
      ...personColumns(detail),
      entry,
      formVersion: form.version,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The application was not stored.');
  await addEvent(act, row, { kind: 'status', fromStatus: null });
  const params = { name: row.name, nameKm: row.nameKm, schoolEn: school.name, schoolKm: school.nameNative };
  await act.tell(await keepersOf(tx, school.id), {
    kind: 'application-new',
    params,
    names: userId,
    page: '/advisor/user/application/[id]',
    about: row.id,
  });
  await act.tell([userId], {
    kind: 'application-received',
    params,
    page: '/profile/applications/[id]',
    about: row.id,
  });
  act.note('application-submitted', row.id, { consentId, userId });
  sendStatusMessage(act, { applicant: row, school, step: pendingStep });
  return readApplicantDetail(tx, row.id, act.now);
}
