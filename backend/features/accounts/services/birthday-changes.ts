import { birthdayChanges } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';

/**
 * Stores that somebody has changed a birthday that was known; a bank that is asked for a loan sees it.
 * @param change ISO days; nothing is stored where one of them is missing or both are equal
 */
export async function recordBirthday(
  act: Act,
  change: {
    userId: string;
    source: (typeof birthdayChanges.$inferInsert)['source'];
    before: string | null | undefined;
    after: string | null | undefined;
  },
): Promise<void> {
  const { userId, source, before, after } = change;
  if (!before || !after || before === after) return;
  await act.tx
    .insert(birthdayChanges)
    .values({ userId, source, before, after, at: act.now, changedBy: act.caller.id });
}
