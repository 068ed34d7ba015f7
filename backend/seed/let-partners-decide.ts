import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import type { WriteDb } from '@/backend/db/client';
import { schoolConfigurations } from '@/backend/db/schema';
import { demoAccounts } from './demo/demo-people';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';

const deciding = new Set(
  demoAccounts
    .filter(({ role }) => role === 'partner' || role === 'university')
    .flatMap(({ schoolKeys }) => schoolKeys),
);

/** The demo partner and the demo university decide on applications, so that their desks can be tried. */
export async function letPartnersDecide(db: WriteDb, schools: readonly SeededSchool[]): Promise<void> {
  const rows = schools
    .filter(({ school }) => deciding.has(school.key))
    .map(({ id }) => ({ schoolId: id, configId: partnersDecideSetting, value: true }));
  await db.insert(schoolConfigurations).values(rows).onConflictDoNothing();
}
