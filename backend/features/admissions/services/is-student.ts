import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { students } from '@/backend/db/schema';

/** True where the application has become a student; its person may study there already and apply for another program. */
export const isStudentBy = async (db: Db, applicantId: string): Promise<boolean> =>
  (await db.$count(students, eq(students.applicantId, applicantId))) > 0;

/** The applications among these that have become students. */
export const studentsAmong = async (db: Db, applicantIds: string[]): Promise<ReadonlySet<string | null>> => {
  if (applicantIds.length === 0) return new Set();
  const rows = await db
    .select({ id: students.applicantId })
    .from(students)
    .where(inArray(students.applicantId, applicantIds));
  return new Set(rows.map(({ id }) => id));
};
