import { ageInYears, isPlausibleBirthDay, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { type Age, adultYears } from './adult';

/** True until the 18th birthday. @param dateOfBirth and today: YYYY-MM-DD */
export const isMinor = (dateOfBirth: string, today: string): boolean =>
  ageInYears(dateOfBirth, today) < adultYears;

/** Days as YYYY-MM-DD. */
interface Said {
  /** What the records of schools say. */
  confirmed: readonly string[];
  /** Every birthday that was ever said, also those that were changed since. */
  said: readonly string[];
  isAtHighSchool: boolean;
}

/**
 * The age by all that was said of it, and the birthday that decides: of confirmed days the latest, else the latest of all,
 * so that nobody grows older by another answer. A day that cannot be says nothing. Without any, a high school makes a minor.
 */
export function ageBy(
  { confirmed, said, isAtHighSchool }: Said,
  today: string,
): { age: Age; dob: string | null } {
  const possible = (days: readonly string[]) => days.filter((day) => isPlausibleBirthDay(day, today));
  const [sure, told] = [possible(confirmed), possible(said)];
  const dob = (sure.length > 0 ? sure : told).toSorted().at(-1) ?? null;
  if (dob !== null) return { age: isMinor(dob, today) ? 'minor' : 'adult', dob };
  return { age: isAtHighSchool ? 'minor' : 'unknown', dob };
}

/** Whether somebody is younger than this on a day; who has said nothing may come, but not from a high school to what is for adults. */
export const isTooYoung = (
  { age, dob }: { age: Age; dob: string | null },
  minAge: number,
  day: string,
): boolean => (dob === null ? age === 'minor' && minAge >= adultYears : ageInYears(dob, day) < minAge);

/** What people tell of their schools; days of exams are MM/DD/YYYY. */
interface Schooling {
  highSchools: readonly { graduated: boolean; graduationYear: number }[];
  exams: readonly { state: string; date?: string }[];
  /** As somebody typed them, with the day of their end as YYYY-MM-DD. */
  entries: readonly { words: string; endDate: string | null }[];
}

const highSchoolWords =
  /high[\s-]*school|secondary school|lyc[eé]e|\bgrade\s*(?:[1-9]|1[0-2])\b|(?<!មហា|សាកល)វិទ្យាល័យ|ថ្នាក់ទី\s*(?:[1-9១-៩]|1[0-2]|១[០-២])(?![0-9០-៩])/iu;

/** True while a high school has no end yet, or its final exam is to come. */
export const isAtHighSchool = ({ highSchools, exams, entries }: Schooling, today: string): boolean =>
  highSchools.some(
    ({ graduated, graduationYear }) => !graduated && graduationYear >= Number(today.slice(0, 4)),
  ) ||
  exams.some(({ state, date }) => state === 'planned' && (parseMonthDayYear(date ?? '') ?? today) >= today) ||
  entries.some(({ words, endDate }) => (endDate === null || endDate >= today) && highSchoolWords.test(words));
