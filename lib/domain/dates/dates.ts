import dayjs from 'dayjs';
import 'dayjs/locale/km.js';
import utc from 'dayjs/plugin/utc.js';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { trimAll } from '@/lib/domain/trim';
import { personLimits } from '@/lib/domain/limits';
import { joinHyphens, unbroken } from '@/lib/domain/unbroken';
import { cambodiaOffsetMs } from './cambodian-days';

dayjs.extend(utc);

const offsetMinutes = cambodiaOffsetMs / 60_000;
const usDate = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The product's locale codes; `kh` is the code that Sala shows, `km` the language tag. */
export type DateLocale = 'km' | 'kh' | 'en';

/** The tag for dayjs and Intl: `kh` is not a valid one. */
export function languageTag(locale: DateLocale): 'km' | 'en' {
  return locale === 'en' ? 'en' : 'km';
}

function toIsoDay(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date rolls 30 February over to March; a real date comes back as it went in.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return null;
  return iso;
}

/** Reads MM/DD/YYYY (Khmer digits allowed) strictly, as an ISO day YYYY-MM-DD; null when there is no such date. */
export function parseMonthDayYear(input: string): string | null {
  const [, month, day, year] = usDate.exec(trimAll(toAsciiDigits(input))) ?? [];
  if (month === undefined || day === undefined || year === undefined) return null;
  return toIsoDay(year, month, day);
}

/** True for a real calendar date written YYYY-MM-DD. */
export function isIsoDay(value: string): boolean {
  const [, year, month, day] = isoDay.exec(value) ?? [];
  return (
    year !== undefined && month !== undefined && day !== undefined && toIsoDay(year, month, day) !== null
  );
}

/** An ISO day in the form that is sent and parsed, MM/DD/YYYY. Throws a RangeError on anything else. */
export function toMonthDayYear(iso: string): string {
  return onDay(iso).format('MM/DD/YYYY');
}

function onDay(iso: string): dayjs.Dayjs {
  if (!isIsoDay(iso)) throw new RangeError(`Not an ISO day: ${iso}`);
  return dayjs.utc(iso);
}

/** A point in time: epoch milliseconds, a Date, or an ISO timestamp. */
export type Instant = number | Date | string;

// A bare day is not shifted; a timestamp is shown in Phnom Penh's time.
function inCambodia(when: Instant): dayjs.Dayjs {
  if (typeof when === 'string' && isIsoDay(when)) return dayjs.utc(when);
  const local = dayjs.utc(when).utcOffset(offsetMinutes);
  if (!local.isValid() || (typeof when === 'string' && isoDay.test(when)))
    throw new RangeError(`Not a date: ${String(when)}`);
  return local;
}

function plainIn(when: Instant, pattern: string, locale: DateLocale): string {
  return inCambodia(when).locale(languageTag(locale)).format(pattern);
}

// On a page no line ends inside a date.
const formatIn = (when: Instant, pattern: string, locale: DateLocale): string =>
  joinHyphens(plainIn(when, pattern, locale));

/** {@link formatDate} in the same letters without joiners: for messages, papers and comparisons. */
export function plainDate(when: Instant, locale: DateLocale): string {
  return plainIn(when, 'DD-MMM-YYYY', locale);
}

/** {@link formatMonth} without joiners. */
export function plainMonth(when: Instant, locale: DateLocale): string {
  return plainIn(when, 'MMM-YYYY', locale);
}

/** A day and its month for a picture of a calendar: 05 and Apr. */
export function dayAndMonth(when: Instant, locale: DateLocale): [day: string, month: string] {
  return [plainIn(when, 'DD', locale), plainIn(when, 'MMM', locale)];
}

/** A birth date on a page as Apr-05-2008 or មេសា-05-2008; papers write every day with {@link plainDate}. Throws a RangeError when it is not an ISO day. */
export function formatBirthDate(iso: string, locale: DateLocale): string {
  return joinHyphens(onDay(iso).locale(languageTag(locale)).format('MMM-DD-YYYY'));
}

/** Apr-2026 or មេសា-2026, in Phnom Penh. Throws a RangeError when it is not a date. */
export function formatMonth(when: Instant, locale: DateLocale): string {
  return formatIn(when, 'MMM-YYYY', locale);
}

/** 05-Apr-2026 or 05-មេសា-2026, in Phnom Penh. Throws a RangeError when it is not a date. */
export function formatDate(when: Instant, locale: DateLocale): string {
  return formatIn(when, 'DD-MMM-YYYY', locale);
}

/** 05-Apr-2026 16:30:00, in Phnom Penh. Throws a RangeError when it is not a date. */
export function formatDateTime(when: Instant, locale: DateLocale): string {
  return formatIn(when, 'DD-MMM-YYYY HH:mm:ss', locale);
}

/** 05-Apr-2026 16:30, in Phnom Penh. Throws a RangeError when it is not a date. */
export function formatMinute(when: Instant, locale: DateLocale): string {
  return formatIn(when, 'DD-MMM-YYYY HH:mm', locale);
}

/** 16:30, in Phnom Penh. Throws a RangeError when it is not a date. */
export function formatTimeOfDay(when: Instant): string {
  return plainIn(when, 'HH:mm', 'en');
}

/** 16:30–18:00, in Phnom Penh, on one line. Throws a RangeError when one is not a date. */
export function formatHours(from: Instant, to: Instant): string {
  return unbroken(`${formatTimeOfDay(from)}–${formatTimeOfDay(to)}`);
}

/** One day with its hours, or two days with theirs, in Phnom Penh. Throws a RangeError when one is not a date. */
export function formatSpan(from: Instant, to: Instant, locale: DateLocale): string {
  const [first, last] = [formatDate(from, locale), formatDate(to, locale)];
  return first === last
    ? `${first}, ${formatHours(from, to)}`
    : `${first}, ${formatTimeOfDay(from)} – ${last}, ${formatTimeOfDay(to)}`;
}

/** How far this device's clock is ahead of Cambodia's at an instant; negative where it is behind. */
export const minutesFromCambodia = (when: Pick<Date, 'getTimezoneOffset'>): number =>
  -when.getTimezoneOffset() - offsetMinutes;

/** The ISO day on Phnom Penh's calendar. */
export function dayInCambodia(when: Instant): string {
  return inCambodia(when).format('YYYY-MM-DD');
}

/** The ISO day that follows an ISO day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Completed years from an ISO birth day to an ISO day; negative before birth. */
export function ageInYears(birthDay: string, onIsoDay: string): number {
  const [birthYear, birthRest] = [Number(birthDay.slice(0, 4)), birthDay.slice(5)];
  const years = Number(onIsoDay.slice(0, 4)) - birthYear;
  return onIsoDay.slice(5) < birthRest ? years - 1 : years;
}

/** True when a person born on this ISO day can use Sala today (an ISO day): see `personLimits`. */
export function isPlausibleBirthDay(birthDay: string, todayIso: string): boolean {
  if (!isIsoDay(birthDay) || birthDay > todayIso) return false;
  const age = ageInYears(birthDay, todayIso);
  return age >= personLimits.ageMinYears && age <= personLimits.ageMaxYears;
}

/** The same day a number of months later, or the last of that month; for registrations that expire. */
export function addMonths(isoDayOrInstant: Instant, months: number): string {
  return inCambodia(isoDayOrInstant).add(months, 'month').format('YYYY-MM-DD');
}
