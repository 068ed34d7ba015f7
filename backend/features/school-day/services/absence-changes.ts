import { and, eq, gte, isNull, lte, or, inArray, lt } from 'drizzle-orm';
import type * as z from 'zod';
import type { Absence, absenceDraft } from '@/lib/contract/school-day/absence-notices';
import { addDaysToDay, endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia, formatTimeOfDay, plainDate } from '@/lib/domain/dates/dates';
import {
  absenceAheadDaysMax,
  absenceDaysMax,
  daysOfAbsence,
  type AbsenceReason,
} from '@/lib/domain/school-day/absences';
import type { Db } from '@/backend/db/client';
import {
  absenceNotices,
  classCourses,
  classSessions,
  courseStudents,
  students,
  classTeachers,
  users,
} from '@/backend/db/schema';
import { forbidden, invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import type { StudentReader } from '@/backend/core/access/school-life';
import type { StudentRow } from './student-views';
import { foreignFields } from '@/backend/core/files/upload-files';
import {
  type AnnouncedLesson,
  endOfAbsence,
  type FoundAbsence,
  lessonColumns,
  mayAnnounce,
  paperDaysOf,
  toAbsence,
} from './absence-views';
import en from '@/messages/en/school-day/absence.json';
import km from '@/messages/km/school-day/absence.json';
import { guardianNamed, studentNamed } from './guardians';
import { tellGuardians } from './tell-guardians';

interface Told {
  row: typeof absenceNotices.$inferSelect;
  lesson: AnnouncedLesson | null;
  /** It was taken back. */
  isBack: boolean;
}

/** Who teaches the student in the time of an absence, now and to come. */
async function teachersFor(act: Act, { row }: Told): Promise<string[]> {
  const lessons = await act.tx
    .select({ courseId: classCourses.id, substituteId: classSessions.substituteId })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .innerJoin(
      courseStudents,
      and(eq(courseStudents.courseId, classCourses.id), eq(courseStudents.studentId, row.studentId)),
    )
    .where(
      and(
        isNull(classSessions.cancelledAt),
        gte(classSessions.endsAt, act.now),
        row.sessionId
          ? eq(classSessions.id, row.sessionId)
          : and(
              gte(classSessions.startsAt, startOfDayInCambodia(row.fromDay)),
              lt(classSessions.startsAt, endOfDayInCambodia(row.toDay)),
            ),
      ),
    );
  if (lessons.length === 0) return [];
  const courses = [...new Set(lessons.map(({ courseId }) => courseId))];
  const rows = await act.tx
    .select({ userId: classTeachers.userId })
    .from(classTeachers)
    .where(inArray(classTeachers.courseId, courses));
  const substitutes = lessons.flatMap(({ substituteId }) => substituteId ?? []);
  return [...new Set([...rows.map(({ userId }) => userId), ...substitutes])];
}

/** When, in one language: the days, or the lesson. */
function whenOf({ row, lesson }: Told, locale: 'en' | 'km'): string {
  if (lesson) {
    const name = locale === 'km' ? lesson.nameNative : lesson.name;
    return `${plainDate(lesson.startsAt, locale)} ${formatTimeOfDay(lesson.startsAt)} ${name}`;
  }
  const [from, to] = [plainDate(row.fromDay, locale), plainDate(row.toDay, locale)];
  return row.fromDay === row.toDay ? from : `${from} – ${to}`;
}

const words: Record<'en' | 'km', Record<AbsenceReason, string>> = { en: en.reasons, km: km.reasons };

/**
 * Tells the teachers of the lessons, the student and the guardians of an absence, or that it was taken back; nobody
 * hears of what they said themselves. The later message takes the place of the earlier one.
 */
async function tellOfAbsence(act: Act, student: StudentRow, told: Told): Promise<void> {
  const { row, isBack } = told;
  const whyIn = (locale: 'en' | 'km') => [words[locale][row.reason], row.note].filter(Boolean).join(' – ');
  const params = {
    ...studentNamed(student),
    dateEn: whenOf(told, 'en'),
    dateKm: whenOf(told, 'km'),
    statusEn: whyIn('en'),
    statusKm: whyIn('km'),
  };
  const message = {
    subject: `absence:${row.id}`,
    again: 'renew' as const,
    page: '/profile/enrolled/attendance' as const,
  };
  const others = (people: readonly string[]) => people.filter((person) => person !== act.caller.id);
  const named = student.userId ? { names: student.userId } : {};
  await act.tell(others(await teachersFor(act, told)), {
    ...message,
    ...named,
    kind: isBack ? 'absence-taken-back' : 'absence-announced',
    params,
  });
  if (student.userId && student.userId !== act.caller.id) {
    const [by] = await act.tx.select().from(users).where(eq(users.id, act.caller.id));
    await act.tell([student.userId], {
      ...message,
      names: act.caller.id,
      kind: isBack ? 'own-absence-taken-back' : 'own-absence',
      params: { ...params, ...guardianNamed(by) },
    });
  }
  await tellGuardians(act, [student.id], 'attendance', () => ({
    ...message,
    kind: isBack ? 'child-absence-taken-back' : 'child-absence',
    params,
  }));
}

type Draft = z.output<typeof absenceDraft>;

/** The lesson that is named, in a course of the student. @throws 422 */
async function findLesson(
  db: Db,
  student: StudentRow,
  sessionId: string,
  now: Date,
): Promise<AnnouncedLesson> {
  const [found] = await db
    .select({ ...lessonColumns, cancelledAt: classSessions.cancelledAt })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .innerJoin(
      courseStudents,
      and(eq(courseStudents.courseId, classCourses.id), eq(courseStudents.studentId, student.id)),
    )
    .where(and(eq(classSessions.id, sessionId), eq(classCourses.schoolId, student.schoolId)));
  if (!found || found.cancelledAt !== null) throw invalid([{ path: 'sessionId', code: 'lesson-begun' }]);
  if (found.startsAt <= now) throw invalid([{ path: 'sessionId', code: 'lesson-begun' }]);
  const { cancelledAt: _, ...lesson } = found;
  return lesson;
}

/** @throws 422 for days that run backwards, are over, too many or too far ahead */
export function checkAbsenceDays(
  { fromDay, toDay }: { fromDay: string; toDay: string },
  today: string,
): void {
  if (toDay < fromDay) throw invalid([{ path: 'toDay', code: 'before-start' }]);
  if (fromDay < today) throw invalid([{ path: 'fromDay', code: 'day-passed' }]);
  if (fromDay > addDaysToDay(today, absenceAheadDaysMax))
    throw invalid([{ path: 'fromDay', code: 'out-of-range' }]);
  if (daysOfAbsence({ fromDay, toDay }) > absenceDaysMax)
    throw invalid([{ path: 'toDay', code: 'out-of-range' }]);
}

async function requireOwnPaper(act: Act, paperKey: string | null): Promise<void> {
  if (paperKey === null) return;
  const foreign = await foreignFields(act.tx, act.caller.id, 'absence-document', { paperKey });
  if (foreign.length > 0) throw invalid([{ path: 'paperKey', code: 'unknown-document' }]);
}

/** @throws 409 where the same time is announced already */
async function requireNew(act: Act, studentId: string, { fromDay, toDay, sessionId }: Span): Promise<void> {
  // The lock on the student keeps two parents from announcing the same day at once.
  await act.tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
  const same = and(
    eq(absenceNotices.studentId, studentId),
    isNull(absenceNotices.withdrawnAt),
    lte(absenceNotices.fromDay, toDay),
    gte(absenceNotices.toDay, fromDay),
    // Days take in their lessons; two lessons of a day are two absences.
    sessionId === null
      ? isNull(absenceNotices.sessionId)
      : or(isNull(absenceNotices.sessionId), eq(absenceNotices.sessionId, sessionId)),
  );
  if ((await act.tx.$count(absenceNotices, same)) > 0)
    throw new Refusal(409, 'already-announced', 'This absence is announced already.');
}

interface Span {
  fromDay: string;
  toDay: string;
  sessionId: string | null;
}

/** Stores that a student will not come, and tells who must know. It marks nobody. @throws 403, 409, 422 */
export async function announceAbsence(
  act: Act,
  { student, as }: StudentReader,
  draft: Draft,
): Promise<Absence> {
  if (!mayAnnounce(as)) throw forbidden();
  const today = dayInCambodia(act.now);
  const lesson = draft.of === 'lesson' ? await findLesson(act.tx, student, draft.sessionId, act.now) : null;
  const day = lesson && dayInCambodia(lesson.startsAt);
  const span: Span =
    draft.of === 'days'
      ? { fromDay: draft.fromDay, toDay: draft.toDay, sessionId: null }
      : { fromDay: day ?? today, toDay: day ?? today, sessionId: draft.sessionId };
  checkAbsenceDays(span, today);
  if (draft.reason === 'other' && !draft.note) throw invalid([{ path: 'note', code: 'required' }]);
  await requireOwnPaper(act, draft.paperKey);
  await requireNew(act, student.id, span);
  const { reason, note, paperKey } = draft;
  const [row] = await act.tx
    .insert(absenceNotices)
    .values({
      ...span,
      schoolId: student.schoolId,
      studentId: student.id,
      reason,
      note,
      paperKey,
      createdAs: as,
      createdBy: act.caller.id,
      createdAt: act.now,
    })
    .returning();
  if (!row) throw new Error('The absence was not stored.');
  await tellOfAbsence(act, student, { row, lesson, isBack: false });
  act.note('absence-announced', row.id, { as, reason });
  return toAbsence({ row, lesson }, await paperDaysOf(act.tx, student.schoolId), act.now);
}

async function findAbsence(act: Act, { student, as }: StudentReader, id: string): Promise<FoundAbsence> {
  if (!mayAnnounce(as)) throw forbidden();
  const [row] = await act.tx
    .select()
    .from(absenceNotices)
    .where(and(eq(absenceNotices.id, id), eq(absenceNotices.studentId, student.id)))
    .for('update');
  if (!row) throw notFound();
  const [named] = row.sessionId
    ? await act.tx
        .select(lessonColumns)
        .from(classSessions)
        .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
        .where(eq(classSessions.id, row.sessionId))
    : [];
  return { row, lesson: named ?? null };
}

/** @throws 403, 404, 412, 422 for a file of somebody else */
export async function addAbsencePaper(
  act: Act,
  reader: StudentReader,
  id: string,
  paperKey: string,
): Promise<Absence> {
  const found = await findAbsence(act, reader, id);
  act.requireVersion(found.row);
  await requireOwnPaper(act, paperKey);
  const row = await act.bump(absenceNotices, found.row, { paperKey });
  act.note('absence-paper-added', id);
  return toAbsence({ ...found, row }, await paperDaysOf(act.tx, reader.student.schoolId), act.now);
}

/** Takes an absence back for what has not begun. @throws 403, 404, 409 once nothing of it is to come */
export async function takeAbsenceBack(act: Act, reader: StudentReader, id: string): Promise<Absence> {
  const found = await findAbsence(act, reader, id);
  if (found.row.withdrawnAt !== null || endOfAbsence(found) <= act.now)
    throw new Refusal(409, 'already-begun', 'Nothing of this absence is to come.');
  const row = await act.bump(absenceNotices, found.row, { withdrawnAt: act.now });
  await tellOfAbsence(act, reader.student, { row, lesson: found.lesson, isBack: true });
  act.note('absence-taken-back', id);
  return toAbsence({ ...found, row }, await paperDaysOf(act.tx, reader.student.schoolId), act.now);
}
