import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import { companyState } from '@/lib/domain/careers/company-state';
import { vacancyState } from '@/lib/domain/careers/vacancy-state';
import type { Db } from '@/backend/db/client';
import { companies, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import { waitsForAdvisor } from './application-turn';
import { todayOf } from './companies';
import { isInStateOn, type VacancyRow } from './vacancy-views';

const companiesOf = async (db: Db, rows: readonly VacancyRow[]) => {
  const ids = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
  const found = ids.length > 0 ? await db.select().from(companies).where(inArray(companies.id, ids)) : [];
  return new Map(found.map((company) => [company.id, company]));
};

const applicantCountsOf = async (db: Db, rows: readonly VacancyRow[], now: Date) => {
  if (rows.length === 0) return new Map<string, { all: number; waiting: number }>();
  const { vacancyId } = vacancyApplications;
  const counts = await db
    .select({
      id: vacancyId,
      all: count(),
      waiting: sql`count(*) filter (where ${waitsForAdvisor(now)})`.mapWith(Number),
    })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .where(
      inArray(
        vacancyId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(vacancyId);
  return new Map(counts.map(({ id, ...counted }) => [id, counted]));
};

const decidedOf = ({ heldAt, releasedAt }: VacancyRow): DeskVacancy['decided'] => {
  if (heldAt !== null) return 'hidden';
  return releasedAt === null ? null : 'released';
};

const toDeskVacancies = async (deps: Reader, rows: readonly VacancyRow[]): Promise<DeskVacancy[]> => {
  const employers = await companiesOf(deps.db, rows);
  const applicants = await applicantCountsOf(deps.db, rows, deps.clock.now());
  const today = todayOf(deps);
  return rows.map((row) => {
    const company = row.companyId === null ? undefined : employers.get(row.companyId);
    const {
      id,
      companyId: _company,
      companyAbout: _about,
      status: _status,
      searchFold: _fold,
      ...rest
    } = row;
    const { clearedUntil: _until, releasedAt: _released, heldAt: _held, authorId: _author, ...known } = rest;
    const { stoppedAt: _stopped, stoppedBy, ...shown } = known;
    return {
      ...shown,
      vacancyId: id,
      company: company
        ? {
            companyId: company.id,
            name: company.name,
            state: companyState(company, today),
            email: company.email,
          }
        : null,
      state: vacancyState(row, today),
      decided: decidedOf(row),
      waitsFor: stoppedBy,
      applicantCount: applicants.get(id)?.all ?? 0,
      waitingCount: applicants.get(id)?.waiting ?? 0,
      postedAt: row.postedAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
};

/** @throws 404 for a vacancy of another organization */
export async function findVacancy(db: Db, orgId: string, id: string): Promise<VacancyRow> {
  const here = and(eq(vacancies.id, id), eq(vacancies.organizationId, orgId));
  const [row] = await db.select().from(vacancies).where(here);
  if (!row) throw notFound('Vacancy not found.');
  return row;
}

export async function readDeskVacancy(deps: Reader, orgId: string, id: string): Promise<DeskVacancy> {
  const [vacancy] = await toDeskVacancies(deps, [await findVacancy(deps.db, orgId, id)]);
  if (!vacancy) throw notFound('Vacancy not found.');
  return vacancy;
}

const withWaiting = ({ db, clock }: Reader) =>
  db
    .select({ id: vacancyApplications.vacancyId })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(waitsForAdvisor(clock.now()));

export async function listDeskVacancies(
  deps: Reader,
  orgId: string,
  query: z.output<typeof vacancyDeskResource.endpoints.list.query>,
) {
  const { keyword, state, kind, companyId, turn, start, limit } = query;
  const { rows, countTotal } = await listTable(deps.db, vacancies, {
    visible: eq(vacancies.organizationId, orgId),
    filters: [
      state === 'all' ? undefined : isInStateOn(state, todayOf(deps)),
      kind ? eq(vacancies.kind, kind) : undefined,
      companyId ? eq(vacancies.companyId, companyId) : undefined,
      turn ? inArray(vacancies.id, withWaiting(deps)) : undefined,
    ],
    search: keyword ? matches(vacancies.searchFold, keyword) : undefined,
    sorts: [desc(vacancies.updatedAt), desc(vacancies.id)],
    start,
    limit,
  });
  return { data: await toDeskVacancies(deps, rows), countTotal };
}
