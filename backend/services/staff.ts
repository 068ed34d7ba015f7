import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { schoolStaff } from '../db/schema';
import { notFound } from '../errors';

/** The people who look after a school. */
export const staffOf = async (db: Db, schoolId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: schoolStaff.userId })
    .from(schoolStaff)
    .where(eq(schoolStaff.schoolId, schoolId));
  return rows.map((row) => row.id);
};

export const isStaffOf = async (db: Db, userId: string, schoolId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: schoolStaff.userId })
    .from(schoolStaff)
    .where(and(eq(schoolStaff.userId, userId), eq(schoolStaff.schoolId, schoolId)));
  return rows.length > 0;
};

/** @throws 404, as if the school did not exist, for anybody who does not look after it. */
export async function requireStaffOf(db: Db, userId: string, schoolId: string): Promise<void> {
  if (!(await isStaffOf(db, userId, schoolId))) throw notFound();
}
