import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import type { VacancyDraft } from '@/lib/contract/careers/vacancy-draft';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { majorFieldByCode } from '@/lib/domain/schools/majors';
import { slugify } from '@/lib/domain/schools/slug';
import { careerCenters, companies, vacancies } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { type CompanyRow, todayOf } from './companies';
import { tellWhoWaits } from './end-applications';
import { employerOf, judgeVacancy } from './judge-vacancy';
import { vacancyFold, type VacancyRow } from './vacancy-views';

type Change = { [Field in keyof VacancyDraft]?: VacancyDraft[Field] | undefined };
/** Each question has an id, by which its answers are told apart. */
const withIds = (questions: Change['questions']) =>
  questions?.map((each) => ({ ...each, id: each.id ?? randomUUID() }));

type Issue = { path: string; code: string };

const newSlug = (title: string): string =>
  [slugify(title).slice(0, 60).replace(/-$/, ''), randomBytes(3).toString('hex')].filter(Boolean).join('-');

/** Locked, so that its check cannot end between this reading and the change. @throws 422 for none, or an archived one */
const requireCompany = async ({ tx }: Act, orgId: string, id: string): Promise<CompanyRow> => {
  const here = and(eq(companies.id, id), eq(companies.organizationId, orgId));
  const [row] = await tx.select().from(companies).where(here).for('share');
  if (!row) throw invalid([{ path: 'companyId', code: 'unknown-company' }]);
  if (row.archivedAt !== null) throw invalid([{ path: 'companyId', code: 'company-archived' }]);
  return row;
};

type Pay = Partial<Pick<VacancyDraft, 'salaryMinUsd' | 'salaryMaxUsd'>>;

const isPayUpsideDown = ({ salaryMinUsd, salaryMaxUsd }: Pay): boolean =>
  salaryMinUsd != null && salaryMaxUsd != null && salaryMinUsd > salaryMaxUsd;

/** @throws 422 naming each wrong field of what was given; pay is judged as a whole. */
const checkFields = async (act: Act, orgId: string, given: Change, pay: Pay): Promise<void> => {
  const issues: Issue[] = [];
  const { careerCenterId, province, field, deadline } = given;
  if (province !== undefined && !isValidAddress({ province }))
    issues.push({ path: 'province', code: 'unknown-place' });
  if (field !== undefined && !majorFieldByCode(field)) issues.push({ path: 'field', code: 'unknown-field' });
  if (deadline != null && deadline < todayOf(act.deps)) issues.push({ path: 'deadline', code: 'day-passed' });
  if (isPayUpsideDown(pay)) issues.push({ path: 'salaryMinUsd', code: 'above-maximum' });
  if (careerCenterId != null) {
    const here = and(eq(careerCenters.id, careerCenterId), eq(careerCenters.organizationId, orgId));
    if ((await act.tx.$count(careerCenters, here)) === 0)
      issues.push({ path: 'careerCenterId', code: 'unknown-center' });
  }
  if (issues.length > 0) throw invalid(issues);
};

/** The employer as it is now, archived or not; null for vacancies from before employers were recorded. */
const companyOf = async ({ tx }: Act, id: string | null): Promise<CompanyRow | null> => {
  if (id === null) return null;
  const [row] = await tx.select().from(companies).where(eq(companies.id, id)).for('share');
  return row ?? null;
};

type NewVacancy = Omit<
  typeof vacancies.$inferInsert,
  | 'slug'
  | 'status'
  | 'postedAt'
  | 'updatedAt'
  | 'searchFold'
  | 'flags'
  | 'judgedBy'
  | 'stoppedAt'
  | 'stoppedBy'
> &
  Pick<VacancyDraft, 'salaryMinUsd' | 'salaryMaxUsd'> &
  Pick<VacancyRow, 'questions'>;

const storeDraft = async (act: Act, values: NewVacancy, company: CompanyRow | null): Promise<string> => {
  const at = { postedAt: act.now, updatedAt: act.now, authorId: act.caller.id };
  const [row] = await act.tx
    .insert(vacancies)
    .values({
      ...values,
      ...at,
      ...(await judgeVacancy(act, values, { company, before: null })),
      slug: newSlug(values.title.en),
      status: 'draft',
      searchFold: vacancyFold(values),
    })
    .returning({ id: vacancies.id });
  if (!row) throw new Error('The vacancy was not stored.');
  return row.id;
};

/** Writes a draft. @returns its id. @throws 422 */
export async function createVacancy(act: Act, orgId: string, draft: VacancyDraft): Promise<string> {
  const company = await requireCompany(act, orgId, draft.companyId);
  await checkFields(act, orgId, draft, draft);
  const questions = withIds(draft.questions) ?? [];
  const values = { ...draft, ...employerOf(company), questions, organizationId: orgId };
  const id = await storeDraft(act, values, company);
  act.note('vacancy-created', id);
  return id;
}

/** @throws 412, 422 */
export async function changeVacancy(act: Act, before: VacancyRow, change: Change): Promise<void> {
  act.requireVersion(before);
  const { companyId, questions, ...rest } = change;
  const fields = { ...rest, questions: withIds(questions) };
  const company = companyId && (await requireCompany(act, before.organizationId, companyId));
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  // A deadline that has passed meanwhile is refused only where it is set anew.
  const judged = change.deadline === before.deadline ? { ...change, deadline: undefined } : change;
  const after: VacancyRow = { ...before, ...given, ...(company && employerOf(company)) };
  await checkFields(act, before.organizationId, judged, after);
  // What was released was released for its employer.
  const isOther = company && company.id !== before.companyId;
  const employer = company || (await companyOf(act, before.companyId));
  await act.bump(vacancies, before, {
    ...given,
    ...(company && employerOf(company)),
    ...(isOther && { releasedAt: null }),
    ...(await judgeVacancy(act, after, { company: employer, before: isOther ? null : before })),
    searchFold: vacancyFold(after),
    updatedAt: act.now,
  });
  act.note('vacancy-changed', before.id, { fields: Object.keys(change).join(',') });
}

/** @throws 409 where it is published, 412, 422 for a deadline that has passed or an archived employer */
export async function publishVacancy(act: Act, before: VacancyRow): Promise<void> {
  act.requireVersion(before);
  if (before.status === 'open') throw new Refusal(409, 'already-published', 'This vacancy is published.');
  const { organizationId, companyId, deadline } = before;
  const company = companyId === null ? null : await requireCompany(act, organizationId, companyId);
  if (deadline !== null && deadline < todayOf(act.deps))
    throw invalid([{ path: 'deadline', code: 'day-passed' }]);
  await act.bump(vacancies, before, {
    status: 'open',
    ...(before.status === 'draft' && { postedAt: act.now }),
    ...(company && employerOf(company)),
    ...(await judgeVacancy(act, before, { company, before })),
    updatedAt: act.now,
  });
  act.note('vacancy-published', before.id);
}

/** Closes it and tells who waits. @throws 409 for a draft or a closed one, 412 */
export async function closeVacancy(act: Act, before: VacancyRow): Promise<void> {
  act.requireVersion(before);
  if (before.status !== 'open') throw new Refusal(409, 'not-published', 'This vacancy is not published.');
  await act.bump(vacancies, before, { status: 'closed', updatedAt: act.now });
  await tellWhoWaits(act, before, 'vacancy-closed');
  act.note('vacancy-closed', before.id);
}

/** Writes the same vacancy under another title, as a draft without a deadline. @returns its id. @throws 422 for an archived employer */
export async function duplicateVacancy(act: Act, row: VacancyRow, title: Text): Promise<string> {
  const company =
    row.companyId === null ? null : await requireCompany(act, row.organizationId, row.companyId);
  const { id: _id, slug: _slug, version: _version, stoppedAt: _at, stoppedBy: _by, ...same } = row;
  const fresh = {
    title,
    deadline: null,
    heldAt: null,
    releasedAt: null,
    isDemo: false,
    withdrawnCount: 0,
  };
  const id = await storeDraft(act, { ...same, ...(company && employerOf(company)), ...fresh }, company);
  act.note('vacancy-duplicated', id, { from: row.id });
  return id;
}
