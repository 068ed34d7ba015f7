import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { GuardianView } from '@/lib/domain/accounts/guardianship';
import type { Db } from '@/backend/db/client';
import { guardians } from '@/backend/db/schema';

/** A relation that nobody has ended. */
export const relationStands = isNull(guardians.endedAt);

/** A relation that counts. */
export const confirmedGuardian = and(relationStands, isNotNull(guardians.confirmedAt));

/** What a person may read of a student as a guardian who is confirmed; empty for everybody else. */
export async function viewsOfGuardian(
  db: Db,
  userId: string,
  studentId: string,
): Promise<readonly GuardianView[]> {
  const [row] = await db
    .select({ sees: guardians.sees })
    .from(guardians)
    .where(and(eq(guardians.studentId, studentId), eq(guardians.userId, userId), confirmedGuardian));
  return row?.sees ?? [];
}
