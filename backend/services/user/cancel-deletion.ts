import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { accountDeletions } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { audit } from '@/backend/services/access/audit';

/** Cancels a person's deletion request, if there is one. */
export async function cancelDeletion(deps: Deps, userId: string, db: Db): Promise<void> {
  const [taken] = await db.delete(accountDeletions).where(eq(accountDeletions.userId, userId)).returning();
  if (taken) await audit(deps, { action: 'deletion-cancelled', actorId: userId, subject: userId }, db);
}
