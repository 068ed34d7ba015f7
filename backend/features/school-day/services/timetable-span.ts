import { invalidQuery } from '@/backend/errors';
import { timetableDaysMax } from '@/backend/limits';
import { addDaysToDay, daysBetween, mondayOf } from '@/lib/domain/dates/cambodian-days';

/**
 * The days of a timetable, both included: a week from Monday, or from the given day.
 * @throws 400 for days that run backwards, or for too many
 */
export function timetableSpan(
  now: Date,
  query: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const from = query.from ?? (query.to ? addDaysToDay(query.to, -6) : mondayOf(now));
  const to = query.to ?? addDaysToDay(from, 6);
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= timetableDaysMax) return { from, to };
  throw invalidQuery([{ path: 'query.to', code: days < 1 ? 'before-start' : 'too-long' }]);
}
