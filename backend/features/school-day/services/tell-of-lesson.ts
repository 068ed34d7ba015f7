import { and, eq } from 'drizzle-orm';
import { plainDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { classTeachers, courseStudents, students, users } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { noticeFact } from '@/backend/features/notices/services/facts';
import { isStudying } from './student-columns';
import type { CourseRow } from './class-courses';
import type { SessionRow } from './session-views';
import { tellGuardians } from './tell-guardians';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type Place = Pick<SessionRow, 'startsAt' | 'endsAt' | 'room' | 'substituteId'>;

export const learnersOf = (act: AnyAct, courseId: string) =>
  act.tx
    .select({ id: students.id, userId: students.userId })
    .from(courseStudents)
    .innerJoin(students, eq(students.id, courseStudents.studentId))
    .where(and(eq(courseStudents.courseId, courseId), isStudying));

export const teachersOfCourse = async (act: AnyAct, courseId: string): Promise<string[]> => {
  const rows = await act.tx
    .select({ userId: classTeachers.userId })
    .from(classTeachers)
    .where(eq(classTeachers.courseId, courseId));
  return rows.map(({ userId }) => userId);
};

/** Who teaches the lesson now, in both languages; empty where the course names nobody. */
const teacherOf = async (act: AnyAct, course: CourseRow, { substituteId }: Place) => {
  if (!substituteId) return course.teacher;
  const [person] = await act.tx.select().from(users).where(eq(users.id, substituteId));
  if (!person) return course.teacher;
  const en = fullName(person);
  return { en, km: fullNameKm(person) || en };
};

const whenOf = ({ startsAt, endsAt }: Place, locale: 'en' | 'km') =>
  `${plainDate(startsAt, locale)}${locale === 'en' ? ',' : ''} ${formatTimeOfDay(startsAt)}–${formatTimeOfDay(endsAt)}`;

interface Lesson {
  id: string;
  course: CourseRow;
  /** As it stands now, and as it stood. */
  now: Place;
  before: Place;
  /** The reason of a cancellation. */
  cancelled?: string;
  /** The reason of a change, where one was given. */
  why?: string | undefined;
  /** It is one lesson more. */
  isNew?: boolean;
}

/**
 * Tells the students, their guardians and the teachers of a lesson what has become of it, but for who did it and for lessons that are over. A
 * later message about the same lesson takes the place of the one before, so each says all there is to know.
 */
export async function tellOfLesson(
  act: AnyAct,
  { id, course, now, before, cancelled, why = '', isNew = false }: Lesson,
): Promise<void> {
  if (before.endsAt <= act.now && now.endsAt <= act.now) return;
  const teacher = await teacherOf(act, course, now);
  const facts = [
    noticeFact('room', { room: now.room }),
    ...(teacher.en || teacher.km ? [noticeFact('teacher', { teacher })] : []),
    ...(why ? [noticeFact('reason', { reason: why })] : []),
  ];
  const what = cancelled !== undefined ? 'cancelled' : isNew ? 'added' : 'changed';
  const message = {
    kind: `lesson-${what}` as const,
    params: {
      titleEn: course.name,
      titleKm: course.nameNative,
      dateEn: whenOf(now, 'en'),
      dateKm: whenOf(now, 'km'),
      // The old hour too: of two lessons on one day only it tells which has moved.
      ...(what === 'changed' && { fromEn: whenOf(before, 'en'), fromKm: whenOf(before, 'km') }),
      statusEn: cancelled ?? facts.map(({ en }) => en).join(', '),
      statusKm: cancelled ?? facts.map(({ km }) => km).join(' '),
    },
    subject: `lesson:${id}`,
    again: 'renew' as const,
    ...(cancelled === undefined && now.substituteId && { names: now.substituteId }),
  };
  const others = (people: string[]) => people.filter((person) => person !== act.caller?.id);
  const substitutes = [now.substituteId, before.substituteId].flatMap((person) => person ?? []);
  const teachers = others([...(await teachersOfCourse(act, course.id)), ...substitutes]);
  const learners = await learnersOf(act, course.id);
  const accounts = others(learners.flatMap(({ userId }) => userId ?? []));
  const page = '/profile/enrolled/timetable' as const;
  await act.tell(
    accounts.filter((person) => !teachers.includes(person)),
    { ...message, page },
  );
  await act.tell(teachers, { ...message, page: '/partner/class' });
  const ids = learners.map((student) => student.id);
  await tellGuardians(act, ids, 'timetable', () => ({ ...message, kind: `child-lesson-${what}`, page }));
}
