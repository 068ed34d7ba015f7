import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { TeacherAbsence } from '@/lib/contract/school-day/teacher-absences';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { classCourses, classSessions, classTeachers, teacherAbsences, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { readSessions, type SessionRow } from './session-views';
import { readTeachers } from './taught-courses';

export type TeacherAbsenceRow = typeof teacherAbsences.$inferSelect;

/** Lessons that a teacher holds, or held until somebody else took them over. */
const ofTeacher = (db: Db, userId: string): SQL | undefined =>
  or(
    eq(classSessions.substituteId, userId),
    exists(
      db
        .select({ id: classTeachers.courseId })
        .from(classTeachers)
        .where(and(eq(classTeachers.courseId, classSessions.courseId), eq(classTeachers.userId, userId))),
    ),
  );

const inTimeOf = ({ sessionId, fromDay, toDay }: TeacherAbsenceRow): SQL | undefined =>
  sessionId
    ? eq(classSessions.id, sessionId)
    : and(
        gte(classSessions.startsAt, startOfDayInCambodia(fromDay)),
        lt(classSessions.startsAt, endOfDayInCambodia(toDay)),
      );

async function toTeacherAbsence(
  deps: Pick<Reader, 'db' | 'clock'>,
  row: TeacherAbsenceRow,
  teacher: TeacherAbsence['teacher'],
): Promise<TeacherAbsence> {
  const now = deps.clock.now();
  const lessons = await readSessions(
    deps,
    and(
      eq(classCourses.schoolId, row.schoolId),
      isNull(classCourses.archivedAt),
      gt(classSessions.endsAt, now),
      ofTeacher(deps.db, row.userId),
      inTimeOf(row),
    ),
  );
  return {
    absenceId: row.id,
    teacher,
    fromDay: row.fromDay,
    toDay: row.toDay,
    sessionId: row.sessionId,
    reason: row.reason,
    note: row.note,
    at: row.createdAt.toISOString(),
    mayTakeBack: row.withdrawnAt === null,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      isOpen:
        lesson.state === 'planned' && (lesson.substitute === null || lesson.substitute.userId === row.userId),
    })),
  };
}

const teacherColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  firstNameKm: users.firstNameKm,
  lastNameKm: users.lastNameKm,
};

const read = (db: Db, where: SQL | undefined) =>
  db
    .select({ row: teacherAbsences, teacher: teacherColumns })
    .from(teacherAbsences)
    .innerJoin(users, eq(users.id, teacherAbsences.userId))
    .where(where)
    .orderBy(asc(teacherAbsences.fromDay), asc(teacherAbsences.createdAt));

export async function readTeacherAbsence(
  deps: Pick<Reader, 'db' | 'clock'>,
  id: string,
): Promise<TeacherAbsence> {
  const [found] = await read(deps.db, eq(teacherAbsences.id, id));
  if (!found) throw new Error('The absence is gone.');
  return toTeacherAbsence(deps, found.row, found.teacher);
}

/** What is announced for today and later, the next first. @param teacherId only of this person */
export async function listTeacherAbsences(
  deps: Reader,
  schoolId: string,
  teacherId: string | null,
): Promise<TeacherAbsence[]> {
  const found = await read(
    deps.db,
    and(
      eq(teacherAbsences.schoolId, schoolId),
      isNull(teacherAbsences.withdrawnAt),
      gte(teacherAbsences.toDay, dayInCambodia(deps.clock.now())),
      teacherId === null ? undefined : eq(teacherAbsences.userId, teacherId),
    ),
  );
  const shown: TeacherAbsence[] = [];
  for (const { row, teacher } of found) shown.push(await toTeacherAbsence(deps, row, teacher));
  return shown;
}

/** Those of the teachers who have announced to be absent from a lesson. */
export async function absentFrom(
  db: Db,
  schoolId: string,
  session: Pick<SessionRow, 'id' | 'startsAt'>,
): Promise<ReadonlySet<string>> {
  const day = dayInCambodia(session.startsAt);
  const rows = await db
    .select({ userId: teacherAbsences.userId })
    .from(teacherAbsences)
    .where(
      and(
        eq(teacherAbsences.schoolId, schoolId),
        isNull(teacherAbsences.withdrawnAt),
        lte(teacherAbsences.fromDay, day),
        gte(teacherAbsences.toDay, day),
        or(isNull(teacherAbsences.sessionId), eq(teacherAbsences.sessionId, session.id)),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Who holds which lesson of a school on a day: the substitute, or else each teacher of the course. */
const heldOn = async (db: Db, schoolId: string, day: string) => {
  const rows = await db
    .select({ session: classSessions, classId: classCourses.structureRecordId })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        eq(classCourses.schoolId, schoolId),
        isNull(classCourses.archivedAt),
        isNull(classSessions.cancelledAt),
        gte(classSessions.startsAt, startOfDayInCambodia(day)),
        lt(classSessions.startsAt, endOfDayInCambodia(day)),
      ),
    );
  const courseIds = [...new Set(rows.map(({ session }) => session.courseId))];
  const teachers =
    courseIds.length === 0
      ? []
      : await db
          .select({ courseId: classTeachers.courseId, userId: classTeachers.userId })
          .from(classTeachers)
          .where(inArray(classTeachers.courseId, courseIds));
  const ofCourse = Map.groupBy(teachers, ({ courseId }) => courseId);
  return rows.map(({ session }) => ({
    session,
    holders: session.substituteId
      ? [session.substituteId]
      : (ofCourse.get(session.courseId) ?? []).map(({ userId }) => userId),
  }));
};

const teachersOfClass = async (db: Db, classId: string | null): Promise<ReadonlySet<string>> => {
  if (classId === null) return new Set();
  const rows = await db
    .selectDistinct({ userId: classTeachers.userId })
    .from(classTeachers)
    .innerJoin(classCourses, eq(classCourses.id, classTeachers.courseId))
    .where(and(eq(classCourses.structureRecordId, classId), isNull(classCourses.archivedAt)));
  return new Set(rows.map(({ userId }) => userId));
};

/** Who can stand in at a lesson: those who know the class first, then those with the fewest lessons of that day. */
export async function freeTeachers(db: Db, course: typeof classCourses.$inferSelect, session: SessionRow) {
  const { schoolId, structureRecordId } = course;
  const held = await heldOn(db, schoolId, dayInCambodia(session.startsAt));
  const absent = await absentFrom(db, schoolId, session);
  const knowing = await teachersOfClass(db, structureRecordId);
  const own = held.find((each) => each.session.id === session.id)?.holders ?? [];
  const others = held.filter((each) => each.session.id !== session.id);
  const lessonsOf = (userId: string) => others.filter(({ holders }) => holders.includes(userId));
  const isBusy = (userId: string) =>
    lessonsOf(userId).some(
      ({ session: other }) => other.startsAt < session.endsAt && other.endsAt > session.startsAt,
    );
  const teachers = await readTeachers(db, schoolId);
  return teachers
    .filter(
      ({ userId }) => !absent.has(userId) && !isBusy(userId) && !(own.length === 1 && own[0] === userId),
    )
    .map((teacher) => ({
      ...teacher,
      knowsClass: knowing.has(teacher.userId),
      lessonCount: lessonsOf(teacher.userId).length,
    }))
    .toSorted((a, b) => Number(b.knowsClass) - Number(a.knowsClass) || a.lessonCount - b.lessonCount);
}
