import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { students, studentStates, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import { author } from './mark-changes';

/** The states of a student, the latest first. @throws 404 for a student of another school */
export async function readStates(db: Db, { schoolId, studentId }: { schoolId: string; studentId: string }) {
  const [own] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, studentId), eq(students.schoolId, schoolId)));
  if (!own) throw notFound();
  const { at, before, after, reason } = studentStates;
  const rows = await db
    .select({ at, before, after, reason, changedBy: author })
    .from(studentStates)
    .leftJoin(users, eq(users.id, studentStates.changedBy))
    .where(eq(studentStates.studentId, studentId))
    .orderBy(desc(at), studentStates.id);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
