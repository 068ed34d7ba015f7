import { and, eq } from 'drizzle-orm';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import { formForProgram } from '@/lib/domain/applications/applicant-form';
import { isDecided, pendingStep, withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { changedFields } from '@/lib/domain/applications/changed-fields';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, subjects } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { keepersOf } from '@/backend/services/access/staff';
import { findSchool } from '@/backend/services/academic/school-views';
import { notify } from '@/backend/services/notification/notify';
import { addEvent } from './application-events';
import { formOfVersion } from './applicant-forms';
import { checkDetail } from './check-detail';
import { personColumns } from './person-columns';
import { requireOpenProgram } from './require-open-program';
import { refuseSecondOpenOne } from './submit-application';

type ApplicantRecord = typeof applicants.$inferSelect;

/** Writes on top of the version that was read. @throws 412 */
export const bumpApplication = async (
  tx: Db,
  { id, version }: { id: string; version: number },
  change: Partial<ApplicantRecord>,
) => {
  const rows = await tx
    .update(applicants)
    .set({ ...change, version: version + 1 })
    .where(and(eq(applicants.id, id), eq(applicants.version, version)))
    .returning({ id: applicants.id });
  requireChanged(rows, 'application');
};

const alreadyProcessed = () =>
  new Refusal(409, 'already-processed', 'The data modification can not proceed.');

const degreeOf = async (tx: Db, subjectId: string | null) => {
  if (!subjectId) return null;
  const [row] = await tx.select({ degree: subjects.degree }).from(subjects).where(eq(subjects.id, subjectId));
  return row ?? null;
};

/** Notifies the school's staff of what the applicant did; what staff do themselves is in the history alone. */
export const notifyStaff = async (
  deps: Deps,
  tx: Db,
  row: ApplicantRecord,
  kind: 'application-changed' | 'application-withdrawn' | 'offer-accepted' | 'offer-declined',
) => {
  const { name, nameNative } = await findSchool(tx, row.schoolId);
  const message = {
    kind,
    params: { name: row.name, nameKm: row.nameKm, schoolEn: name, schoolKm: nameNative },
    page: '/advisor/user/application/[id]' as const,
    about: row.id,
    subject: `${kind}:${row.id}`,
    again: 'renew' as const,
  };
  await notify(deps, await keepersOf(tx, row.schoolId), message, tx);
};

interface Act {
  version: number;
  caller: Caller;
  requestId: string;
}

interface Change {
  enrollToId?: string | null | undefined;
  enrollToDetail?: EnrollDetail | undefined;
}

/**
 * Corrects an application: its person while it is pending, staff until the decision. The whole of it must still answer the
 * form that it was sent with.
 */
export const changeApplication = (
  deps: Deps,
  row: ApplicantRecord,
  { enrollToId = row.enrollToId, enrollToDetail }: Change,
  { version, caller, requestId }: Act,
): Promise<void> => {
  const isOwn = row.userId === caller.id;
  if (isOwn ? row.status !== pendingStep.key : isDecided(row.status)) throw alreadyProcessed();
  requireVersion(row, version, 'application');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
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
    await bumpApplication(
      tx,
      { id: row.id, version },
      {
        updatedAt: now,
        enrollToId,
        ...(detail && personColumns(detail)),
      },
    );
    if (fields.length > 0) {
      await addEvent(deps, tx, row, caller, { kind: 'changed', fields, before: row.detail });
      if (isOwn) await notifyStaff(deps, tx, row, 'application-changed');
    }
    const entry = { action: 'application-changed', actorId: caller.id, subject: row.id, requestId };
    await audit(deps, { ...entry, detail: { fields: fields.join(',') } }, tx);
  });
};

/** Its person takes an application back. @throws 409 once the school has decided */
export const withdrawApplication = (
  deps: Deps,
  row: ApplicantRecord,
  reason: string,
  { version, caller, requestId }: Act,
): Promise<void> => {
  requireVersion(row, version, 'application');
  if (isDecided(row.status)) throw alreadyProcessed();
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const toStatus = withdrawnStep.key;
    await bumpApplication(tx, { id: row.id, version }, { status: toStatus, statusSince: at, updatedAt: at });
    await addEvent(deps, tx, row, caller, { kind: 'withdrawn', toStatus, note: reason || null });
    await notifyStaff(deps, tx, row, 'application-withdrawn');
    const entry = { action: 'application-withdrawn', actorId: caller.id, subject: row.id, requestId };
    await audit(deps, { ...entry, detail: { from: row.status } }, tx);
  });
};
