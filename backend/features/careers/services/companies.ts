import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { companiesResource, Company } from '@/lib/contract/careers/companies';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { type CompanyState, companyState } from '@/lib/domain/careers/company-state';
import type { Db } from '@/backend/db/client';
import { companies, users, vacancies } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import { requireAdvisor, requireStaffOfOrganization } from '@/backend/core/access/staff';
import { personNamed } from '@/backend/features/notices/services/invitation-messages';

export type CompanyRow = typeof companies.$inferSelect;

/** Employers and their vacancies are the work of advisors. @returns the organization's id. @throws 403, 404 */
export async function requireAdvisorOf(deps: Reader, caller: Caller, orgId: string): Promise<string> {
  requireAdvisor(caller);
  return requireStaffOfOrganization(deps, caller, orgId);
}

/** The texts that a keyword is searched in. */
export const companyFold = (
  row: Pick<CompanyRow, 'name' | 'registrationNumber' | 'contactName' | 'email' | 'phone'>,
): string =>
  [row.name.en, row.name.km, row.registrationNumber ?? '', row.contactName, row.email ?? '', row.phone ?? '']
    .map(fold)
    .join('\n');

export const todayOf = ({ clock }: Pick<Reader, 'clock'>): string => dayInCambodia(clock.now());

const namesOf = async (db: Db, ids: readonly string[]) => {
  const people =
    ids.length > 0
      ? await db
          .select()
          .from(users)
          .where(inArray(users.id, [...ids]))
      : [];
  return new Map(people.map((person) => [person.id, personNamed(person)]));
};

const vacancyCountsOf = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({ id: vacancies.companyId, value: count() })
    .from(vacancies)
    .where(inArray(vacancies.companyId, [...ids]))
    .groupBy(vacancies.companyId);
  return new Map(rows.map(({ id, value }) => [id, value]));
};

const toCompanies = async (deps: Reader, rows: readonly CompanyRow[]): Promise<Company[]> => {
  const ids = rows.map(({ id }) => id);
  const checkers = await namesOf(deps.db, [...new Set(rows.flatMap(({ checkedBy }) => checkedBy ?? []))]);
  const counts = ids.length > 0 ? await vacancyCountsOf(deps.db, ids) : new Map<string | null, number>();
  const today = todayOf(deps);
  return rows.map((row) => {
    const {
      id,
      checkedWhat,
      checkedPoints,
      checkedBy,
      checkedAt,
      checkedUntil,
      searchFold: _fold,
      archivedAt: _at,
      ...fields
    } = row;
    const isChecked = checkedWhat !== null && checkedAt !== null && checkedUntil !== null;
    return {
      ...fields,
      companyId: id,
      state: companyState(row, today),
      check: isChecked
        ? {
            seen: checkedPoints,
            what: checkedWhat,
            by: (checkedBy && checkers.get(checkedBy)) || null,
            at: checkedAt.toISOString(),
            until: checkedUntil,
          }
        : null,
      vacancyCount: counts.get(id) ?? 0,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
};

/** @throws 404 for a company of another organization */
export async function findCompany(db: Db, orgId: string, id: string): Promise<CompanyRow> {
  const here = and(eq(companies.id, id), eq(companies.organizationId, orgId));
  const [row] = await db.select().from(companies).where(here);
  if (!row) throw notFound('Company not found.');
  return row;
}

export async function readCompany(deps: Reader, orgId: string, id: string): Promise<Company> {
  const [company] = await toCompanies(deps, [await findCompany(deps.db, orgId, id)]);
  if (!company) throw notFound('Company not found.');
  return company;
}

const isIn = (state: CompanyState, today: string): SQL | undefined => {
  const { archivedAt, checkedUntil } = companies;
  if (state === 'archived') return isNotNull(archivedAt);
  const byState = {
    unchecked: isNull(checkedUntil),
    checked: gte(checkedUntil, today),
    ended: lt(checkedUntil, today),
  };
  return and(isNull(archivedAt), byState[state]);
};

export async function listCompanies(
  deps: Reader,
  orgId: string,
  query: z.output<typeof companiesResource.endpoints.list.query>,
) {
  const { keyword, state, province, start, limit } = query;
  const { rows, countTotal } = await listTable(deps.db, companies, {
    visible: eq(companies.organizationId, orgId),
    filters: [
      state === 'all' ? undefined : isIn(state, todayOf(deps)),
      province ? eq(companies.province, province) : undefined,
    ],
    search: keyword ? matches(companies.searchFold, keyword) : undefined,
    sorts: [desc(companies.updatedAt), desc(companies.id)],
    start,
    limit,
  });
  return { data: await toCompanies(deps, rows), countTotal };
}
