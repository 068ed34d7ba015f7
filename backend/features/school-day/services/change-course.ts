import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import type { courseChange } from '@/lib/contract/school-day/courses';
import { endOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { plainDate } from '@/lib/domain/dates/dates';
import { classCourses, classSessions } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { checkClassOf, checkDays, type CourseRow, nameFirstTeacher, setTeachers } from './class-courses';
import { dismissClassOfCourse, joinClassOfCourse } from './class-membership';
import { readTaughtCourse, teachersOf } from './taught-courses';
import { tellGuardians } from './tell-guardians';
import { learnersOf, teachersOfCourse } from './tell-of-lesson';

/**
 * What becomes of the lessons ahead that lie after the end of a course: they are cancelled, which everybody of the course hears in one notice, or
 * they stay. @throws 422 with their number where nothing is said
 */
async function endLessons(
  act: AnyAct,
  course: CourseRow,
  wish: 'cancel' | 'keep' | undefined,
): Promise<void> {
  const { courseId, startsAt, cancelledAt } = classSessions;
  const nextDay = endOfDayInCambodia(course.endDate);
  const later = and(
    eq(courseId, course.id),
    isNull(cancelledAt),
    gte(startsAt, nextDay),
    gt(startsAt, act.now),
  );
  const count = await act.tx.$count(classSessions, later);
  if (count === 0 || wish === 'keep') return;
  if (!wish) throw invalid([{ path: 'endDate', code: 'lessons-after', message: String(count) }]);
  const [dateEn, dateKm] = [plainDate(course.endDate, 'en'), plainDate(course.endDate, 'km')];
  const reason = `The course ends on ${dateEn}. វគ្គសិក្សាបញ្ចប់នៅ ${dateKm}។`;
  await act.bumpAll(classSessions, later, { cancelledAt: act.now, cancelReason: reason });
  act.note('class-session-cancelled', course.id, { lessons: count });
  const message = {
    params: {
      titleEn: course.name,
      titleKm: course.nameNative,
      dateEn,
      dateKm,
      statusEn: String(count),
      statusKm: String(count),
    },
    subject: `course-end:${course.id}`,
    again: 'renew' as const,
  };
  const others = (people: readonly string[]) => people.filter((person) => person !== act.caller?.id);
  const [learners, teachers] = [
    await learnersOf(act, course.id),
    others(await teachersOfCourse(act, course.id)),
  ];
  const accounts = others(learners.flatMap(({ userId }) => userId ?? []));
  const page = '/profile/enrolled/timetable' as const;
  const kind = 'course-shortened' as const;
  await act.tell(
    accounts.filter((person) => !teachers.includes(person)),
    { ...message, kind, page },
  );
  await act.tell(teachers, { ...message, kind, page: '/partner/class' });
  const ids = learners.map(({ id }) => id);
  await tellGuardians(act, ids, 'timetable', () => ({ ...message, kind: 'child-course-shortened', page }));
}

/** A course that is given a class takes its students; one that is brought back or runs longer takes who came meanwhile. */
const followNewClass = async (act: AnyAct, before: CourseRow, after: CourseRow): Promise<void> => {
  const isGiven = after.structureRecordId !== before.structureRecordId;
  if (isGiven && before.structureRecordId && after.structureRecordId)
    await dismissClassOfCourse(act, before, before.structureRecordId);
  if (isGiven || after.endDate !== before.endDate || after.archivedAt !== before.archivedAt)
    await joinClassOfCourse(act, after);
};

/** @throws 412; 422 for a class or a teacher of another school, and for an end before lessons of which nothing is said */
export async function changeCourse(
  act: AnyAct,
  course: CourseRow,
  { teacherIds, archived, laterLessons, ...change }: z.output<typeof courseChange>,
): Promise<TaughtCourse> {
  act.requireVersion(course);
  checkDays({ ...course, ...change });
  await checkClassOf(act.tx, course.schoolId, change.structureRecordId);
  const { endDate } = change;
  if (endDate !== undefined && endDate < course.endDate)
    await endLessons(act, { ...course, endDate }, laterLessons);
  const archivedAt = archived === undefined ? undefined : archived ? (course.archivedAt ?? act.now) : null;
  await act.bump(classCourses, course, { ...change, ...(archivedAt !== undefined && { archivedAt }) });
  await followNewClass(act, course, {
    ...course,
    ...change,
    archivedAt: archivedAt === undefined ? course.archivedAt : archivedAt,
  });
  const before = ((await teachersOf(act.tx, [course.id])).get(course.id) ?? []).map(({ userId }) => userId);
  // The name of a teacher without an account stays while nobody else is chosen.
  if (teacherIds && teacherIds.join() !== before.join()) {
    await setTeachers(act, course, teacherIds);
    if (!change.teacher) await nameFirstTeacher(act, course.id);
  }
  act.note(archived === undefined ? 'class-course-changed' : 'class-course-archived', course.id, {
    ...(archived !== undefined && { archived }),
  });
  return readTaughtCourse(act.tx, course.id);
}
