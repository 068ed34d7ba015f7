import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { schoolStaff, userRoles } from '@/backend/db/schema';

/** Roles from the table, plus the default role of everybody. */
export const rolesOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return ['user', ...rows.map((row) => row.role).filter((role) => role !== 'user')].sort();
};

export const schoolIdsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: schoolStaff.schoolId })
    .from(schoolStaff)
    .where(eq(schoolStaff.userId, userId));
  return rows.map((row) => row.id);
};
