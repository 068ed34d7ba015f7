import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SectionKind } from '@/lib/contract/recruitment/profile-section';
import {
  achievement,
  attribute,
  certificate,
  education,
  experience,
  reference,
} from '@/lib/contract/recruitment/profile-sections';
import type { CompleteProfile, Profile } from '@/lib/contract/recruitment/profiles';
import { newCv, nothingOpen, type OpenParts } from '@/lib/contract/recruitment/profile-settings';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  directRegistrations,
  profileEntries,
  profiles,
  schoolStaff,
  users,
  vacancies,
  vacancyApplications,
} from '@/backend/db/schema';
import type { Caller, Reader as ReadingDeps } from '@/backend/deps';
import { notFound, unauthorized } from '@/backend/errors';
import { isStaffOfOrganization } from '@/backend/services/access/staff';
import { avatarOf } from '@/backend/services/user/account-views';
import { isKnownMinor } from '@/backend/services/user/birthdays';

export type ProfileRow = typeof profiles.$inferSelect;
type EntryRow = typeof profileEntries.$inferSelect;

/** The relation of a reader to a profile; a stranger reads it only while it is shared. */
export type Reader = 'owner' | 'staff' | 'stranger';

/** What a reader sees beyond the content: staff and the owner everything, others what the person has opened. */
export type Sight = OpenParts;
const wholeSight: Sight = { contacts: true, location: true, photo: true, referees: true };

/** What a reader sees of a profile. */
const sightOf = (row: Pick<ProfileRow, 'openParts'>, reader: Reader): Sight =>
  reader === 'stranger' ? (row.openParts ?? nothingOpen) : wholeSight;

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
const readsAsStaff = async (deps: ReadingDeps, row: ProfileRow, caller: Caller): Promise<boolean> => {
  if (!(await isStaffOfOrganization(deps, caller, row.organizationId))) return false;
  if (row.organizationId !== deps.env.ORGANIZATION_ID) return true;
  const [own] = await deps.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, row.id), or(hasToDoWith(caller.id), wasSentTo(row.organizationId))));
  return own !== undefined;
};

const readerOf = async (
  deps: ReadingDeps,
  row: ProfileRow,
  caller: Caller | null,
): Promise<Reader | null> => {
  if (caller?.id === row.userId) return 'owner';
  if (caller && (await readsAsStaff(deps, row, caller))) return 'staff';
  // Also where a birthday became known after the profile was shared.
  return row.shared && !(await isKnownMinor(deps, row.userId)) ? 'stranger' : null;
};

/**
 * A profile that the caller may read.
 * @throws 404 without the right; 401 for a visitor, who may have it after signing in.
 */
export async function readProfile(
  deps: ReadingDeps,
  address: ProfileAddress,
  caller: Caller | null,
): Promise<{ row: ProfileRow; reader: Reader }> {
  const row = await findProfile(deps.db, address).catch((error: unknown) => {
    throw caller ? error : unauthorized();
  });
  const reader = await readerOf(deps, row, caller);
  if (!reader) throw caller ? notFound('Profile not found.') : unauthorized();
  return { row, reader };
}

/** The picture of the account. */
export async function pictureOf(deps: ReadingDeps, userId: string): Promise<string | null> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  return user ? avatarOf(deps, user) : null;
}

export const toProfile = (
  row: ProfileRow,
  reader: Reader,
  avatarUrl: string | null,
  sight: Sight = sightOf(row, reader),
): Profile => {
  const contactHidden = !sight.contacts;
  return {
    id: row.id,
    profileId: row.id,
    organizationId: row.organizationId,
    userId: row.userId,
    firstName: row.firstName,
    firstNameNative: row.firstNameNative,
    lastName: row.lastName,
    lastNameNative: row.lastNameNative,
    email: contactHidden ? null : row.email,
    phoneNumber: contactHidden ? null : row.phoneNumber,
    location: sight.location ? row.location : null,
    locationNative: sight.location ? row.locationNative : null,
    specialization: row.specialization,
    specializationNative: row.specializationNative,
    aboutMe: row.aboutMe,
    aboutMeNative: row.aboutMeNative,
    avatarUrl: sight.photo ? avatarUrl : null,
    shared: row.shared,
    contactHidden,
    openParts: row.openParts ?? nothingOpen,
    cv: row.cv ?? newCv,
    version: row.version,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

const foldLine = (line: number) => sql`split_part(${profiles.searchFold}, E'\\n', ${line}::int)`;

/** The lines of `profileFold` without contacts: both orders of the name, and the specialization. */
export const foldWithoutContacts = sql<string>`concat_ws(E'\\n', ${foldLine(1)}, ${foldLine(2)}, ${foldLine(5)})`;

/** The search text of a profile for staff; readers without access to the contacts search `foldWithoutContacts`. */
export const profileFold = (
  row: Pick<ProfileRow, 'firstName' | 'lastName'> & {
    email?: string | null | undefined;
    phoneNumber?: string | null | undefined;
    firstNameNative?: string | null;
    lastNameNative?: string | null;
    specialization?: string | null;
    specializationNative?: string | null;
  },
) =>
  [
    `${row.lastName} ${row.firstName} ${row.lastNameNative ?? ''} ${row.firstNameNative ?? ''}`,
    `${row.firstName} ${row.lastName} ${row.firstNameNative ?? ''} ${row.lastNameNative ?? ''}`,
    row.email ?? '',
    row.phoneNumber?.replace(/^\+855/, '0') ?? '',
    `${row.specialization ?? ''} ${row.specializationNative ?? ''}`,
  ]
    .map(fold)
    .join('\n');

const stillRuns = '9999-12-31';

/** The day to sort an entry by; collections without days stay in the order of insertion. */
export const sortKeyOf = (kind: SectionKind, data: Record<string, unknown>): string => {
  const day = data['dateReceived'] ?? data['dateEarned'] ?? data['endDate'];
  if (typeof day === 'string') return day;
  return kind === 'experience' || kind === 'education' ? stillRuns : '';
};

/** The fields of an entry with its keys, in the contract's shape of its kind. */
export const toEntry = (row: EntryRow) => ({
  ...row.data,
  ...(row.kind === 'education' && { isFromSMS: row.confirmedBy !== null }),
  id: row.id,
  profileId: row.profileId,
  place: row.position,
  confirmedBy: row.confirmedBy,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** As the person has ordered them, new ones first; else the latest first, those of one day as they were added. */
const entriesOf = (db: Db, profileId: string, kind?: SectionKind): Promise<EntryRow[]> =>
  db
    .select()
    .from(profileEntries)
    .where(and(eq(profileEntries.profileId, profileId), kind && eq(profileEntries.kind, kind)))
    .orderBy(
      sql`${profileEntries.position} asc nulls first`,
      desc(profileEntries.sortKey),
      asc(profileEntries.createdAt),
      asc(profileEntries.id),
    );

/** An entry as a stranger reads it: referees without contacts; null for what is hidden. */
const forStranger = (row: EntryRow, sight: Sight): EntryRow | null => {
  if (row.data['isShow'] === false) return null;
  if (row.kind === 'reference')
    return sight.referees ? { ...row, data: { ...row.data, phone: null, email: null } } : null;
  if (row.kind === 'certificate') return { ...row, data: { ...row.data, credentialId: null } };
  return row;
};

/** An entry for this reader; null where they do not see it. */
export const entryFor = (
  { row, reader, sight = sightOf(row, reader) }: { row: ProfileRow; reader: Reader; sight?: Sight },
  entry: EntryRow,
): EntryRow | null => (reader === 'stranger' ? forStranger(entry, sight) : entry);

/** All entries that this reader sees, in the order of `entriesOf`. */
export const entriesFor = async (
  db: Db,
  seen: { row: ProfileRow; reader: Reader; sight?: Sight },
  kind?: SectionKind,
): Promise<EntryRow[]> =>
  (await entriesOf(db, seen.row.id, kind)).flatMap((entry) => entryFor(seen, entry) ?? []);

/** Achievements of a profile with their keys. */
export async function achievementsOf(db: Db, profileId: string) {
  const rows = await entriesOf(db, profileId, 'achievement');
  return rows.map((row) => ({ ...achievement.parse(row.data), ...toEntry(row) }));
}

/** The whole profile; strangers see neither hidden entries nor more than was opened to them. */
export async function readComplete(
  deps: ReadingDeps,
  row: ProfileRow,
  reader: Reader,
  sight: Sight = sightOf(row, reader),
): Promise<CompleteProfile> {
  const rows = await entriesFor(deps.db, { row, reader, sight });
  const entries = <T>(kind: SectionKind, schema: { parse: (data: unknown) => T }) =>
    rows
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({ ...schema.parse(entry.data), ...toEntry(entry) }));
  return {
    ...toProfile(row, reader, await pictureOf(deps, row.userId), sight),
    educations: entries('education', education),
    experiences: entries('experience', experience),
    achievements: entries('achievement', achievement),
    references: entries('reference', reference),
    certificates: entries('certificate', certificate),
    attributes: entries('attribute', attribute),
  };
}
