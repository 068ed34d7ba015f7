import { and, asc, desc, eq, gte, inArray, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { loanFilter, loanSorts } from '@/lib/contract/loans/loans';
import { loans } from '@/backend/db/schema';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { ListQuery } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { isPastDue } from './past-due';

type Filter = z.output<typeof loanFilter>;

const sorts: Record<(typeof loanSorts)[number], SQL[]> = {
  '-createdAt': [desc(loans.createdAt), desc(loans.id)],
  createdAt: [asc(loans.createdAt), asc(loans.id)],
  '-amount': [desc(loans.amountCents), desc(loans.id)],
  amount: [asc(loans.amountCents), asc(loans.id)],
  updatedAt: [asc(loans.updatedAt), asc(loans.id)],
};

const toCents = (usd: number) => Math.round(usd * 100);

const filtersOf = (query: Filter, now: Date): (SQL | undefined)[] => [
  query.pastDueDays === undefined ? undefined : isPastDue(dayInCambodia(now), Number(query.pastDueDays)),
  query.status?.length ? inArray(loans.status, query.status) : undefined,
  query.reason?.length ? inArray(loans.reason, query.reason) : undefined,
  query.minAmount === undefined ? undefined : gte(loans.amountCents, toCents(query.minAmount)),
  query.maxAmount === undefined ? undefined : lte(loans.amountCents, toCents(query.maxAmount)),
  query.from ? gte(loans.createdAt, startOfDayInCambodia(query.from)) : undefined,
  query.to ? lt(loans.createdAt, endOfDayInCambodia(query.to)) : undefined,
];

/** What the staff of a bank see of its loans: drafts are the students' own. */
export function bankList(bankId: string, query: Filter, now: Date): ListQuery {
  const { keyword } = query;
  return {
    visible: and(eq(loans.bankId, bankId), ne(loans.status, 'draft')),
    filters: filtersOf(query, now),
    search: keyword
      ? or(matches(loans.searchFold, keyword), eq(loans.referenceCode, keyword.toUpperCase()))
      : undefined,
    sorts: sorts[query.sort],
    start: query.start,
    limit: query.limit,
  };
}
