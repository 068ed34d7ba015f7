import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { formatTimeOfDay, plainDate } from '@/lib/domain/dates/dates';
import type { AbsenceReason } from '@/lib/domain/school-day/absences';
import type { absenceNotices } from '@/backend/db/schema';
import { classCourses, classSessions, classTeachers, courseStudents, users } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import type { StudentRow } from './student-views';
import en from '@/messages/en/school-day/absence.json';
import km from '@/messages/km/school-day/absence.json';
import type { AnnouncedLesson } from './absence-views';
import { personNamed, studentNamed } from './guardians';
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
export async function tellOfAbsence(act: Act, student: StudentRow, told: Told): Promise<void> {
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
      params: { ...params, ...personNamed(by) },
    });
  }
  await tellGuardians(act, [student.id], 'attendance', () => ({
    ...message,
    kind: isBack ? 'child-absence-taken-back' : 'child-absence',
    params,
  }));
}
