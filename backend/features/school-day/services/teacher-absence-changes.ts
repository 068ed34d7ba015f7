import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { TeacherAbsence, TeacherAbsenceDraft } from '@/lib/contract/school-day/teacher-absences';
import { plainDate } from '@/lib/domain/dates/dates';
import { dayInCambodia, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { classCourses, classSessions, teacherAbsences, users } from '@/backend/db/schema';
import { forbidden, invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { isTeacherAt } from '@/backend/core/access/class-teachers';
import { keepersOf } from '@/backend/core/access/staff';
import { serialize } from '@/backend/core/access/serialize';
import en from '@/messages/en/school-day/teacherAbsence.json';
import km from '@/messages/km/school-day/teacherAbsence.json';
import { checkAbsenceDays } from './absence-changes';
import { guardianNamed } from './guardians';
import { readTeacherAbsence, type TeacherAbsenceRow } from './teacher-absence-views';

/** What the caller does at the school. */
type Work = 'office' | 'teacher';

interface Place {
  schoolId: string;
  work: Work;
}

type Span = Pick<TeacherAbsenceRow, 'fromDay' | 'toDay' | 'sessionId'>;

/** The days of a draft; a lesson is one of the school that has not begun. @throws 422 */
const spanOf = async (act: Act, schoolId: string, draft: TeacherAbsenceDraft): Promise<Span> => {
  if (draft.of === 'days') return { fromDay: draft.fromDay, toDay: draft.toDay, sessionId: null };
  const [found] = await act.tx
    .select({ startsAt: classSessions.startsAt })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        eq(classSessions.id, draft.sessionId),
        eq(classCourses.schoolId, schoolId),
        isNull(classSessions.cancelledAt),
      ),
    );
  if (!found || found.startsAt <= act.now) throw invalid([{ path: 'sessionId', code: 'lesson-begun' }]);
  const day = dayInCambodia(found.startsAt);
  return { fromDay: day, toDay: day, sessionId: draft.sessionId };
};

/** @throws 409 where the same time is announced already */
const requireNew = async (act: Act, userId: string, { fromDay, toDay, sessionId }: Span) => {
  await serialize(act.tx, `teacher-absence:${userId}`);
  const same = and(
    eq(teacherAbsences.userId, userId),
    isNull(teacherAbsences.withdrawnAt),
    lte(teacherAbsences.fromDay, toDay),
    gte(teacherAbsences.toDay, fromDay),
    sessionId === null
      ? isNull(teacherAbsences.sessionId)
      : or(isNull(teacherAbsences.sessionId), eq(teacherAbsences.sessionId, sessionId)),
  );
  if ((await act.tx.$count(teacherAbsences, same)) > 0)
    throw new Refusal(409, 'already-announced', 'This absence is announced already.');
};

const whenOf = (absence: TeacherAbsence, locale: 'en' | 'km'): string => {
  const { fromDay, toDay, sessionId, lessons } = absence;
  const from = plainDate(fromDay, locale);
  const lesson = lessons.find((each) => each.sessionId === sessionId);
  if (lesson) {
    const name = locale === 'km' ? lesson.nameNative : lesson.name;
    return `${from} ${formatTimeOfDay(lesson.startsAt)} ${name}`;
  }
  return fromDay === toDay ? from : `${from} – ${plainDate(toDay, locale)}`;
};

/** Tells the office, and the teacher, unless they have said it themselves. */
const tell = async (act: Act, schoolId: string, absence: TeacherAbsence, isBack: boolean) => {
  const { userId } = absence.teacher;
  const why = (words: Record<TeacherAbsence['reason'], string>) =>
    [words[absence.reason], absence.note].filter(Boolean).join(' – ');
  const params = {
    dateEn: whenOf(absence, 'en'),
    dateKm: whenOf(absence, 'km'),
    statusEn: why(en.reasons),
    statusKm: why(km.reasons),
    titleEn: String(absence.lessons.filter(({ isOpen }) => isOpen).length),
    titleKm: String(absence.lessons.filter(({ isOpen }) => isOpen).length),
  };
  const message = {
    subject: `teacher-absence:${absence.absenceId}`,
    again: 'renew' as const,
    page: '/profile/enrolled/timetable' as const,
  };
  const office = (await keepersOf(act.tx, schoolId)).filter(
    (person) => person !== act.caller.id && person !== userId,
  );
  const [teacher] = await act.tx.select().from(users).where(eq(users.id, userId));
  await act.tell(office, {
    ...message,
    kind: isBack ? 'teacher-absence-taken-back' : 'teacher-absence',
    params: { ...params, ...guardianNamed(teacher) },
    names: userId,
  });
  if (userId === act.caller.id) return;
  const [by] = await act.tx.select().from(users).where(eq(users.id, act.caller.id));
  await act.tell([userId], {
    ...message,
    kind: isBack ? 'own-absence-taken-back' : 'own-absence',
    params: { ...params, ...guardianNamed(by) },
    names: act.caller.id,
  });
};

/** Stores that a teacher will not come, and tells who must know. No lesson changes by it. @throws 403, 409, 422 */
export async function announceTeacherAbsence(
  act: Act,
  { schoolId, work }: Place,
  draft: TeacherAbsenceDraft,
): Promise<TeacherAbsence> {
  const userId = draft.teacherId ?? act.caller.id;
  if (work !== 'office' && userId !== act.caller.id) throw forbidden();
  if (!(await isTeacherAt(act.tx, userId, schoolId)))
    throw invalid([{ path: 'teacherId', code: draft.teacherId === null ? 'required' : 'no-teacher' }]);
  const span = await spanOf(act, schoolId, draft);
  checkAbsenceDays(span, dayInCambodia(act.now));
  if (draft.reason === 'other' && !draft.note) throw invalid([{ path: 'note', code: 'required' }]);
  await requireNew(act, userId, span);
  const { reason, note } = draft;
  const [row] = await act.tx
    .insert(teacherAbsences)
    .values({ ...span, schoolId, userId, reason, note, createdBy: act.caller.id, createdAt: act.now })
    .returning();
  if (!row) throw new Error('The absence was not stored.');
  const absence = await readTeacherAbsence(act.deps, row.id);
  await tell(act, schoolId, absence, false);
  act.note('teacher-absence-announced', row.id, { teacherId: userId, reason });
  return absence;
}

/** Takes an absence back. Who stands in meanwhile keeps the lesson, until the office changes it. @throws 404, 409 */
export async function takeTeacherAbsenceBack(
  act: Act,
  { schoolId, work }: Place,
  id: string,
): Promise<TeacherAbsence> {
  const [row] = await act.tx
    .select()
    .from(teacherAbsences)
    .where(and(eq(teacherAbsences.id, id), eq(teacherAbsences.schoolId, schoolId)))
    .for('update');
  if (!row || (work !== 'office' && row.userId !== act.caller.id)) throw notFound();
  if (row.withdrawnAt !== null || row.toDay < dayInCambodia(act.now))
    throw new Refusal(409, 'already-begun', 'Nothing of this absence is to come.');
  await act.tx.update(teacherAbsences).set({ withdrawnAt: act.now }).where(eq(teacherAbsences.id, id));
  const absence = await readTeacherAbsence(act.deps, id);
  await tell(act, schoolId, absence, true);
  act.note('teacher-absence-taken-back', id, { teacherId: row.userId });
  return absence;
}
