import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import { acceptedStep, rejectedStep, withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { conditionStateOf } from '@/lib/domain/applications/offers';
import type { Db } from '@/backend/db/client';
import { applicants, educationHistories } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { findSchool } from '@/backend/services/academic/school-views';
import { notify } from '@/backend/services/notification/notify';
import { sendStatusMessage } from '@/backend/services/notification/status-message';
import { addEvent } from './application-events';
import { bumpApplication, notifyStaff } from './change-application';

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

interface Act {
  caller: Caller;
  at: Date;
}

/** Tells the person what has become of an acceptance on condition. */
const tellResolved = async (
  deps: Deps,
  tx: Db,
  row: ApplicantRecord,
  step: typeof acceptedStep | typeof rejectedStep,
) => {
  const school = await findSchool(tx, row.schoolId);
  const message = {
    kind: 'application-status' as const,
    params: {
      schoolEn: school.name,
      schoolKm: school.nameNative,
      statusEn: step.name,
      statusKm: step.nameNative,
    },
    page: '/profile/applications/[id]' as const,
    about: row.id,
  };
  await notify(deps, [row.userId], message, tx);
  await sendStatusMessage(deps, tx, { applicant: row, school, step });
};

const applyTo = async (deps: Deps, tx: Db, row: ApplicantRecord, result: Result, { caller, at }: Act) => {
  const waits = row.detail.nationalExam?.state === 'planned';
  const minimum = row.offerCondition === 'open' ? row.offerMinimumGrade : null;
  if (!waits && minimum === null) return;
  const condition = minimum && conditionStateOf(minimum, result);
  const isMissed = condition === 'missed';
  await bumpApplication(
    tx,
    { id: row.id, version: row.version },
    {
      updatedAt: at,
      ...(waits && { detail: { ...row.detail, nationalExam: result } }),
      ...(condition && { offerCondition: condition }),
      ...(isMissed && { status: rejectedStep.key, statusSince: at }),
    },
  );
  const change = waits ? { fields: ['nationalExam'], before: row.detail } : {};
  if (condition) {
    const step = isMissed ? rejectedStep : acceptedStep;
    const kind = isMissed ? 'condition-missed' : 'condition-met';
    await addEvent(deps, tx, row, caller, { kind, toStatus: step.key, ...change });
    await tellResolved(deps, tx, row, step);
  } else await addEvent(deps, tx, row, caller, { kind: 'changed', ...change });
  await notifyStaff(deps, tx, row, 'application-changed');
};

/**
 * Enters a result into all applications of its person that wait for it, and resolves acceptances on condition: met, they stand; missed,
 * the application is rejected. Locks the rows in the order of their ids.
 */
export async function applyExamResult(
  deps: Deps,
  tx: Db,
  userId: string,
  result: Result,
  caller: Caller,
): Promise<void> {
  const rows = await tx
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
  const at = deps.clock.now();
  for (const row of rows) {
    if (row.offerAnswer !== 'declined') await applyTo(deps, tx, row, result, { caller, at });
  }
}
