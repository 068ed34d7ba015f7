import { eq } from 'drizzle-orm';
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
import { newCv, nothingOpen } from '@/lib/contract/recruitment/profile-settings';
import { users } from '@/backend/db/schema';
import type { Reader as ReadingDeps } from '@/backend/deps';
import { avatarOf } from '@/backend/services/user/account-views';
import { entriesFor, toEntry } from './profile-entries';
import { type ProfileRow, type Reader, type Sight, sightOf } from './profile-readers';

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
    cv: { ...newCv, ...row.cv },
    version: row.version,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

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
