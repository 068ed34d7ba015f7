import { addDaysToDay, startOfDayInCambodia } from './cambodian-days';
import { dayInCambodia } from './dates';

const dayMs = 86_400_000;

/** The last days, today with them, and as many before; both end at the same time of the day, so that they are equally long. */
export function lastDays(now: Date, days: number) {
  const from = addDaysToDay(dayInCambodia(now), 1 - days);
  const since = startOfDayInCambodia(from);
  const earlier = (at: Date) => new Date(at.getTime() - days * dayMs);
  return { from, now: { since, until: now }, before: { since: earlier(since), until: earlier(now) } };
}
