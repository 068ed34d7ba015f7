import { and, asc, eq, exists, isNull, lte, notExists, sql } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants, followUps, notifications, schools, schoolStaff, users } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 200;
/** When it is postponed to another day, it is due again. */
const subjectOf = sql<string>`'follow-up:' || ${followUps.id} || ':' || ${followUps.dueOn}`;

/** The colleague whom it is for, else its writer. */
const doer = sql`coalesce(${followUps.forId}, ${followUps.createdBy})`;

/** Due today or overdue, open, not notified yet, for somebody who still works at the school. */
const findDue = ({ db, clock }: WritingDeps) => {
  const stillStaff = db
    .select({ id: schoolStaff.userId })
    .from(schoolStaff)
    .where(and(eq(schoolStaff.userId, doer), eq(schoolStaff.schoolId, applicants.schoolId)));
  const told = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, doer), eq(notifications.subject, subjectOf)));
  return db
    .select({ doerId: users.id, applicant: applicants, school: schools, subject: subjectOf })
    .from(followUps)
    .innerJoin(applicants, eq(applicants.id, followUps.applicantId))
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .innerJoin(users, eq(users.id, doer))
    .where(
      and(
        isNull(followUps.doneAt),
        lte(followUps.dueOn, dayInCambodia(clock.now())),
        eq(users.enabled, true),
        exists(stillStaff),
        notExists(told),
      ),
    )
    .orderBy(asc(followUps.dueOn), asc(followUps.id))
    .limit(batchMax);
};

/** Notifies staff of due follow-ups, each once a due day with any number of processes. @returns how many were due. */
export async function remindOfFollowUps(deps: WritingDeps): Promise<number> {
  const due = await findDue(deps);
  for (const { doerId, applicant, school, subject } of due) {
    const params = {
      name: applicant.name,
      nameKm: applicant.nameKm,
      schoolEn: school.name,
      schoolKm: school.nameNative,
    };
    const page = '/advisor/user/application/[id]' as const;
    const about = { about: applicant.id, names: applicant.userId, subject };
    const message = { kind: 'follow-up-due' as const, params, page, ...about };
    await runAct(deps, { caller: null }, (act) => act.tell([doerId], message));
  }
  return due.length;
}

/** Checks for due follow-ups periodically. @returns a function that stops it and waits for the current run. */
export const runFollowUpReminders = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'follow-up-reminders', everyMs, run: () => remindOfFollowUps(deps) });
