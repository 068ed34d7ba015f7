import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { students } from '@/backend/db/schema';

/** True where the application has become a student; its person may study there already and apply for another program. */
export const isStudentBy = async (db: Db, applicantId: string): Promise<boolean> =>
  (await db.$count(students, eq(students.applicantId, applicantId))) > 0;
