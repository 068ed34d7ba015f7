import { addDays } from '@/lib/domain/calendar-days';
import { eventLimits } from './events';

/**
 * The ISO days of a weekly series from its first to its last day, both included, without the free ones.
 * Null when they would be more than a series may have.
 */
export function weeklyDays(
  first: string,
  until: string,
  free: ReadonlySet<string>,
): { days: string[]; skipped: string[] } | null {
  const days: string[] = [];
  const skipped: string[] = [];
  for (let day = first; day <= until; day = addDays(day, 7)) {
    (free.has(day) ? skipped : days).push(day);
    if (days.length > eventLimits.seriesDatesMax) return null;
  }
  return { days, skipped };
}
