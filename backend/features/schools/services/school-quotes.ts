import type { SchoolQuote } from '@/lib/contract/schools/school-parts';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { invalid } from '@/backend/errors';

/** @throws 422 when somebody is said to have agreed, or to have begun, in the future. */
export function checkQuotes(quotes: readonly SchoolQuote[], now: Date): void {
  const today = dayInCambodia(now);
  const thisYear = Number(today.slice(0, 4));
  const issues = quotes.flatMap(({ consentedOn, year }, index) => [
    ...(consentedOn > today ? [{ path: `quotes.${index}.consentedOn`, code: 'day-in-future' }] : []),
    ...(year > thisYear ? [{ path: `quotes.${index}.year`, code: 'day-in-future' }] : []),
  ]);
  if (issues.length > 0) throw invalid(issues);
}
