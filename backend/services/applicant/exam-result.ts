import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import { acceptedStep, rejectedStep, withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { conditionStateOf } from '@/lib/domain/applications/offers';
import type { Db } from '@/backend/db/client';
import { applicants, educationHistories } from '@/backend/db/schema';
import type { Act, AnyAct } from '@/backend/services/access/act';
import { findSchool } from '@/backend/services/academic/school-views';
import { sendStatusMessage } from '@/backend/services/notification/status-message';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';

type ApplicantRecord = typeof applicants.$inferSelect;
type Exam = EnrollDetail['nationalExam'];
type Result = Extract<Exam, { state: 'taken' }>;

/** The result that the person has entered in the application or in their history, else what the application says. */
export async function knownExam(tx: Db, { userId, detail }: ApplicantRecord): Promise<Exam> {
  if (detail.nationalExam?.state === 'taken') return detail.nationalExam;
  const [history] = await tx
    .select({ exam: educationHistories.nationalExam })
    .from(educationHistories)
    .where(eq(educationHistories.userId, userId));
  return history?.exam?.state === 'taken' ? history.exam : detail.nationalExam;
}

/** Tells the person, as the school's settings say, at which step their application is now. */
export const tellStatus = async (
  act: AnyAct,
  row: ApplicantRecord,
  step: { key: string; name: string; nameNative: string },
) => {
  const school = await findSchool(act.tx, row.schoolId);
  await act.tell([row.userId], {
    kind: 'application-status',
    params: {
      schoolEn: school.name,
      schoolKm: school.nameNative,
      statusEn: step.name,
      statusKm: step.nameNative,
    },
    page: '/profile/applications/[id]',
    about: row.id,
  });
  sendStatusMessage(act, { applicant: row, school, step });
};

const applyTo = async (act: Act, row: ApplicantRecord, result: Result) => {
  const waits = row.detail.nationalExam?.state === 'planned';
  const minimum = row.offerCondition === 'open' ? row.offerMinimumGrade : null;
  if (!waits && minimum === null) return;
  const condition = minimum && conditionStateOf(minimum, result);
  const isMissed = condition === 'missed';
  await act.bump(applicants, row, {
    updatedAt: act.now,
    ...(waits && { detail: { ...row.detail, nationalExam: result } }),
    ...(condition && { offerCondition: condition }),
    ...(isMissed && { status: rejectedStep.key, statusSince: act.now }),
  });
  const change = waits ? { fields: ['nationalExam'], before: row.detail } : {};
  if (condition) {
    const step = isMissed ? rejectedStep : acceptedStep;
    const kind = isMissed ? 'condition-missed' : 'condition-met';
    await addEvent(act, row, { kind, toStatus: step.key, ...change });
    await tellStatus(act, row, step);
  } else await addEvent(act, row, { kind: 'changed', ...change });
  await notifyStaff(act, row, 'application-changed');
};

/**
 * Enters a result into all applications of its person that wait for it, and resolves acceptances on condition: met, they stand; missed,
 * the application is rejected. Locks the rows in the order of their ids.
 */
export async function applyExamResult(act: Act, userId: string, result: Result): Promise<void> {
  const rows = await act.tx
    .select()
    .from(applicants)
    .where(
      and(
        eq(applicants.userId, userId),
        notInArray(applicants.status, [rejectedStep.key, withdrawnStep.key]),
      ),
    )
    .orderBy(asc(applicants.id))
    .for('update');
  for (const row of rows) {
    if (row.offerAnswer !== 'declined') await applyTo(act, row, result);
  }
}
