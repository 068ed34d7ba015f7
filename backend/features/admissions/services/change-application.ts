import { eq } from 'drizzle-orm';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { formForProgram } from '@/lib/domain/admissions/applicant-form';
import { isDecided, pendingStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { changedFields } from '@/lib/domain/admissions/changed-fields';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, subjects } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { recordBirthday } from '@/backend/features/accounts/services/birthday-changes';
import { findApplicant } from '@/backend/core/access/applicant-access';
import { keepersOf } from '@/backend/core/access/staff';
import { findSchool } from '@/backend/core/access/find-school';
import { addEvent } from './application-events';
import { formOfVersion } from '@/backend/features/schools/services/applicant-forms';
import { checkDetail } from './check-detail';
import { changedEntry, requireAcknowledged } from './entry-of';
import { endFollowUps } from './end-follow-ups';
import { personColumns } from './person-columns';
import { requireOpenProgram } from './require-open-program';
import { refuseSecondOpenOne } from './submit-application';

type ApplicantRecord = typeof applicants.$inferSelect;

const alreadyProcessed = () =>
  new Refusal(409, 'already-processed', 'The data modification can not proceed.');

const degreeOf = async (tx: Db, subjectId: string | null) => {
  if (!subjectId) return null;
  const [row] = await tx.select({ degree: subjects.degree }).from(subjects).where(eq(subjects.id, subjectId));
  return row ?? null;
};

type StaffNotice =
  | 'application-changed'
  | 'application-withdrawn'
  | `offer-${'accepted' | 'declined' | 'backup' | 'first' | 'released' | 'final' | 'void' | 'doubt' | 'restored'}`
  | 'proof-objected';

/** Notifies the school's staff of what the applicant did; what staff do themselves is in the history alone. */
export const notifyStaff = async (act: Act, row: ApplicantRecord, kind: StaffNotice) => {
  const { name, nameNative } = await findSchool(act.tx, row.schoolId);
  const message = {
    kind,
    params: { name: row.name, nameKm: row.nameKm, schoolEn: name, schoolKm: nameNative },
    names: row.userId,
    page: '/advisor/user/application/[id]' as const,
    about: row.id,
    subject: `${kind}:${row.id}`,
    again: 'renew' as const,
  };
  await act.tell(await keepersOf(act.tx, row.schoolId), message);
};

interface Change {
  enrollToId?: string | null | undefined;
  enrollToDetail?: EnrollDetail | undefined;
  acknowledged?: boolean | undefined;
}

/**
 * Corrects an application: its person while it is pending, staff until the decision. The whole of it must still answer the
 * form that it was sent with.
 */
export async function changeApplication(
  act: Act,
  row: ApplicantRecord,
  { enrollToId = row.enrollToId, enrollToDetail, acknowledged }: Change,
): Promise<void> {
  const { tx, now } = act;
  const isOwn = row.userId === act.caller.id;
  if (isOwn ? row.status !== pendingStep.key : isDecided(row.status)) throw alreadyProcessed();
  act.requireVersion(row);
  const isOtherProgram = enrollToId !== row.enrollToId;
  const school = await findSchool(tx, row.schoolId);
  const whole = await formOfVersion(tx, school, row.formVersion);
  const form = formForProgram(whole, await degreeOf(tx, enrollToId));
  // What is stored is checked again where another program may ask for more.
  const asksOther = isOtherProgram && form !== formForProgram(whole, await degreeOf(tx, row.enrollToId));
  const sent = enrollToDetail ?? (asksOther ? row.detail : undefined);
  const detail = sent && (await checkDetail(sent, form, dayInCambodia(now)));
  // A program that has closed since may stay.
  if (isOtherProgram) {
    await requireOpenProgram(tx, { schoolId: row.schoolId, subjectId: enrollToId, now });
    await refuseSecondOpenOne(tx, row.userId, { schoolId: row.schoolId, enrollToId });
  }
  const fields = [
    ...(isOtherProgram ? ['program'] : []),
    ...(detail ? changedFields(row.detail, detail) : []),
  ];
  const columns = { enrollToId, ...(detail && personColumns(detail)) };
  const judged = await changedEntry(tx, row, columns, now);
  if (isOwn) requireAcknowledged(judged.entry ?? null, { acknowledged, before: row.entry?.verdict });
  await act.bump(applicants, row, { updatedAt: now, ...columns, ...judged });
  await recordBirthday(act, {
    userId: row.userId,
    source: 'application',
    before: parseMonthDayYear(row.detail.personal.birthday),
    after: detail && parseMonthDayYear(detail.personal.birthday),
  });
  if (fields.length > 0) {
    await addEvent(act, row, { kind: 'changed', fields, before: row.detail });
    if (isOwn) await notifyStaff(act, row, 'application-changed');
  }
  act.note('application-changed', row.id, { fields: fields.join(',') });
}

/** Its person takes an application back. @throws 404 for somebody else's, 409 once the school has decided, 412 */
export async function withdrawApplication(act: Act, id: string, reason: string): Promise<void> {
  const row = await findApplicant(act.tx, id);
  if (row.userId !== act.caller.id) throw notFound();
  act.requireVersion(row);
  if (isDecided(row.status)) throw alreadyProcessed();
  const toStatus = withdrawnStep.key;
  const ended = { status: toStatus, statusSince: act.now };
  await act.bump(applicants, row, { ...ended, updatedAt: act.now });
  await endFollowUps(act, row, ended);
  await addEvent(act, row, { kind: 'withdrawn', toStatus, note: reason || null });
  await notifyStaff(act, row, 'application-withdrawn');
  act.note('application-withdrawn', row.id, { from: row.status });
}
