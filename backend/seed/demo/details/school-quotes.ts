import type { SchoolQuote } from '@/lib/contract/schools/school-parts';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { demoData } from '@/backend/seed/demo/demo-text';
import data from './school-quotes.json';

interface QuoteText extends Omit<SchoolQuote, 'year' | 'consentedOn'> {
  /** A demo of any year has students of today. */
  yearsAgo: number;
}

const quotes = demoData<Readonly<Record<string, readonly QuoteText[]>>>(data.quotes);
const consentDaysAgo = 45;

/** Invented words of invented people; most schools have none, so that both pages can be seen. */
export const buildQuotes = (schoolKey: string, today: Date): SchoolQuote[] =>
  (quotes[schoolKey] ?? []).map(({ yearsAgo, ...quote }) => ({
    ...quote,
    year: today.getUTCFullYear() - yearsAgo,
    consentedOn: isoDay(addDays(today, -consentDaysAgo)),
  }));
