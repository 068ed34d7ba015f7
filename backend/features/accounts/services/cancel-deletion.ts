import { eq } from 'drizzle-orm';
import { accountDeletions } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';

/** Cancels a person's deletion request. @returns whether there was one */
export async function cancelDeletion(act: AnyAct, userId: string): Promise<boolean> {
  const [taken] = await act.tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning();
  if (taken) act.note('deletion-cancelled', userId, {}, userId);
  return taken !== undefined;
}
