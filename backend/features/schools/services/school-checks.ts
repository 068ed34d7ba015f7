import { eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { schools } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { isAdvisor } from '@/backend/core/access/staff';

/** The facts of a school's page were checked today, by Sala or by the school. */
export async function markChecked(act: Act, schoolId: string): Promise<void> {
  const checkedBy = isAdvisor(act.caller) ? ('advisor' as const) : ('school' as const);
  await act.tx
    .update(schools)
    .set({ checkedOn: dayInCambodia(act.now), checkedBy })
    .where(eq(schools.id, schoolId));
}
