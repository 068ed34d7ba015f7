import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { nothingOpen, type OpenParts } from '@/lib/contract/profiles/profile-settings';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Age } from '@/lib/domain/people/adult';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  directRegistrations,
  profiles,
  schoolStaff,
  vacancies,
  vacancyApplications,
} from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound, unauthorized } from '@/backend/errors';
import { isStaffOfOrganization } from '@/backend/core/access/staff';
import { ageOf } from '@/backend/core/access/birthdays';

export type ProfileRow = typeof profiles.$inferSelect;

/** The relation of a reader to a profile; a stranger reads it only while it is shared. */
export type ProfileReader = 'owner' | 'staff' | 'stranger';

/** What a reader sees beyond the content: staff and the owner everything, others what the person has opened. */
export interface Sight extends OpenParts {
  /** Numbers and addresses in free texts are masked. */
  masked: boolean;
}
export const wholeSight: Sight = {
  contacts: true,
  location: true,
  photo: true,
  referees: true,
  masked: false,
};

/** What a stranger sees of a shared profile: of who is not known to be an adult neither contacts, place nor photo. */
export const strangerSight = (row: Pick<ProfileRow, 'openParts'>, age: Age): Sight => {
  const open = row.openParts ?? nothingOpen;
  if (age === 'adult') return { ...open, masked: false };
  return { ...open, contacts: false, location: false, photo: false, masked: true };
};

/** What the reader of a link sees: the person has chosen them, and what they get. */
export const linkSight = (openParts: OpenParts, age: Age): Sight => ({
  ...openParts,
  masked: age !== 'adult' && !openParts.contacts,
});

/** By its own id or by that of the person. */
export type ProfileAddress = { orgId: string; id: string } | { orgId: string; userId: string };

const selectProfile = async (db: Db, address: ProfileAddress): Promise<ProfileRow | undefined> => {
  const which = 'id' in address ? eq(profiles.id, address.id) : eq(profiles.userId, address.userId);
  const [row] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, address.orgId), which, eq(profiles.isDeleted, false)));
  return row;
};

/** Whether somebody has made a profile that is not deleted. */
export const hasProfile = async (db: Db, address: ProfileAddress): Promise<boolean> =>
  (await selectProfile(db, address)) !== undefined;

/** @throws 404 when there is none, or it was deleted. */
async function findProfile(db: Db, address: ProfileAddress): Promise<ProfileRow> {
  const row = await selectProfile(db, address);
  if (!row) throw notFound('Profile not found.');
  return row;
}

/** @throws 404 when the profile belongs to another person. */
export async function findOwnProfile(db: Db, address: ProfileAddress, caller: Caller): Promise<ProfileRow> {
  const row = await findProfile(db, address);
  if (row.userId !== caller.id) throw notFound('Profile not found.');
  return row;
}

/**
 * True for profiles of people related to the caller: they applied to a school that the caller manages, or the caller
 * entered or registered them. `offset 0` prevents PostgreSQL from reading all applications at once for a page of
 * profiles.
 */
export const hasToDoWith = (callerId: string): SQL<boolean> => sql<boolean>`(
  exists (select 1 from (select ${applicants.createdBy} as creator, ${applicants.schoolId} as school from ${applicants}
      where ${applicants.userId} = ${profiles.userId} offset 0) as application
    where application.creator = ${callerId} or application.school in (
      select ${schoolStaff.schoolId} from ${schoolStaff} where ${schoolStaff.userId} = ${callerId}))
  or exists (select 1 from ${directRegistrations} where ${directRegistrations.userId} = ${profiles.userId}
    and ${directRegistrations.registeredBy} = ${callerId}))`;

/** True for profiles that were sent to an employer whose vacancy this organization shows. */
const wasSentTo = (orgId: string): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${vacancyApplications} join ${vacancies} on ${vacancies.id} = ${vacancyApplications.vacancyId}
  where ${vacancyApplications.profileId} = ${profiles.id} and ${vacancies.organizationId} = ${orgId})`;

/** The same for counting: with all those people at once, instead of a search for each profile. */
export const isAmongOwnPeople = (callerId: string): SQL<boolean> => sql<boolean>`(${profiles.userId} in (
  select ${applicants.userId} from ${applicants} where ${applicants.schoolId} in (
    select ${schoolStaff.schoolId} from ${schoolStaff} where ${schoolStaff.userId} = ${callerId})
  union all select ${applicants.userId} from ${applicants} where ${applicants.createdBy} = ${callerId}
  union all select ${directRegistrations.userId} from ${directRegistrations}
    where ${directRegistrations.registeredBy} = ${callerId}))`;

/**
 * Profiles at Sala's own organization belong to students of all schools: its advisors read only those of their own
 * students, and those that were sent with an application for one of its vacancies.
 */
const readsAsStaff = async (deps: Reader, row: ProfileRow, caller: Caller): Promise<boolean> => {
  if (!(await isStaffOfOrganization(deps, caller, row.organizationId))) return false;
  if (row.organizationId !== deps.env.ORGANIZATION_ID) return true;
  const [own] = await deps.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, row.id), or(hasToDoWith(caller.id), wasSentTo(row.organizationId))));
  return own !== undefined;
};

interface Seen {
  reader: ProfileReader;
  sight: Sight;
}

const readerOf = async (deps: Reader, row: ProfileRow, caller: Caller | null): Promise<Seen | null> => {
  if (caller?.id === row.userId) return { reader: 'owner', sight: wholeSight };
  if (caller && (await readsAsStaff(deps, row, caller))) return { reader: 'staff', sight: wholeSight };
  if (!row.shared) return null;
  const { age } = await ageOf(deps.db, row.userId, dayInCambodia(deps.clock.now()));
  // Also where the age became known after the profile was shared.
  return age === 'minor' ? null : { reader: 'stranger', sight: strangerSight(row, age) };
};

/**
 * A profile that the caller may read.
 * @throws 404 without the right; 401 for a visitor, who may have it after signing in.
 */
export async function readProfile(
  deps: Reader,
  address: ProfileAddress,
  caller: Caller | null,
): Promise<Seen & { row: ProfileRow }> {
  const row = await findProfile(deps.db, address).catch((error: unknown) => {
    throw caller ? error : unauthorized();
  });
  const seen = await readerOf(deps, row, caller);
  if (!seen) throw caller ? notFound('Profile not found.') : unauthorized();
  return { row, ...seen };
}
