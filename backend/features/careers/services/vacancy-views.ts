import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type * as z from 'zod';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import type {
  VacancyApplicant,
  VacancyDetail,
  vacancyFilter,
  VacancySummary,
} from '@/lib/contract/careers/vacancy-shapes';
import { orderSteps } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { type JobTurnFacts, nextJobActor } from '@/lib/domain/careers/job-turn';
import { isVacancyShown, type VacancyState, vacancyState } from '@/lib/domain/careers/vacancy-state';
import type { Db } from '@/backend/db/client';
import {
  type companies,
  savedVacancies,
  vacancies,
  vacancyApplications,
  vacancySteps,
} from '@/backend/db/schema';
import { stepOf } from '@/backend/features/admissions/services/applicant-views';
import type { ListQuery } from '@/backend/lists/list-page';
import { matchesVacancy } from './vacancy-search';

export type VacancyRow = typeof vacancies.$inferSelect;
type ApplicationRow = typeof vacancyApplications.$inferSelect;

/** Pending, the organization's own active steps for vacancies, accepted, rejected; numbered in that order. */
export async function vacancyStepsOf(db: Db, organizationId: string): Promise<Step[]> {
  const own = await db
    .select()
    .from(vacancySteps)
    .where(eq(vacancySteps.organizationId, organizationId))
    .orderBy(asc(vacancySteps.order), asc(vacancySteps.key));
  const steps = own.map((row) => ({
    applicantStepId: row.id,
    order: row.order,
    key: row.key,
    value: row.key,
    name: row.name,
    nameNative: row.nameNative,
    fixed: false,
    color: row.color,
    status: row.status,
  }));
  return orderSteps(steps).map((step, index) => ({ ...step, order: index + 1 }));
}

/** The texts that a keyword is searched in, both languages. */
export const vacancyFold = (row: Pick<VacancyRow, 'title' | 'companyName' | 'description'>): string =>
  [row.title, row.companyName, row.description].flatMap(({ en, km }) => [fold(en), fold(km)]).join('\n');

/** What {@link isVacancyShown} says, for lists: nothing of an employer that is not checked is public. */
export const isShownOn = (today: string): SQL | undefined =>
  and(
    ne(vacancies.status, 'draft'),
    isNull(vacancies.heldAt),
    isNull(vacancies.stoppedAt),
    or(isNotNull(vacancies.releasedAt), gte(vacancies.clearedUntil, today)),
  );

const isRunningOn = (today: string): SQL | undefined =>
  and(eq(vacancies.status, 'open'), or(isNull(vacancies.deadline), gte(vacancies.deadline, today)));

/** What {@link vacancyState} says, for lists. */
export const isInStateOn = (state: VacancyState, today: string): SQL | undefined => {
  const { status, deadline, heldAt, stoppedAt, releasedAt, clearedUntil } = vacancies;
  if (state === 'draft') return eq(status, 'draft');
  if (state === 'closed') return or(eq(status, 'closed'), and(eq(status, 'open'), lt(deadline, today)));
  if (state === 'open') return and(isRunningOn(today), isShownOn(today));
  const isUnchecked = or(isNull(clearedUntil), lt(clearedUntil, today));
  return and(
    isRunningOn(today),
    or(isNotNull(heldAt), isNotNull(stoppedAt), and(isNull(releasedAt), isUnchecked)),
  );
};

/** Readers see it, and applications are taken. */
export const isOpenOn = (today: string): SQL | undefined => isInStateOn('open', today);

const nobody = '00000000-0000-0000-0000-000000000000';

const isPayPublished = sql<boolean>`(${vacancies.salaryMinUsd} is not null or ${vacancies.salaryMaxUsd} is not null)`;

const isSavedBy = (userId: string | null) =>
  sql<boolean>`exists (select 1 from ${savedVacancies} where ${savedVacancies.vacancyId} = ${vacancies.id}
    and ${savedVacancies.userId} = ${userId ?? nobody})`;

/** Ties are sorted by id, so that pages neither repeat nor skip. Vacancies without a deadline are last: nulls sort so. */
const vacancyOrder = (sort: 'newest' | 'deadline'): SQL[] =>
  sort === 'deadline'
    ? [asc(vacancies.deadline), desc(vacancies.postedAt), asc(vacancies.id)]
    : [desc(vacancies.postedAt), asc(vacancies.id)];

/** Conditions of a list; `today` is an ISO day in Phnom Penh. The query joins vacancies with the caller's application. */
export const vacancyList = (
  orgId: string,
  query: z.output<typeof vacancyFilter>,
  today: string,
  userId: string | null,
): ListQuery => {
  const { kind, province, schedule, workplace, field, careerCenterId, keyword, status } = query;
  const { payPublished, saved, applied, start, limit } = query;
  const hasApplied = sql<boolean>`exists (select 1 from ${vacancyApplications} where ${vacancyApplications.vacancyId} = ${vacancies.id}
    and ${vacancyApplications.userId} = ${userId ?? nobody})`;
  return {
    // What somebody has applied for stays theirs to see.
    visible: and(eq(vacancies.organizationId, orgId), applied === true ? undefined : isShownOn(today)),
    filters: [
      status === 'open' ? isOpenOn(today) : undefined,
      status === 'closed' ? isInStateOn('closed', today) : undefined,
      kind && inArray(vacancies.kind, kind),
      province && inArray(vacancies.province, province),
      schedule && inArray(vacancies.schedule, schedule),
      workplace && inArray(vacancies.workplace, workplace),
      field && inArray(vacancies.field, field),
      payPublished === true ? isPayPublished : undefined,
      payPublished === false ? not(isPayPublished) : undefined,
      saved === true ? isSavedBy(userId) : undefined,
      saved === false ? not(isSavedBy(userId)) : undefined,
      careerCenterId ? eq(vacancies.careerCenterId, careerCenterId) : undefined,
      applied === true ? hasApplied : undefined,
      applied === false ? not(hasApplied) : undefined,
    ],
    search: keyword ? matchesVacancy(keyword) : undefined,
    sorts: vacancyOrder(query.sort),
    start,
    limit,
  };
};

/** Vacancies with the application of one person; for a visitor (null) with none. `turn`: what its turn follows from. */
export const joinVacancies = (db: Db, userId: string | null, turn: Record<keyof Turn, SQL<boolean>>) =>
  db
    .select({
      vacancy: getTableColumns(vacancies),
      application: getTableColumns(vacancyApplications),
      ...turn,
    })
    .from(vacancies)
    .leftJoin(
      vacancyApplications,
      and(eq(vacancyApplications.vacancyId, vacancies.id), eq(vacancyApplications.userId, userId ?? nobody)),
    );

type Turn = Pick<JobTurnFacts, 'hasOffer' | 'isHandedOn'>;

export interface VacancyContext {
  steps: Step[];
  now: Date;
}

const isChecked = ({ clearedUntil }: VacancyRow, now: Date): boolean =>
  clearedUntil !== null && dayInCambodia(now) <= clearedUntil;

export const toVacancy = (
  { vacancy, application, ...turn }: { vacancy: VacancyRow; application: ApplicationRow | null } & Turn,
  { steps, now }: VacancyContext,
): VacancySummary => ({
  vacancyId: vacancy.id,
  slug: vacancy.slug,
  organizationId: vacancy.organizationId,
  careerCenterId: vacancy.careerCenterId,
  kind: vacancy.kind,
  title: vacancy.title,
  companyName: vacancy.companyName,
  province: vacancy.province,
  schedule: vacancy.schedule,
  workplace: vacancy.workplace,
  field: vacancy.field,
  salaryMinUsd: vacancy.salaryMinUsd,
  salaryMaxUsd: vacancy.salaryMaxUsd,
  openings: vacancy.openings,
  deadline: vacancy.deadline,
  isOpen: vacancyState(vacancy, dayInCambodia(now)) === 'open',
  isHidden: !isVacancyShown(vacancy, dayInCambodia(now)),
  checkedOn: isChecked(vacancy, now) ? vacancy.clearedOn : null,
  postedAt: vacancy.postedAt.toISOString(),
  updatedAt: vacancy.updatedAt.toISOString(),
  application: application && {
    applicationId: application.id,
    status: application.status,
    step: stepOf(steps, application.status),
    nextActor: nextJobActor({
      ...turn,
      status: application.status,
      isShown: isVacancyShown(vacancy, dayInCambodia(now)),
    }),
    appliedAt: application.createdAt.toISOString(),
    rejectReason: application.rejectReason,
  },
  isDemo: vacancy.isDemo,
});

export const toVacancyDetail = (
  row: Parameters<typeof toVacancy>[0],
  employer: typeof companies.$inferSelect | null,
  context: VacancyContext,
): VacancyDetail => ({
  ...toVacancy(row, context),
  companyAbout: row.vacancy.companyAbout,
  employer: employer && {
    registrationNumber: employer.registrationNumber,
    province: employer.province,
    address: employer.address,
    site: employer.site,
    seen: isChecked(row.vacancy, context.now) ? employer.checkedPoints : [],
    checkedUntil: isChecked(row.vacancy, context.now) ? employer.checkedUntil : null,
  },
  description: row.vacancy.description,
  duties: row.vacancy.duties,
  requirements: row.vacancy.requirements,
  benefits: row.vacancy.benefits,
  questions: row.vacancy.questions,
});

export const toVacancyApplicant = (row: ApplicationRow, steps: Step[]): VacancyApplicant => ({
  applicationId: row.id,
  vacancyId: row.vacancyId,
  userId: row.userId,
  isVerified: row.userId !== null,
  method: row.method,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  email: row.email,
  profileId: row.profileId,
  file: row.file,
  message: row.message,
  answers: row.answers,
  status: row.status,
  step: stepOf(steps, row.status),
  rejectReason: row.rejectReason,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
