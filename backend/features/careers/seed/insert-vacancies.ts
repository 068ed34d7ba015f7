import { and, eq, lt } from 'drizzle-orm';
import { jobRulesVersion } from '@/lib/domain/careers/job-safety';
import { flagsOf } from '@/backend/features/careers/services/judge-vacancy';
import { vacancyFold } from '@/backend/features/careers/services/vacancy-views';
import type { WriteDb } from '@/backend/db/client';
import { careerCenters, companies, vacancies, vacancySteps } from '@/backend/db/schema';
import { addDays, addMinutes, isoDay } from '@/backend/seed/demo/demo-dates';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import {
  demoCareerCenters,
  demoCenterHours,
  demoVacancySteps,
} from '@/backend/seed/demo/recruitment/career-centers';
import { demoBenefits, demoCompanies } from '@/backend/seed/demo/recruitment/companies';
import { askingVacancySlug, demoVacancyQuestions } from '@/backend/seed/demo/recruitment/asking-vacancy';
import { demoVacancies } from '@/backend/seed/demo/recruitment/demo-vacancies';
import { checkedOnOf, checkedUntilOf, companyId, insertCompanies } from './insert-companies';
import { stableId } from '@/backend/seed/stable-id';

export const centerId = (key: string): string => stableId(`career-center:${key}`);
export const vacancyId = (slug: string): string => stableId(`vacancy:${slug}`);

const firstCenterPhone = 820;

/** The career centers of an organization and its steps for vacancies. */
export const insertCenters = async (db: WriteDb, organizationId: string) => {
  const centers = demoCareerCenters.map(({ provinceCode, ...center }, index) => ({
    ...center,
    id: centerId(center.key),
    organizationId,
    order: index + 1,
    province: provinceCode,
    hours: demoCenterHours,
    phone: demoPhone(firstCenterPhone + index),
  }));
  await db.insert(careerCenters).values(centers).onConflictDoNothing();
  const steps = demoVacancySteps.map(({ name, ...step }) => ({
    ...step,
    id: stableId(`vacancy-step:${step.key}`),
    organizationId,
    name: name.en,
    nameNative: name.km,
    status: true,
  }));
  await db.insert(vacancySteps).values(steps).onConflictDoNothing();
};

/** Employers and their vacancies around `today`, midnight UTC; the centers come first. */
export const insertVacancies = async (
  db: WriteDb,
  organizationId: string,
  advisorId: string,
  today: Date,
) => {
  await insertCompanies(db, organizationId, advisorId, today);
  const rows = demoVacancies.map((vacancy) => {
    const { slug, kind, title, description, schedule, workplace, field, openings } = vacancy;
    const company = demoCompanies[vacancy.company];
    const row = {
      slug,
      kind,
      title,
      description,
      schedule,
      workplace,
      field,
      openings,
      id: vacancyId(slug),
      organizationId,
      careerCenterId: centerId(vacancy.center),
      status: vacancy.isClosed ? ('closed' as const) : ('open' as const),
      companyName: company.name,
      companyAbout: company.about,
      duties: [...vacancy.duties],
      requirements: [...vacancy.requirements],
      benefits: vacancy.benefits.map((key) => demoBenefits[key]),
      questions: slug === askingVacancySlug ? demoVacancyQuestions : [],
      province: vacancy.provinceCode,
      salaryMinUsd: vacancy.pay?.[0] ?? null,
      salaryMaxUsd: vacancy.pay?.[1] ?? null,
      deadline: vacancy.deadlineInDays === null ? null : isoDay(addDays(today, vacancy.deadlineInDays)),
      companyId: companyId(vacancy.company),
      clearedUntil: checkedUntilOf(vacancy.company, today),
      clearedOn: checkedOnOf(vacancy.company, today),
      authorId: advisorId,
      isDemo: true,
      postedAt: addMinutes(addDays(today, -vacancy.postedDaysAgo), 150),
      updatedAt: addMinutes(addDays(today, -vacancy.postedDaysAgo), 150),
    };
    return { ...row, searchFold: vacancyFold(row) };
  });
  await db.insert(vacancies).values(rows).onConflictDoNothing();
  await judgeAll(db, organizationId, today);
};

/** What a handler does at each writing: the rules judge all of them, so a flagged one waits at the desk. */
const judgeAll = async (db: WriteDb, organizationId: string, today: Date): Promise<void> => {
  const written = await db
    .select({ vacancy: vacancies, company: companies })
    .from(vacancies)
    .leftJoin(companies, eq(companies.id, vacancies.companyId))
    .where(
      and(
        eq(vacancies.organizationId, organizationId),
        vacancies.isDemo,
        lt(vacancies.judgedBy, jobRulesVersion),
      ),
    );
  for (const { vacancy, company } of written) {
    const flags = await flagsOf({ tx: db, now: today }, vacancy, company);
    const isNew = flags.length > 0 && vacancy.stoppedAt === null;
    const stopped = isNew ? { stoppedAt: vacancy.postedAt, stoppedBy: 'flags' as const } : {};
    await db
      .update(vacancies)
      .set({ flags, judgedBy: jobRulesVersion, ...stopped })
      .where(eq(vacancies.id, vacancy.id));
  }
};
