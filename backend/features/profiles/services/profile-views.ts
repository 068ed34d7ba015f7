import { eq } from 'drizzle-orm';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import {
  achievement,
  attribute,
  certificate,
  education,
  experience,
  reference,
} from '@/lib/contract/profiles/profile-sections';
import type { CompleteProfile, Profile } from '@/lib/contract/profiles/profiles';
import { newCv, nothingOpen } from '@/lib/contract/profiles/profile-settings';
import { users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { missingLetters } from '@/backend/core/papers/paper-letters';
import { avatarOf } from '@/backend/features/accounts/services/account-views';
import { entriesFor, toEntry } from './profile-entries';
import { maskTexts, profileTexts } from './mask-profile';
import { type ProfileRow, type ProfileReader, type Sight, wholeSight } from './profile-readers';

/** The picture of the account. */
export async function pictureOf(deps: Reader, userId: string): Promise<string | null> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  return user ? avatarOf(deps, user) : null;
}

export const toProfile = (row: ProfileRow, avatarUrl: string | null, sight: Sight = wholeSight): Profile => {
  const contactHidden = !sight.contacts;
  const shown = {
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
  return sight.masked ? maskTexts(shown, profileTexts) : shown;
};

/** The whole profile; strangers see neither hidden entries nor more than was opened to them. */
export async function readComplete(
  deps: Reader,
  row: ProfileRow,
  reader: ProfileReader,
  sight: Sight = wholeSight,
): Promise<CompleteProfile> {
  const rows = await entriesFor(deps.db, { row, reader, sight });
  const entries = <T>(kind: SectionKind, schema: { parse: (data: unknown) => T }) =>
    rows
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({ ...schema.parse(entry.data), ...toEntry(entry) }));
  const texts = [row, ...rows.map(({ data }) => data)].flatMap((record) =>
    Object.values(record).filter((value) => typeof value === 'string'),
  );
  return {
    ...toProfile(row, await pictureOf(deps, row.userId), sight),
    ...(reader === 'owner' && { missingLetters: missingLetters(texts) }),
    educations: entries('education', education),
    experiences: entries('experience', experience),
    achievements: entries('achievement', achievement),
    references: entries('reference', reference),
    certificates: entries('certificate', certificate),
    attributes: entries('attribute', attribute),
  };
}
