import { addDays, weekOf } from '@/lib/domain/calendar-days';

const saturday = 5;

/** What is left of the week on its Saturday and Sunday; null on other days. */
export function restOfWeekend(today: string): { from: string; to: string } | null {
  const week = today === '' ? [] : weekOf(today);
  return week.indexOf(today) >= saturday ? { from: today, to: week[6] ?? today } : null;
}

/**
 * The day whose week a timetable shows unasked: on a weekend in which nothing is left, the week that comes.
 * @param isLeft whether lessons of the weekend are still to come; null while that is not known
 */
export function dayToShow(today: string, isLeft: boolean | null): string {
  if (!restOfWeekend(today)) return today;
  if (isLeft === null) return '';
  return isLeft ? today : addDays(weekOf(today)[6] ?? today, 1);
}
