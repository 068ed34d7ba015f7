import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ApplicantRight } from '@/lib/domain/admissions/applicant-rights';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import type { Db } from '@/backend/db/client';
import { applicants, schoolConfigurations, schoolStaff, userRoles } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';

type ApplicantRecord = typeof applicants.$inferSelect;

/** Their decisions need no setting of the school. */
const decidingRoles = [roleNames.advisor, roleNames.schoolAdmin];

/** The schools that somebody keeps, and what they may do with the applications to each. */
export interface Desk {
  callerId: string;
  schools: ReadonlyMap<string, { decides: boolean; hasOtherDeciders: boolean }>;
}

/** True where the school of the outer query lets its partner and its university decide. */
const letsPartnersDecide = sql<boolean>`exists (select 1 from ${schoolConfigurations} setting
  where setting.school_id = ${schoolStaff}.school_id and setting.config_id = ${partnersDecideSetting}
  and setting.value = 'true'::jsonb)`;

/** True where the school of the outer query has somebody else who decides. */
const hasOthers = (callerId: string): SQL<boolean> => sql<boolean>`exists (select 1 from ${schoolStaff} other
  join ${userRoles} held on held.user_id = other.user_id
  where other.school_id = ${schoolStaff}.school_id and other.user_id <> ${callerId}
  and (held.role in ${decidingRoles} or (held.role in ${[...keeperRoleNames]} and ${letsPartnersDecide})))`;

/**
 * What decides on every list, count, form and call about applications: which schools the caller keeps. `schoolId` asks
 * about one of them only.
 */
export async function deskOf(db: Db, caller: Caller, schoolId?: string): Promise<Desk> {
  const none = { callerId: caller.id, schools: new Map<string, never>() };
  if (!hasAnyRole(caller.roles, keeperRoleNames)) return none;
  const rows = await db
    .select({
      schoolId: schoolStaff.schoolId,
      lets: letsPartnersDecide,
      hasOtherDeciders: hasOthers(caller.id),
    })
    .from(schoolStaff)
    .where(and(eq(schoolStaff.userId, caller.id), schoolId ? eq(schoolStaff.schoolId, schoolId) : undefined));
  const isDecider = hasAnyRole(caller.roles, decidingRoles);
  return {
    callerId: caller.id,
    schools: new Map(
      rows.map((row) => [
        row.schoolId,
        { decides: isDecider || row.lets, hasOtherDeciders: row.hasOtherDeciders },
      ]),
    ),
  };
}

/**
 * What the owner of the desk may do with an application; null where it does not exist for them. Whoever entered it for somebody leaves the
 * decision to a colleague, as long as there is one.
 */
export function rightOn(
  { callerId, schools }: Desk,
  { userId, createdBy, schoolId }: Pick<ApplicantRecord, 'userId' | 'createdBy' | 'schoolId'>,
): ApplicantRight | null {
  const kept = schools.get(schoolId);
  if (!kept) return createdBy === callerId && userId !== callerId ? 'state' : null;
  if (!kept.decides) return 'work';
  const isInvolved = userId === callerId || (createdBy === callerId && kept.hasOtherDeciders);
  return isInvolved ? 'entered' : 'decide';
}

export const rightOf = async (db: Db, row: ApplicantRecord, caller: Caller): Promise<ApplicantRight | null> =>
  rightOn(await deskOf(db, caller, row.schoolId), row);

/** @throws 404 when there is no such application. */
export async function findApplicant(db: Db, id: string): Promise<ApplicantRecord> {
  const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
  if (!row) throw notFound();
  return row;
}

/** True for those who keep its school: they read all of it. */
export const isReaderOf = async (db: Db, row: ApplicantRecord, caller: Caller): Promise<boolean> => {
  const right = await rightOf(db, row, caller);
  return right !== null && right !== 'state';
};

const schoolDecides = () =>
  new Refusal(403, 'school-decides', 'The staff of the school decide on its applications.');
const ownEntry = () =>
  new Refusal(403, 'own-entry', 'Somebody else decides on an application that you have entered.');
const ownApplication = () =>
  new Refusal(403, 'own-application', 'Somebody else decides on your own application.');

/** @throws 404, as if there were no such application, unless the caller keeps its school. */
export async function findApplicationForStaff(db: Db, id: string, caller: Caller): Promise<ApplicantRecord> {
  const row = await findApplicant(db, id);
  if (!(await isReaderOf(db, row, caller))) throw notFound();
  return row;
}

/** True where a school lets its partner and its university decide on applications. */
export async function doPartnersDecide(db: Db, schoolId: string): Promise<boolean> {
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
  const right = await rightOf(db, row, caller);
  return readsPapers(right, caller);
};

/** The same for a right that is known. */
export const readsPapers = (right: ApplicantRight | null, { roles }: Caller): boolean =>
  right === 'decide' ||
  right === 'entered' ||
  (right === 'work' && hasAnyRole(roles, [roleNames.university]));

/** @throws 404 for an application that the caller cannot read, 403 where somebody else decides. */
export async function findToDecide(db: Db, id: string, caller: Caller): Promise<ApplicantRecord> {
  const row = await findApplicant(db, id);
  const right = await rightOf(db, row, caller);
  if (right === null) throw notFound();
  if (row.userId === caller.id) throw ownApplication();
  if (right === 'work') throw schoolDecides();
  if (right !== 'decide') throw ownEntry();
  return row;
}

/**
 * For those who correct and join applications: whoever decides at its school, also on those that they have entered.
 * @throws 404 for strangers, 403 where the school decides alone
 */
export async function requireCorrector(db: Db, row: ApplicantRecord, caller: Caller): Promise<void> {
  const right = await rightOf(db, row, caller);
  if (right === null || right === 'state') throw notFound();
  if (right === 'work') throw schoolDecides();
}
