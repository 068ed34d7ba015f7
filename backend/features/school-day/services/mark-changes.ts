import { nameSql } from '@/backend/db/name-sql';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { courseStudents, markChanges, students, users } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { pupil } from './student-columns';
import type { Cell, CellChange } from './judge-sheet';

export const membersIn = async (db: Db, courseId: string): Promise<Set<string>> => {
  const rows = await db
    .select({ id: courseStudents.studentId })
    .from(courseStudents)
    .where(eq(courseStudents.courseId, courseId));
  return new Set(rows.map(({ id }) => id));
};

const valueOf = <V extends string | number>(cell: Cell<V> | null) =>
  cell && { value: cell.value, note: cell.note };

/** One row for each change: who, when, before, after. */
export const keepHistory = async <V extends string | number>(
  act: AnyAct,
  of: { sessionId: string } | { assessmentId: string },
  changes: readonly CellChange<V>[],
) => {
  if (changes.length === 0) return;
  await act.tx.insert(markChanges).values(
    changes.map(({ studentId, before, after, reason }) => ({
      ...of,
      studentId,
      at: act.now,
      markedBy: act.caller?.id ?? null,
      before: valueOf(before),
      after: valueOf(after),
      reason,
    })),
  );
};

export const emptied = <V extends string | number>(changes: readonly CellChange<V>[]) =>
  changes.filter(({ after }) => after === null).map(({ studentId }) => studentId);

export const filled = <V extends string | number>(changes: readonly CellChange<V>[]) =>
  changes.flatMap(({ studentId, after }) => (after ? [{ studentId, ...after }] : []));

/** The name of whoever wrote a cell. */
export const author = sql<string | null>`nullif(${nameSql(users.lastName, users.firstName)}, '')`;

const authorKm = sql<string | null>`nullif(${nameSql(users.lastNameKm, users.firstNameKm)}, '')`;

/** The changes of one sheet, the latest first. */
async function readChanges(db: Db, where: SQL, { start, limit }: { start: number; limit: number }) {
  const rows = await db
    .select({
      ...pupil,
      at: markChanges.at,
      markedBy: author,
      before: markChanges.before,
      after: markChanges.after,
      reason: markChanges.reason,
    })
    .from(markChanges)
    .innerJoin(students, eq(students.id, markChanges.studentId))
    .leftJoin(users, eq(users.id, markChanges.markedBy))
    .where(where)
    .orderBy(desc(markChanges.at), markChanges.id)
    .limit(limit)
    .offset(start);
  return {
    data: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    countTotal: await db.$count(markChanges, where),
  };
}

type Page = Parameters<typeof readChanges>[2];

export const changesOfSession = (db: Db, id: string, page: Page) =>
  readChanges(db, eq(markChanges.sessionId, id), page);
export const changesOfAssessment = (db: Db, id: string, page: Page) =>
  readChanges(db, eq(markChanges.assessmentId, id), page);

/** The last change with a reason of each cell, by lesson and student: who, when and why. */
export async function correctionsOf(db: Db, where: SQL) {
  const rows = await db
    .select({
      sessionId: markChanges.sessionId,
      studentId: markChanges.studentId,
      at: markChanges.at,
      by: author,
      byNative: authorKm,
      reason: markChanges.reason,
    })
    .from(markChanges)
    .leftJoin(users, eq(users.id, markChanges.markedBy))
    .where(and(where, isNotNull(markChanges.sessionId), isNotNull(markChanges.reason)))
    .orderBy(asc(markChanges.at));
  return new Map(
    rows.map(({ sessionId, studentId, at, reason, ...names }) => [
      `${sessionId} ${studentId}`,
      { ...names, at: at.toISOString(), reason: reason ?? '' },
    ]),
  );
}
