import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { MarkRequest } from '@/lib/contract/school-day/absence-shapes';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import type { MarkRequestState } from '@/lib/domain/school-day/absences';
import type { Db } from '@/backend/db/client';
import {
  attendances,
  classCourses,
  classSessions,
  classTeachers,
  markRequests,
  students,
} from '@/backend/db/schema';
import { forbidden, invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import type { StudentReader } from '@/backend/core/access/school-life';
import { isKeeperOf } from '@/backend/core/access/staff';
import { pupil } from './student-columns';
import { markAttendance } from './attendance-sheet';
import { sessionForMarking } from './find-records';
import { tellOfDecidedRequest, tellOfRequest } from './tell-of-requests';
import { requireOpenTerm } from './term-locks';

type Row = typeof markRequests.$inferSelect;

const toRequest = (row: Row): MarkRequest => ({
  requestId: row.id,
  state: row.state,
  mark: row.mark,
  wanted: row.wanted,
  reason: row.reason,
  by: row.createdAs,
  at: row.createdAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  version: row.version,
});

/** The last request of each lesson of a student, by lesson. */
export async function requestsOf(db: Db, studentId: string): Promise<Map<string, MarkRequest>> {
  const rows = await db
    .select()
    .from(markRequests)
    .where(eq(markRequests.studentId, studentId))
    .orderBy(asc(markRequests.createdAt));
  return new Map(rows.map((row) => [row.sessionId, toRequest(row)]));
}

/** Lessons that somebody teaches, as a teacher of the course or instead of one. */
const taughtBy = (db: Db, teacherId: string): SQL | undefined =>
  or(
    eq(classSessions.substituteId, teacherId),
    inArray(
      classSessions.courseId,
      db
        .select({ id: classTeachers.courseId })
        .from(classTeachers)
        .where(eq(classTeachers.userId, teacherId)),
    ),
  );

/** Those that are open wait since the oldest; of the others the latest comes first. @param teacherId only of lessons of this person */
export async function listMarkRequests(
  db: Db,
  schoolId: string,
  { state, start, limit }: { state: MarkRequestState; start: number; limit: number },
  teacherId: string | null,
) {
  const where = and(
    eq(markRequests.schoolId, schoolId),
    eq(markRequests.state, state),
    teacherId === null ? undefined : taughtBy(db, teacherId),
  );
  const direction = state === 'open' ? asc : desc;
  const rows = await db
    .select({
      row: markRequests,
      student: pupil,
      lesson: {
        sessionId: classSessions.id,
        startsAt: classSessions.startsAt,
        endsAt: classSessions.endsAt,
        name: classCourses.name,
        nameNative: classCourses.nameNative,
      },
    })
    .from(markRequests)
    .innerJoin(students, eq(students.id, markRequests.studentId))
    .innerJoin(classSessions, eq(classSessions.id, markRequests.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(where)
    .orderBy(direction(markRequests.createdAt), direction(markRequests.id))
    .limit(limit)
    .offset(start);
  const counted = db
    .select({ id: markRequests.id })
    .from(markRequests)
    .innerJoin(classSessions, eq(classSessions.id, markRequests.sessionId))
    .where(where);
  return {
    data: rows.map(({ row, student, lesson }) => ({
      ...student,
      ...toRequest(row),
      ...lesson,
      startsAt: lesson.startsAt.toISOString(),
      endsAt: lesson.endsAt.toISOString(),
    })),
    countTotal: await db.$count(counted.as('counted')),
  };
}

const open = (studentId: string, sessionId: string) =>
  and(
    eq(markRequests.studentId, studentId),
    eq(markRequests.sessionId, sessionId),
    eq(markRequests.state, 'open'),
  );

interface Asked {
  sessionId: string;
  wanted: AttendanceMark;
  reason: string;
}

/** @throws 403 for others, 404 for a lesson without a mark, 409 for a second open request and a locked term, 422 */
export async function askForMark(
  act: Act,
  { student, as }: StudentReader,
  { sessionId, wanted, reason }: Asked,
): Promise<MarkRequest> {
  if (as !== 'student' && as !== 'guardian') throw forbidden();
  const [found] = await act.tx
    .select({ attendance: attendances, session: classSessions, course: classCourses })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        eq(attendances.sessionId, sessionId),
        eq(attendances.studentId, student.id),
        eq(classCourses.schoolId, student.schoolId),
      ),
    )
    // Two askers wait for each other here.
    .for('update', { of: attendances });
  if (!found) throw notFound();
  const { attendance, session, course } = found;
  if (attendance.mark === wanted) throw invalid([{ path: 'wanted', code: 'same-mark' }]);
  await requireOpenTerm(act.tx, course);
  if ((await act.tx.$count(markRequests, open(student.id, sessionId))) > 0)
    throw new Refusal(409, 'already-asked', 'The school has not answered the last request yet.');
  const [row] = await act.tx
    .insert(markRequests)
    .values({
      schoolId: student.schoolId,
      sessionId,
      studentId: student.id,
      mark: attendance.mark,
      wanted,
      reason,
      createdAs: as,
      createdBy: act.caller.id,
      createdAt: act.now,
      state: 'open',
    })
    .returning();
  if (!row) throw new Error('The request was not stored.');
  await tellOfRequest(act, { row, student, session, course });
  act.note('mark-correction-asked', row.id, { as, wanted });
  return toRequest(row);
}

const requireOpen = (row: Row): void => {
  if (row.state !== 'open')
    throw new Refusal(409, 'already-answered', 'Somebody has answered this request already.');
};

/** @throws 403 for whoever did not ask, 404, 409 once it is answered */
export async function withdrawMarkRequest(
  act: Act,
  { student, as }: StudentReader,
  id: string,
): Promise<MarkRequest> {
  const [row] = await act.tx
    .select()
    .from(markRequests)
    .where(and(eq(markRequests.id, id), eq(markRequests.studentId, student.id)))
    .for('update');
  if (!row) throw notFound();
  if (as !== 'student' && as !== 'guardian') throw forbidden();
  requireOpen(row);
  act.note('mark-correction-withdrawn', id);
  return toRequest(await act.bump(markRequests, row, { state: 'withdrawn', answeredAt: act.now }));
}

/** Writes the mark as the sheet does, with its history and notices. @throws 409 where the sheet does not take it */
async function setMark(
  act: Act,
  { session, course }: Awaited<ReturnType<typeof sessionForMarking>>,
  { studentId, mark, word }: { studentId: string; mark: AttendanceMark; word: string },
): Promise<void> {
  const here = and(eq(attendances.sessionId, session.id), eq(attendances.studentId, studentId));
  const [cell] = await act.tx.select().from(attendances).where(here).for('update');
  const row = { studentId, value: mark, note: cell?.note ?? null, version: cell?.version ?? 0, reason: word };
  const byOffice = await isKeeperOf(act.tx, act.caller, course.schoolId);
  const [outcome] = await markAttendance(act, course, session, { rows: [{ ok: true, row }], byOffice });
  if (outcome && !outcome.ok) throw new Refusal(409, outcome.code, outcome.message);
}

/** Sets another mark or keeps it, and tells whoever asked. @throws 404, 409 once it is answered, or where the sheet takes no mark */
export async function answerMarkRequest(
  act: Act,
  { orgId, requestId }: { orgId: string; requestId: string },
  { setTo: mark, word }: { setTo: AttendanceMark | null; word: string },
): Promise<MarkRequest> {
  const [row] = await act.tx.select().from(markRequests).where(eq(markRequests.id, requestId)).for('update');
  if (!row) throw notFound();
  const place = await sessionForMarking(act.tx, act.caller, { orgId, id: row.sessionId });
  requireOpen(row);
  if (mark !== null) await setMark(act, place, { studentId: row.studentId, mark, word });
  const answered = await act.bump(markRequests, row, {
    state: mark === null ? 'kept' : 'changed',
    answer: word,
    answeredAt: act.now,
    answeredBy: act.caller.id,
  });
  const [student] = await act.tx.select().from(students).where(eq(students.id, row.studentId));
  if (student) await tellOfDecidedRequest(act, { row: answered, student, ...place, mark });
  act.note('mark-correction-answered', requestId, { state: answered.state });
  return toRequest(answered);
}
