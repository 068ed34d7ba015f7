import { and, eq, isNull } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import { classCourses, classTeachers, schools, students } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { readWards } from '@/backend/features/school-day/services/wards';
import { isStudying } from '@/backend/features/school-day/services/student-columns';

/** A record whose lessons stand in somebody's calendar: their own, or that of their child. */
export interface AgendaStudent {
  studentId: string;
  schoolId: string;
  school: Text;
  /** Null for the person's own. */
  who: Text | null;
}

export interface AgendaPerson {
  userId: string;
  students: AgendaStudent[];
  taughtCourseIds: string[];
  /** Whose school year is theirs, by id: of each student, and where they teach. */
  schools: ReadonlyMap<string, Text>;
}

/** In what a person's calendar is rooted: where they study and teach, and whose timetable they see as a guardian. */
export async function readAgendaPerson(deps: Reader, userId: string): Promise<AgendaPerson> {
  const own = await deps.db
    .select({ student: students, school: schools })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(and(eq(students.userId, userId), isStudying));
  const wards = (await readWards(deps.db, userId)).filter(
    ({ state, sees }) => state === 'confirmed' && sees.includes('timetable'),
  );
  const taught = await deps.db
    .select({ courseId: classTeachers.courseId, school: schools })
    .from(classTeachers)
    .innerJoin(classCourses, eq(classCourses.id, classTeachers.courseId))
    .innerJoin(schools, eq(schools.id, classCourses.schoolId))
    .where(and(eq(classTeachers.userId, userId), isNull(classCourses.archivedAt)));
  const people: AgendaStudent[] = [
    ...own.map(({ student, school }) => ({
      studentId: student.id,
      schoolId: school.id,
      school: { en: school.name, km: school.nameNative },
      who: null,
    })),
    ...wards.map((ward) => ({
      studentId: ward.studentId,
      schoolId: ward.orgId,
      school: { en: ward.schoolName, km: ward.schoolNameNative },
      who: { en: ward.studentName, km: ward.studentNameNative },
    })),
  ];
  return {
    userId,
    students: people,
    taughtCourseIds: taught.map(({ courseId }) => courseId),
    schools: new Map([
      ...people.map(({ schoolId, school }) => [schoolId, school] as const),
      ...taught.map(({ school }) => [school.id, { en: school.name, km: school.nameNative }] as const),
    ]),
  };
}
