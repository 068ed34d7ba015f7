import type { WriteDb } from '@/backend/db/client';
import { scholarships } from '@/backend/db/schema';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { demoScholarships } from '@/backend/seed/demo/scholarships/demo-scholarships';
import type { SeededSchool } from './insert-schools';
import { stableId } from '@/backend/seed/stable-id';

/** Sample scholarships, whose deadlines are after the day of seeding; answers the address of one. */
export async function insertScholarships(
  db: WriteDb,
  today: Date,
  schools: readonly SeededSchool[],
): Promise<string> {
  const idOf = (key: string) => {
    const found = schools.find(({ school }) => school.key === key);
    if (!found) throw new Error(`No school ${key} for a scholarship`);
    return found.id;
  };
  const rows = demoScholarships.map(({ key, schoolKey, deadlineInDays, amountUsd, ...same }) => ({
    ...same,
    id: stableId(`scholarship:${key}`),
    schoolId: schoolKey === null ? null : idOf(schoolKey),
    amountCents: amountUsd === null ? null : Math.round(amountUsd * 100),
    deadline: isoDay(addDays(today, deadlineInDays)),
    isDemo: true,
    createdAt: today,
    updatedAt: today,
  }));
  await db.insert(scholarships).values(rows).onConflictDoNothing();
  return `/scholarship/${stableId('scholarship:romduol-first-choice')}`;
}
