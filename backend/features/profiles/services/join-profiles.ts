import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profileEntries, profileLinks, profiles, vacancyApplications } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { profileFold } from './profile-search';

type Profile = typeof profiles.$inferSelect;

const texts = [
  'firstNameNative',
  'lastNameNative',
  'location',
  'locationNative',
  'specialization',
  'specializationNative',
  'aboutMe',
  'aboutMeNative',
  'email',
  'phoneNumber',
] as const satisfies (keyof Profile)[];

/** The words of one profile where the other one has none. */
const filledFrom = (kept: Profile, left: Profile): Partial<Profile> => {
  const filling = Object.fromEntries(texts.map((name) => [name, kept[name] || left[name]]));
  return { ...filling, searchFold: profileFold({ ...kept, ...filling }) };
};

/**
 * What the profiles of a second account hold goes to those of the first one: entries with what referees have said, links, what
 * was sent, and words where there are none. Links keep the address that was given away.
 */
export async function joinProfiles(act: Act, intoId: string, fromId: string): Promise<void> {
  const { tx } = act;
  const ofFrom = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, fromId));
  await tx
    .update(profileLinks)
    .set({ addressUserId: sql`coalesce(${profileLinks.addressUserId}, ${fromId})` })
    .where(inArray(profileLinks.profileId, ofFrom));
  const second = alias(profiles, 'second');
  const pairs = await tx
    .select({ kept: profiles, left: second })
    .from(profiles)
    .innerJoin(second, and(eq(second.organizationId, profiles.organizationId), eq(second.userId, fromId)))
    .where(and(eq(profiles.userId, intoId), eq(profiles.isDeleted, false), eq(second.isDeleted, false)));
  for (const { kept, left } of pairs) {
    const isNew = sql`not exists (select 1 from ${profileEntries} as kept where kept.profile_id = ${kept.id}
      and kept.kind = ${profileEntries.kind} and kept.data->>'classId' = ${profileEntries.data}->>'classId')`;
    await tx
      .update(profileEntries)
      .set({ profileId: kept.id })
      .where(and(eq(profileEntries.profileId, left.id), isNew));
    for (const table of [profileLinks, vacancyApplications])
      await tx.update(table).set({ profileId: kept.id }).where(eq(table.profileId, left.id));
    await act.bump(profiles, kept, { ...filledFrom(kept, left), updatedAt: act.now });
  }
}
