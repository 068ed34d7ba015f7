import { eq } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import { holidays } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import data from '@/backend/seed/holidays.json';
import { oncePerVersion } from '@/backend/seed/once-per-version';
import { stableId } from '@/backend/seed/stable-id';

/** Increment it when the list changes; days that advisors have edited or removed stay that way. */
const version = '1';

const rowOf = (key: string, day: string, name: Text, moves: boolean) => ({
  id: stableId(`holiday:${key}:${day}`),
  organizationId: null,
  day,
  name,
  isExpected: moves && day > data.announcedUntil,
});

/** Public holidays of Cambodia as the list has them; what follows the moon is expected until it is announced. */
const publicHolidays = [
  ...data.fixed.flatMap(({ key, on, name }) =>
    data.fixedYears.map((year) => rowOf(key, `${year}-${on}`, name, false)),
  ),
  ...data.moving.flatMap(({ key, name, days }) => days.map((day) => rowOf(key, day, name, true))),
];

/** Their days (ISO): no lesson of the demo is on one. */
export const publicHolidayDays: ReadonlySet<string> = new Set(publicHolidays.map(({ day }) => day));

/** The public holidays of every site, with or without demo. */
export async function insertHolidays(deps: WritingDeps): Promise<void> {
  await oncePerVersion(deps, { name: 'holidays', version }, async ({ tx, now }) => {
    for (const { id, ...facts } of publicHolidays) {
      await tx
        .insert(holidays)
        .values({ id, ...facts, updatedAt: now })
        .onConflictDoUpdate({
          target: holidays.id,
          set: facts,
          setWhere: eq(holidays.version, 1),
        });
    }
  });
}
