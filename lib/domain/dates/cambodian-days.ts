import { dayInCambodia } from '@/lib/domain/dates/dates';

const dayMs = 86_400_000;

/** The instant at which a day (YYYY-MM-DD) begins in Phnom Penh (UTC+7, no daylight saving). */
export const startOfDayInCambodia = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

/** The instant at which the next day begins there. */
export const endOfDayInCambodia = (day: string): Date =>
  new Date(startOfDayInCambodia(day).getTime() + dayMs);

export const addDaysToDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** Monday of the week of an instant in Phnom Penh. */
export const mondayOf = (now: Date): string => {
  const today = dayInCambodia(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDaysToDay(today, -((weekday + 6) % 7));
};
