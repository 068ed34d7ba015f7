import { and, eq, or } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { type applicants, students } from '@/backend/db/schema';

/** True where the application, or any other of its person at the school, has become a student. */
export async function isStudentOf(
  db: Db,
  row: Pick<typeof applicants.$inferSelect, 'id' | 'schoolId' | 'userId'>,
): Promise<boolean> {
  const own = and(eq(students.schoolId, row.schoolId), eq(students.userId, row.userId));
  return (await db.$count(students, or(eq(students.applicantId, row.id), own))) > 0;
}
