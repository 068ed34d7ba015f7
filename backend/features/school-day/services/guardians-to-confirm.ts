import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { guardians, students, users } from '@/backend/db/schema';
import { relationStands } from '@/backend/core/access/guardians-of';
import { guardianNamed, studentNamed } from './guardians';
import { adultOn } from './guardians-of-adults';

/** Who may confirm: a student, and for children without an account the office of one of these schools. */
interface Confirmer {
  db: Db;
  callerId: string;
  schoolIds: readonly string[];
  now: Date;
}

const waitsFor = ({ callerId, schoolIds, now }: Confirmer): SQL | undefined =>
  and(
    relationStands,
    isNull(guardians.confirmedAt),
    or(
      eq(students.userId, callerId),
      and(
        isNull(students.userId),
        inArray(students.schoolId, [...schoolIds]),
        sql`${adultOn} > ${dayInCambodia(now)}::date`,
      ),
    ),
  );

/** How many guardians wait until this person confirms them. */
export async function countToConfirm(confirmer: Confirmer): Promise<number> {
  const [row] = await confirmer.db
    .select({ value: count() })
    .from(guardians)
    .innerJoin(students, eq(students.id, guardians.studentId))
    .where(waitsFor(confirmer));
  return row?.value ?? 0;
}

/** The longest waiting of them, with their names and those of the students. `since` is when they asked, or were asked about anew. */
export async function firstToConfirm(confirmer: Confirmer, limit: number) {
  const since = sql`coalesce(${guardians.askedAnewAt}, ${guardians.createdAt})`;
  const rows = await confirmer.db
    .select({ row: guardians, student: students, user: users })
    .from(guardians)
    .innerJoin(students, eq(students.id, guardians.studentId))
    .innerJoin(users, eq(users.id, guardians.userId))
    .where(waitsFor(confirmer))
    .orderBy(asc(since), asc(guardians.id))
    .limit(limit);
  return rows.map(({ row, student, user }) => ({
    id: row.id,
    since: row.askedAnewAt ?? row.createdAt,
    guardian: guardianNamed(user),
    student: studentNamed(student),
    studentId: student.id,
    schoolId: student.schoolId,
    isOwn: student.userId === confirmer.callerId,
  }));
}
