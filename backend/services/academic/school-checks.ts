import { eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { isAdvisor } from '@/backend/services/access/staff';
import { announceSchool } from './public-changes';

/** The facts of a school's page were checked today, by Sala or by the school. */
export async function markChecked(deps: Deps, tx: Db, schoolId: string, caller: Caller): Promise<void> {
  const [school] = await tx
    .update(schools)
    .set({
      checkedOn: dayInCambodia(deps.clock.now()),
      checkedBy: isAdvisor(caller) ? 'advisor' : 'school',
    })
    .where(eq(schools.id, schoolId))
    .returning({ id: schools.id, slug: schools.slug });
  if (school) await announceSchool(tx, school);
}
