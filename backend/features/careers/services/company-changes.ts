import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type * as z from 'zod';
import type { companyCheck, CompanyDraft } from '@/lib/contract/careers/company-draft';
import { addMonths } from '@/lib/domain/dates/dates';
import { companyCheckMonths } from '@/lib/domain/careers/company-checks';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { companies, vacancies } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { companyFold, type CompanyRow, todayOf } from './companies';
import { endVacancy } from './end-applications';
import { employerOf, judgeVacancy } from './judge-vacancy';
import { vacancyFold } from './vacancy-views';

type Change = { [Field in keyof CompanyDraft]?: CompanyDraft[Field] | undefined };

/** The check of a company that nobody has checked. */
const unchecked = {
  checkedWhat: null,
  checkedPoints: [],
  checkedBy: null,
  checkedAt: null,
  checkedUntil: null,
};

const checkProvince = (province: string | undefined) => {
  if (province !== undefined && !isValidAddress({ province }))
    throw invalid([{ path: 'province', code: 'unknown-place' }]);
};

const numberTaken = () => new Refusal(409, 'number-taken', 'A company has this registration number.');

/** @throws 409 when the organization has a company with this registration number, archived or not */
const requireNewNumber = async ({ tx }: Act, orgId: string, number: string | null | undefined) => {
  if (!number) return;
  const here = and(eq(companies.organizationId, orgId), eq(companies.registrationNumber, number));
  const [same] = await tx.select({ id: companies.id }).from(companies).where(here);
  if (same) throw numberTaken();
};

/** Adds an employer that is not checked. @returns its id. @throws 409, 422 */
export async function createCompany(act: Act, orgId: string, draft: CompanyDraft): Promise<string> {
  checkProvince(draft.province);
  const values = { ...draft, organizationId: orgId, createdAt: act.now, updatedAt: act.now };
  const [row] = await act.tx
    .insert(companies)
    .values({ ...values, searchFold: companyFold(draft) })
    .onConflictDoNothing()
    .returning({ id: companies.id });
  if (!row) throw numberTaken();
  act.note('company-created', row.id);
  return row.id;
}

/** What vacancies say of their employer, and until when its check counts; without a check they end. */
const renewVacancies = async (act: Act, company: CompanyRow): Promise<void> => {
  const rows = await act.tx.select().from(vacancies).where(eq(vacancies.companyId, company.id)).for('update');
  const today = todayOf(act.deps);
  for (const row of rows) {
    const shown = employerOf(company);
    const after = { ...row, ...shown };
    const judged = await judgeVacancy(act, after, { company, before: row });
    await act.tx
      .update(vacancies)
      .set({ ...shown, ...judged, searchFold: vacancyFold(after) })
      .where(eq(vacancies.id, row.id));
    // What the rules have stopped waits for a decision; without a checked employer it is over.
    if (isVacancyShown(row, today) && !isVacancyShown(after, today)) await endVacancy(act, after);
  }
};

/** Whether what was checked is still what stands there. */
const isStillChecked = (before: CompanyRow, after: CompanyRow): boolean =>
  before.registrationNumber === after.registrationNumber &&
  before.name.en === after.name.en &&
  before.name.km === after.name.km;

/** Changes an employer; another name or number ends its check. @throws 409, 412, 422 */
export async function changeCompany(act: Act, before: CompanyRow, change: Change): Promise<void> {
  act.requireVersion(before);
  checkProvince(change.province);
  if (change.registrationNumber !== before.registrationNumber)
    await requireNewNumber(act, before.organizationId, change.registrationNumber);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: CompanyRow = { ...before, ...given };
  const endsCheck = before.checkedUntil !== null && !isStillChecked(before, after);
  const row = await act.bump(companies, before, {
    ...given,
    ...(endsCheck && unchecked),
    searchFold: companyFold(after),
    updatedAt: act.now,
  });
  await renewVacancies(act, row);
  act.note('company-changed', row.id, { fields: Object.keys(given).join(',') });
  if (endsCheck) act.note('company-check-ended', row.id);
}

/** @throws 409 for an archived company, 412, 422 for a day that has passed or is too far */
export async function checkCompany(
  act: Act,
  before: CompanyRow,
  { seen, what, until: given }: z.output<typeof companyCheck>,
): Promise<void> {
  act.requireVersion(before);
  if (before.archivedAt !== null) throw new Refusal(409, 'company-archived', 'This company is archived.');
  const today = todayOf(act.deps);
  const last = addMonths(act.now, companyCheckMonths);
  const until = given ?? last;
  if (until < today) throw invalid([{ path: 'until', code: 'day-passed' }]);
  if (until > last) throw invalid([{ path: 'until', code: 'day-too-far' }]);
  const row = await act.bump(companies, before, {
    checkedWhat: what,
    checkedPoints: [...new Set(seen)],
    checkedBy: act.caller.id,
    checkedAt: act.now,
    checkedUntil: until,
    updatedAt: act.now,
  });
  await renewVacancies(act, row);
  act.note('company-checked', row.id, { until });
}

/** @throws 412 */
export async function endCheck(act: Act, before: CompanyRow): Promise<void> {
  act.requireVersion(before);
  const row = await act.bump(companies, before, { ...unchecked, updatedAt: act.now });
  await renewVacancies(act, row);
  act.note('company-check-ended', row.id);
}

/** @throws 409 while vacancies of the company are published, 412 */
export async function archiveCompany(act: Act, before: CompanyRow, archived: boolean): Promise<void> {
  act.requireVersion(before);
  const published = and(
    eq(vacancies.companyId, before.id),
    eq(vacancies.status, 'open'),
    or(isNull(vacancies.deadline), gte(vacancies.deadline, todayOf(act.deps))),
  );
  if (archived && (await act.tx.$count(vacancies, published)) > 0)
    throw new Refusal(409, 'has-vacancies', 'Vacancies of this company are published; close them first.');
  const row = await act.bump(companies, before, {
    archivedAt: archived ? act.now : null,
    updatedAt: act.now,
  });
  act.note(archived ? 'company-archived' : 'company-brought-back', row.id);
}
