import { and, eq } from 'drizzle-orm';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import { profileEntries, profiles } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

/** Puts a collection into this order. @throws 409 where it has other entries meanwhile */
export async function orderEntries(
  act: Act,
  profileId: string,
  { kind, ids }: { kind: SectionKind; ids: readonly string[] },
): Promise<void> {
  await act.tx.update(profiles).set({ updatedAt: act.now }).where(eq(profiles.id, profileId));
  const here = and(eq(profileEntries.profileId, profileId), eq(profileEntries.kind, kind));
  const rows = await act.tx.select({ id: profileEntries.id }).from(profileEntries).where(here);
  const known = new Set(rows.map(({ id }) => id));
  if (known.size !== ids.length || !ids.every((id) => known.delete(id)))
    throw new Refusal(409, 'other-entries', 'This part of the profile has changed. Load it again.');
  for (const [position, id] of ids.entries())
    await act.tx.update(profileEntries).set({ position }).where(eq(profileEntries.id, id));
}
