import { and, eq } from 'drizzle-orm';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/people/roles';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import type { Db } from '@/backend/db/client';
import { applicants, schoolConfigurations } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { isKeeperOf, isStaffOf } from './staff';

type ApplicantRecord = typeof applicants.$inferSelect;

/** @throws 404 when there is no such application. */
export async function findApplicant(db: Db, id: string): Promise<ApplicantRecord> {
  const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
  if (!row) throw notFound();
  return row;
}

/** True for the staff of its school, and for the advisor who entered it. */
export const isStaffFor = async (db: Db, row: ApplicantRecord, caller: Caller): Promise<boolean> =>
  hasAnyRole(caller.roles, [roleNames.advisor, roleNames.schoolAdmin]) &&
  (row.createdBy === caller.id || (await isStaffOf(db, caller.id, row.schoolId)));

/** True for readers besides the student: its staff, and the partner and the university of its school. */
export const isReaderOf = async (db: Db, row: ApplicantRecord, caller: Caller): Promise<boolean> =>
  hasAnyRole(caller.roles, keeperRoleNames) &&
  ((await isKeeperOf(db, caller, row.schoolId)) || isStaffFor(db, row, caller));

/** @throws 404, as if there were no such application, unless the caller is staff for it. */
export async function findForStaff(db: Db, id: string, caller: Caller): Promise<ApplicantRecord> {
  const row = await findApplicant(db, id);
  if (!(await isStaffFor(db, row, caller))) throw notFound();
  return row;
}

/** True where a school lets its partner and its university decide on applications. */
export async function letsPartnersDecide(db: Db, schoolId: string): Promise<boolean> {
  const [row] = await db
    .select({ value: schoolConfigurations.value })
    .from(schoolConfigurations)
    .where(
      and(
        eq(schoolConfigurations.schoolId, schoolId),
        eq(schoolConfigurations.configId, partnersDecideSetting),
      ),
    );
  return row?.value === true;
}

/**
 * True for whoever may open the papers of an application: those who decide on it, and the university that it goes to. A partner only where
 * the school lets it decide.
 */
export const isPaperReaderOf = async (db: Db, row: ApplicantRecord, caller: Caller): Promise<boolean> => {
  if (await isStaffFor(db, row, caller)) return true;
  if (!(await isReaderOf(db, row, caller))) return false;
  return hasAnyRole(caller.roles, [roleNames.university]) || letsPartnersDecide(db, row.schoolId);
};

/** @throws 404 for an application that the caller cannot read, 403 when the school decides alone. */
export async function findToDecide(db: Db, id: string, caller: Caller): Promise<ApplicantRecord> {
  const row = await findApplicant(db, id);
  if (await isStaffFor(db, row, caller)) return row;
  if (!(await isReaderOf(db, row, caller))) throw notFound();
  if (!(await letsPartnersDecide(db, row.schoolId)))
    throw new Refusal(403, 'school-decides', 'The staff of the school decide on its applications.');
  return row;
}
