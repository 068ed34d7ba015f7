import type { Holiday } from '@/lib/contract/events/holidays';
import { addDays } from '@/lib/domain/calendar-days';

/** One holiday that lasts some days, with the days that it is made of. */
interface HolidayRange {
  days: readonly Holiday[];
  first: Holiday;
  startsOn: string;
  endsOn: string;
}

const isSame = (a: Holiday, b: Holiday) =>
  a.name.en === b.name.en &&
  a.name.km === b.name.km &&
  a.isExpected === b.isExpected &&
  a.organizationId === b.organizationId;

/** Days in a row that have one name are one holiday. @param holidays in their order */
export function holidayRanges(holidays: readonly Holiday[]): HolidayRange[] {
  const ranges: HolidayRange[] = [];
  for (const holiday of holidays) {
    const at = ranges.findIndex(
      ({ first, endsOn }) => isSame(first, holiday) && addDays(endsOn, 1) === holiday.day,
    );
    const before = ranges[at];
    if (before) ranges[at] = { ...before, days: [...before.days, holiday], endsOn: holiday.day };
    else ranges.push({ days: [holiday], first: holiday, startsOn: holiday.day, endsOn: holiday.day });
  }
  return ranges;
}

/** Rows by the month in which they begin, in their order. */
export function byMonth<Row extends { startsOn: string }>(rows: readonly Row[]): [string, Row[]][] {
  const months = new Map<string, Row[]>();
  for (const row of rows.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))) {
    const month = row.startsOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return [...months];
}
