import { and, eq, inArray } from 'drizzle-orm';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { profileEntries, profiles, type vacancyApplications } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { isShownReferee } from '@/lib/contract/profiles/cv-content';
import { readComplete } from './profile-views';
import { consentsOf } from './referees';

/** Without referees who have not agreed, or have taken it back since. */
const withReferees = async (deps: Reader, profile: CompleteProfile): Promise<CompleteProfile> => {
  const ids = profile.references.map(({ id }) => id);
  if (ids.length === 0) return profile;
  const rows = await deps.db.select().from(profileEntries).where(inArray(profileEntries.id, ids));
  const consents = await consentsOf(deps.db, rows);
  const now = profile.references.map((each) => ({ ...each, consent: consents.get(each.id) ?? each.consent }));
  return { ...profile, references: now.filter(isShownReferee) };
};

/** The profile as it was sent; as it is now where it was sent before that was kept. */
export async function sentProfileOf(
  deps: Reader,
  { sentProfile, profileId }: typeof vacancyApplications.$inferSelect,
): Promise<CompleteProfile | null> {
  if (sentProfile) return withReferees(deps, sentProfile);
  if (!profileId) return null;
  const [row] = await deps.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.isDeleted, false)));
  return row ? readComplete(deps, row, 'staff') : null;
}
