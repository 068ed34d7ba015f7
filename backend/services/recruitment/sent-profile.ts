import { and, eq } from 'drizzle-orm';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { profiles, type vacancyApplications } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { readComplete } from './profile-views';

/** The profile as it was sent; as it is now where it was sent before that was kept. */
export async function sentProfileOf(
  deps: Reader,
  { sentProfile, profileId }: typeof vacancyApplications.$inferSelect,
): Promise<CompleteProfile | null> {
  if (sentProfile || !profileId) return sentProfile;
  const [row] = await deps.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.isDeleted, false)));
  return row ? readComplete(deps, row, 'owner') : null;
}
