import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { WriteDb } from '@/backend/db/client';
import { schoolVisits, schoolVisitVisitors } from '@/backend/db/schema';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { partnerSchoolKey } from '@/backend/seed/desk-samples';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { stableId } from '@/backend/seed/stable-id';

const hourMs = 3_600_000;
const visitHours = 2;
const visitorsShown = 12;
const firstAfterMinutes = 4;
const plannedId = stableId('visit:planned');
const plannedCode = 'yx3mk7';

/** The hour of a day from now, in Cambodia. */
const at = (today: Date, days: number, hour: number): Date =>
  new Date(startOfDayInCambodia(isoDay(addDays(today, days))).getTime() + hour * hourMs);
const later = (start: Date) => new Date(start.getTime() + visitHours * hourMs);

/** A visit of last week with its list, and one of the next days, at the school of the demo partner. */
export async function insertVisits(
  db: WriteDb,
  today: Date,
  schools: readonly SeededSchool[],
  accounts: readonly SeededAccount[],
): Promise<Record<string, string>> {
  const school = schools.find((each) => each.school.key === partnerSchoolKey);
  if (!school) throw new Error('The school of the demo partner is missing.');
  const createdBy = accounts.find(({ key }) => key === 'advisor')?.id ?? null;
  const [before, ahead] = [at(today, -6, 9), at(today, 3, 14)];
  const shared = { schoolId: school.id, createdBy };
  const heldId = stableId('visit:held');
  await db
    .insert(schoolVisits)
    .values([
      {
        ...shared,
        id: heldId,
        code: 'hk4tz9',
        startsAt: before,
        endsAt: later(before),
        pupils: 40,
        unlistedCount: 3,
        createdAt: addDays(today, -8),
      },
      {
        ...shared,
        id: plannedId,
        code: plannedCode,
        startsAt: ahead,
        endsAt: later(ahead),
        pupils: 35,
        createdAt: addDays(today, -1),
      },
    ])
    .onConflictDoNothing();
  await db
    .insert(schoolVisitVisitors)
    .values(
      Array.from({ length: visitorsShown }, (_, place) => ({
        visitId: heldId,
        userId: stableId(`registrant:${place}`),
        at: new Date(before.getTime() + (place + firstAfterMinutes) * 60_000),
      })),
    )
    .onConflictDoNothing();
  return {
    '/advisor/visits/[id]': `/advisor/visits/${plannedId}`,
    '/partner/visits/[id]': `/partner/visits/${plannedId}`,
    '/visit/[code]': `/visit/${plannedCode}`,
  };
}
