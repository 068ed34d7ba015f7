import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TriedRow } from '@/lib/contract/batch';
import type { SheetOutcome } from '@/lib/contract/school-day/sheets';
import { dayInCambodia, formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { isCorrection, opensForMarks } from '@/lib/domain/school-day/marking-window';
import type { Db } from '@/backend/db/client';
import {
  attendances,
  classSessions,
  courseStudents,
  markChanges,
  students,
  users,
  classTeachers,
} from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { pupil } from './student-columns';
import { type CourseRow, requireOpenCourse } from './class-courses';
import { announcedFor, paperDaysOf, toAnnounced } from './absence-views';
import { judgeSheet, type WantedCell, type CellChange } from './judge-sheet';
import { author, correctionsOf, emptied, filled, keepHistory, membersIn } from './mark-changes';
import type { SessionRow } from './session-views';
import { tellOfAttendance } from './tell-of-attendance';
import { requireOpenTerm } from './term-locks';

interface Corrected {
  course: CourseRow;
  session: SessionRow;
  changes: readonly CellChange<AttendanceMark>[];
}

/**
 * Tells the teachers of a lesson why the office has changed marks; whose, the sheet says. A later correction of the same lesson takes
 * the place of the one before.
 */
async function tellOfCorrections(act: AnyAct, { course, session, changes }: Corrected): Promise<void> {
  const corrected = changes.filter(({ reason }) => reason !== null);
  if (corrected.length === 0) return;
  const rows = await act.tx
    .select({ id: classTeachers.userId })
    .from(classTeachers)
    .where(eq(classTeachers.courseId, course.id));
  const teachers = new Set([
    ...rows.map(({ id }) => id),
    ...(session.substituteId ? [session.substituteId] : []),
  ]);
  const reasons = [...new Set(corrected.flatMap(({ reason }) => reason ?? []))].join('; ');
  const at = formatTimeOfDay(session.startsAt);
  await act.tell(
    [...teachers].filter((person) => person !== act.caller?.id),
    {
      kind: 'attendance-corrected',
      params: {
        titleEn: course.name,
        titleKm: course.nameNative,
        dateEn: `${formatDate(session.startsAt, 'en')}, ${at}`,
        dateKm: `${formatDate(session.startsAt, 'km')} ${at}`,
        statusEn: reasons,
        statusKm: reasons,
      },
      subject: `attendance-corrected:${session.id}`,
      again: 'renew',
      page: '/profile/enrolled/attendance',
    },
  );
}

interface Marking {
  rows: readonly TriedRow<WantedCell<AttendanceMark>>[];
  /** The caller is of the office: what they change, teachers leave as it is. */
  byOffice: boolean;
}

/**
 * Stores an attendance sheet. Of two teachers the later mark counts, if it was made on the day of the lesson. Whoever writes the same sheet at the same time waits.
 * @throws 409 for a cancelled lesson, one that has not begun, a locked term, an archived course
 */
export async function markAttendance(
  act: AnyAct,
  course: CourseRow,
  { id: sessionId }: SessionRow,
  { rows, byOffice }: Marking,
): Promise<SheetOutcome[]> {
  const { now } = act;
  requireOpenCourse(course);
  const [session] = await act.tx
    .select()
    .from(classSessions)
    .where(eq(classSessions.id, sessionId))
    .for('update');
  await requireOpenTerm(act.tx, course);
  if (!session || session.cancelledAt)
    throw new Refusal(409, 'session-cancelled', 'The lesson is cancelled.');
  if (!opensForMarks(session, now))
    throw new Refusal(409, 'too-early', 'Attendance is marked from the beginning of the lesson on.');
  const stored = await act.tx.select().from(attendances).where(eq(attendances.sessionId, sessionId));
  const cells = new Map(
    stored.map(({ studentId, mark, note, version }) => [studentId, { value: mark, note, version }]),
  );
  const byStudent = new Map(stored.map((row) => [row.studentId, row]));
  const { outcomes, changes } = judgeSheet(rows, {
    members: await membersIn(act.tx, course.id),
    cells,
    needsReason: (before, { value }) => byOffice && isCorrection({ mark: before.value }, { mark: value }),
    isFixed: (studentId) => !byOffice && (byStudent.get(studentId)?.corrected ?? false),
    isLater: ({ studentId, ageSeconds }) => {
      const before = byStudent.get(studentId);
      if (byOffice || ageSeconds === undefined || !before) return false;
      const madeAt = new Date(now.getTime() - ageSeconds * 1000);
      return madeAt > before.markedAt && dayInCambodia(madeAt) === dayInCambodia(session.startsAt);
    },
  });
  const gone = emptied(changes);
  if (gone.length > 0)
    await act.tx
      .delete(attendances)
      .where(and(eq(attendances.sessionId, sessionId), inArray(attendances.studentId, gone)));
  const written = filled(changes).map(({ value: mark, ...cell }) => ({
    ...cell,
    mark,
    sessionId,
    markedAt: now,
    markedBy: act.caller?.id ?? null,
    corrected: byOffice && byStudent.has(cell.studentId),
  }));
  if (written.length > 0)
    await act.tx
      .insert(attendances)
      .values(written)
      .onConflictDoUpdate({
        target: [attendances.studentId, attendances.sessionId],
        set: {
          mark: sql`excluded.mark`,
          note: sql`excluded.note`,
          version: sql`excluded.version`,
          markedAt: now,
          markedBy: act.caller?.id ?? null,
          corrected: sql`excluded.corrected`,
        },
      });
  await keepHistory(act, { sessionId }, changes);
  await tellOfAttendance(act, { course, session, changes });
  if (byOffice) await tellOfCorrections(act, { course, session, changes });
  if (changes.length > 0) act.note('attendance-marked', sessionId, { students: changes.length });
  return outcomes;
}

/** Everybody in the course, by name. */
export async function readAttendanceSheet(db: Db, session: SessionRow, schoolId: string) {
  const { id, courseId } = session;
  const rows = await db
    .select({ ...pupil, cell: attendances, markedBy: author })
    .from(courseStudents)
    .innerJoin(students, eq(students.id, courseStudents.studentId))
    .leftJoin(attendances, and(eq(attendances.studentId, students.id), eq(attendances.sessionId, id)))
    .leftJoin(users, eq(users.id, attendances.markedBy))
    .where(eq(courseStudents.courseId, courseId))
    .orderBy(students.lastName, students.firstName, students.id);
  const corrections = await correctionsOf(db, eq(markChanges.sessionId, id));
  const announced = await announcedFor(db, session);
  const paperFromDays = announced.size > 0 ? await paperDaysOf(db, schoolId) : null;
  const announcedOf = (studentId: string) => {
    const notice = announced.get(studentId);
    return notice ? toAnnounced(notice, paperFromDays) : null;
  };
  return rows.map(({ cell, ...row }) => ({
    ...row,
    mark: cell?.mark ?? null,
    note: cell?.note ?? null,
    version: cell?.version ?? 0,
    corrected: cell?.corrected ?? false,
    markedAt: cell?.markedAt.toISOString() ?? null,
    correction: cell?.corrected ? (corrections.get(`${id} ${row.studentId}`) ?? null) : null,
    announced: announcedOf(row.studentId),
  }));
}
