const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Midnight UTC of the day, so that two builds on one day are equal. */
export function startOfDay(today: Date): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * minuteMs);
}

/** The same day of a later month; the month's last day where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)));
}

/** The first Monday at or after the date: terms begin on Mondays. */
export function nextMonday(date: Date): Date {
  return addDays(date, (8 - date.getUTCDay()) % 7);
}

/** YYYY-MM-DD */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** MM/DD/YYYY, the date format of an application. */
export function usDay(date: Date): string {
  const [year, month, day] = isoDay(date).split('-');
  return `${month}/${day}/${year}`;
}
