import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { type applicants, users } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { keepersOf } from '@/backend/core/access/staff';
import { findSchool } from '@/backend/core/access/find-school';
import { nameSql } from '@/backend/db/name-sql';

type ApplicantRecord = typeof applicants.$inferSelect;

const names = {
  name: nameSql(users.lastName, users.firstName),
  nameNative: sql<string>`coalesce(nullif(${nameSql(users.lastNameKm, users.firstNameKm)}, ''), ${nameSql(users.lastName, users.firstName)})`,
};

/** Whoever works on the applications to a school besides the caller, by name. */
export async function colleaguesAt(db: Db, schoolId: string, callerId: string) {
  const ids = await keepersOf(db, schoolId);
  const data = await db
    .select({ userId: users.id, ...names })
    .from(users)
    .where(and(inArray(users.id, ids), ne(users.id, callerId), eq(users.enabled, true)))
    .orderBy(asc(names.name), asc(users.id));
  return { data, countTotal: data.length };
}

/** @throws 422 for a person who may not read the applications to the school, and for the applicant */
export async function requireColleague(
  db: Db,
  { schoolId, userId }: ApplicantRecord,
  { id, path }: { id: string; path: string },
): Promise<void> {
  if (id === userId || !(await keepersOf(db, schoolId)).includes(id))
    throw invalid([{ path, code: 'not-staff' }]);
}

/** Tells a colleague, unless it is the caller, that an application or something about it is theirs now. */
export async function tellColleague(
  act: Act,
  kind: 'application-given' | 'follow-up-given' | 'mentioned',
  row: ApplicantRecord,
  colleagueId: string,
): Promise<void> {
  if (colleagueId === act.caller.id) return;
  const [by] = await act.tx.select(names).from(users).where(eq(users.id, act.caller.id));
  const school = await findSchool(act.tx, row.schoolId);
  await act.tell([colleagueId], {
    kind,
    params: {
      name: row.name,
      nameKm: row.nameKm,
      schoolEn: school.name,
      schoolKm: school.nameNative,
      titleEn: by?.name ?? '',
      titleKm: by?.nameNative ?? '',
    },
    names: row.userId,
    page: '/advisor/user/application/[id]',
    about: row.id,
  });
}
