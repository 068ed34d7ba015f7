// The clock and the calendar of Cambodia. Without a library, so that reading an answer loads none.

export const cambodiaZone = 'Asia/Phnom_Penh';
/**
 * UTC+7 without daylight saving for as long as Sala has data. A fixed offset gives server and browser the same text,
 * whatever their time zone data.
 */
export const cambodiaOffsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** What a clock on a wall in Phnom Penh shows: YYYY-MM-DDTHH:MM:SS. */
export const cambodianClock = (at: Date): string =>
  new Date(at.getTime() + cambodiaOffsetMs).toISOString().slice(0, 19);

/** The ISO day on Phnom Penh's calendar. */
export const cambodianDay = (at: Date): string => cambodianClock(at).slice(0, 10);

/** A day and a time (HH:MM or HH:MM:SS) in Cambodia as an ISO timestamp. */
export const timestampInCambodia = (day: string, time: string): string => `${day}T${time}+07:00`;

/** An instant as machines read it where the hour on the wall counts. */
export const zonedInCambodia = (at: string | Date): string => {
  const [day = '', time = ''] = cambodianClock(new Date(at)).split('T');
  return timestampInCambodia(day, time);
};

/** The instant of a day and a time (HH:MM or HH:MM:SS) in Cambodia. */
export const instantInCambodia = (day: string, time: string): Date =>
  new Date(timestampInCambodia(day, time));

/** The instant at which a day (YYYY-MM-DD) begins in Phnom Penh. */
export const startOfDayInCambodia = (day: string): Date => instantInCambodia(day, '00:00');

/** The instant at which the next day begins there. */
export const endOfDayInCambodia = (day: string): Date =>
  new Date(startOfDayInCambodia(day).getTime() + dayMs);

/** The last midnight in Phnom Penh. */
export const lastMidnightInCambodia = (at: Date): Date => startOfDayInCambodia(cambodianDay(at));

export const addDaysToDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The weekday of an ISO day: 1 for Monday, 7 for Sunday. */
export const weekdayOfDay = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Monday of the week of an instant in Phnom Penh. */
export const mondayOf = (now: Date): string => {
  const today = cambodianDay(now);
  return addDaysToDay(today, 1 - weekdayOfDay(today));
};

export const isSunday = (day: string): boolean => weekdayOfDay(day) === 7;
