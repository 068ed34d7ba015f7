import { and, asc, eq } from 'drizzle-orm';
import type { Ward } from '@/lib/contract/school-day/guardians';
import { guardianState } from '@/lib/domain/accounts/guardianship';
import type { Db } from '@/backend/db/client';
import { guardians, schools, students } from '@/backend/db/schema';
import { studentNamed } from './guardians';
import { relationStands } from '@/backend/core/access/guardians-of';

/** The students whose guardian a person is, in the order of their relations; ended ones are left out. */
export async function readWards(db: Db, userId: string): Promise<Ward[]> {
  const rows = await db
    .select({ row: guardians, student: students, school: schools })
    .from(guardians)
    .innerJoin(students, eq(students.id, guardians.studentId))
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(and(eq(guardians.userId, userId), relationStands))
    .orderBy(asc(guardians.createdAt), asc(guardians.id));
  return rows.map(({ row, student, school }) => {
    const { name, nameKm } = studentNamed(student);
    return {
      guardianId: row.id,
      studentId: student.id,
      orgId: school.id,
      studentName: name,
      studentNameNative: nameKm,
      schoolName: school.name,
      schoolNameNative: school.nameNative,
      state: guardianState(row),
      sees: row.sees,
      version: row.version,
    };
  });
}
