import { instantInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia, formatTimeOfDay, parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

export interface InstantParts {
  /** MM/DD/YYYY, as date fields have it. */
  date: string;
  /** HH:MM in Cambodia. */
  time: string;
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const wholeInstant = /^\d{4}-\d{2}-\d{2}T/;

/** The parts of an instant, or of what is typed so far. */
export function splitInstant(value: string): InstantParts {
  if (!wholeInstant.test(value)) {
    // The day may have blanks of its own.
    const at = value.lastIndexOf(' ');
    return at < 0 ? { date: value, time: '' } : { date: value.slice(0, at), time: value.slice(at + 1) };
  }
  return { date: toMonthDayYear(dayInCambodia(value)), time: formatTimeOfDay(value) };
}

/** An ISO instant once day and time are there; until then a text that is none. A day alone means its first minute. */
export function joinInstant({ date, time }: InstantParts): string {
  const day = parseMonthDayYear(date);
  if (day && (time === '' || timePattern.test(time))) {
    return instantInCambodia(day, time || '00:00').toISOString();
  }
  return `${date} ${time}`.trim() === '' ? '' : `${date} ${time}`;
}
