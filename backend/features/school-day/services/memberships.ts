import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { type MembershipKind, studentMatters } from '@/lib/domain/school-day/school-life';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { guardians, schools, schoolStaff, students } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { pupil } from './student-columns';
import { confirmedGuardian } from '@/backend/core/access/guardians-of';

const school = {
  organizationId: schools.id,
  slug: schools.slug,
  name: schools.name,
  nameNative: schools.nameNative,
};

const student = {
  ...pupil,
  status: students.status,
};

const asStudent = async (db: Db, userId: string): Promise<Membership[]> => {
  const rows = await db
    .select({
      school,
      student,
    })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(eq(students.userId, userId))
    // Where one studies now comes before where one studied.
    .orderBy(sql`${students.status} in ('graduated', 'left')`, desc(students.enrolledOn), asc(students.id));
  return rows.map((row) => ({
    ...row.school,
    kind: 'student',
    student: row.student,
    matters: [...studentMatters],
  }));
};

/** What somebody with these roles does at the schools they work for. */
const workOf = (roles: readonly string[]): MembershipKind[] => [
  ...(roles.includes(roleNames.teacher) ? (['teacher'] as const) : []),
  ...(hasAnyRole(roles, keeperRoleNames) ? (['office'] as const) : []),
];

const atWork = async (db: Db, { id, roles }: Caller): Promise<Membership[]> => {
  const kinds = workOf(roles);
  if (kinds.length === 0) return [];
  const rows = await db
    .select(school)
    .from(schoolStaff)
    .innerJoin(schools, eq(schools.id, schoolStaff.schoolId))
    .where(eq(schoolStaff.userId, id))
    .orderBy(asc(schools.name), asc(schools.id));
  return kinds.flatMap((kind) => rows.map((row) => ({ ...row, kind, student: null, matters: [] })));
};

/** The students who have confirmed the person as their guardian. */
const asGuardian = async (db: Db, userId: string): Promise<Membership[]> => {
  const rows = await db
    .select({ school, sees: guardians.sees, student })
    .from(guardians)
    .innerJoin(students, eq(students.id, guardians.studentId))
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(and(eq(guardians.userId, userId), confirmedGuardian))
    .orderBy(asc(guardians.createdAt), asc(guardians.id));
  return rows.map((row) => ({
    ...row.school,
    kind: 'guardian',
    student: row.student,
    matters: studentMatters.filter((matter) => row.sees.includes(matter)),
  }));
};

/** Everything that a person is at schools: what they study first, then whose guardian they are, then where they work. */
export async function readMemberships(db: Db, caller: Caller): Promise<Membership[]> {
  return [
    ...(await asStudent(db, caller.id)),
    ...(await asGuardian(db, caller.id)),
    ...(await atWork(db, caller)),
  ];
}
