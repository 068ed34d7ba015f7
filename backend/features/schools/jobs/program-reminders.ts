import { and, asc, eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { schools, subjectReminders, subjects, users } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { openOn } from '@/backend/features/schools/services/open-programs';
import { runAct } from '@/backend/core/access/act';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 200;

const findDue = ({ db, clock }: WritingDeps) =>
  db
    .select({ reminder: subjectReminders, subject: subjects, school: schools })
    .from(subjectReminders)
    .innerJoin(subjects, eq(subjects.id, subjectReminders.subjectId))
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .innerJoin(users, eq(users.id, subjectReminders.userId))
    .where(and(openOn(dayInCambodia(clock.now())), eq(schools.status, 'active'), eq(users.enabled, true)))
    .orderBy(asc(subjectReminders.createdAt), asc(subjectReminders.userId))
    .limit(batchMax);

/**
 * Notifies the subscribers of a program that is open for applications again. The reminder is deleted with the
 * notification, so that each is sent once with any number of processes. @returns how many were due.
 */
export async function remindOfPrograms(deps: WritingDeps): Promise<number> {
  const due = await findDue(deps);
  for (const { reminder, subject, school } of due) {
    const { userId, subjectId } = reminder;
    await runAct(deps, { caller: null }, async (act) => {
      const taken = await act.tx
        .delete(subjectReminders)
        .where(and(eq(subjectReminders.userId, userId), eq(subjectReminders.subjectId, subjectId)))
        .returning({ userId: subjectReminders.userId });
      if (taken.length === 0) return;
      const params = {
        titleEn: subject.name,
        titleKm: subject.nameNative,
        schoolEn: school.name,
        schoolKm: school.nameNative,
      };
      await act.tell([userId], {
        kind: 'program-open',
        params,
        page: '/course/[id]',
        about: subjectId,
        subject: `program-open:${subjectId}`,
        again: 'renew',
      });
    });
  }
  return due.length;
}

/**
 * Checks periodically for programs that are open again. @returns a function that stops it and waits for the current
 * run.
 */
export const runProgramReminders = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'program-reminders', everyMs, run: () => remindOfPrograms(deps) });
