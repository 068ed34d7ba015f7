import { and, asc, eq } from 'drizzle-orm';
import { remindersResource } from '@/lib/contract/schools/reminders';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { schools, subjectReminders, subjects } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';

export const reminderRoutes = (deps: Deps) =>
  implement(
    remindersResource,
    {
      list: async ({ params }) => {
        const rows = await deps.db
          .select()
          .from(subjectReminders)
          .where(eq(subjectReminders.userId, params.userId))
          .orderBy(asc(subjectReminders.createdAt), asc(subjectReminders.subjectId));
        const data = rows.map(({ subjectId, createdAt }) => ({
          enrollableSubjectId: subjectId,
          createdAt: createdAt.toISOString(),
        }));
        return { data, countTotal: data.length };
      },
      add: write(async (act, { params }) => {
        const { now } = act;
        const [subject] = await act.tx
          .select({
            status: subjects.status,
            applicationsOpenOn: subjects.applicationsOpenOn,
            applicationDeadline: subjects.applicationDeadline,
            nextIntakeOn: subjects.nextIntakeOn,
            isFull: subjects.isFull,
          })
          .from(subjects)
          .innerJoin(schools, eq(schools.id, subjects.schoolId))
          .where(
            and(eq(subjects.id, params.id), eq(subjects.isPlaceholder, false), eq(schools.status, 'active')),
          );
        if (!subject) throw notFound();
        if (applicationStateOn(subject, dayInCambodia(now)).key === 'open')
          throw new Refusal(409, 'already-open', 'This program takes applications today.');
        await act.tx
          .insert(subjectReminders)
          .values({ userId: act.caller.id, subjectId: params.id, createdAt: now })
          .onConflictDoNothing();
        return { ok: true as const };
      }),
      remove: write(async (act, { params }) => {
        await act.tx
          .delete(subjectReminders)
          .where(and(eq(subjectReminders.userId, act.caller.id), eq(subjectReminders.subjectId, params.id)));
        return { ok: true as const };
      }),
    },
    deps,
  );
