import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import { daysBetween } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isSameFlag, type JobFlag } from '@/lib/domain/careers/job-flags';
import { jobFlags, jobRulesVersion, usualPayVacanciesMin } from '@/lib/domain/careers/job-safety';
import { vacancies } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { AnyAct } from '@/backend/core/access/act';
import type { CompanyRow } from './companies';
import type { VacancyRow } from './vacancy-views';

/** What a vacancy says of its employer, and when it was checked. */
export const employerOf = (company: CompanyRow) => ({
  companyId: company.id,
  companyName: company.name,
  companyAbout: company.about,
  clearedUntil: company.checkedUntil,
  clearedOn: company.checkedAt && dayInCambodia(company.checkedAt),
});

type Judged = Pick<
  VacancyRow,
  | 'organizationId'
  | 'field'
  | 'province'
  | 'title'
  | 'description'
  | 'duties'
  | 'requirements'
  | 'benefits'
  | 'questions'
  | 'salaryMinUsd'
  | 'salaryMaxUsd'
>;

/** The median of the highest pay that published vacancies of a field name; null where too few name one. */
const usualPayOf = async (tx: Db, { organizationId, field }: Judged): Promise<number | null> => {
  const { salaryMaxUsd } = vacancies;
  const [row] = await tx
    .select({
      many: sql`count(*)`.mapWith(Number),
      median: sql`percentile_cont(0.5) within group (order by ${salaryMaxUsd})`.mapWith(Number),
    })
    .from(vacancies)
    .where(
      and(
        eq(vacancies.organizationId, organizationId),
        eq(vacancies.field, field),
        eq(vacancies.status, 'open'),
        isNotNull(salaryMaxUsd),
      ),
    );
  return row && row.many >= usualPayVacanciesMin ? row.median : null;
};

const textsOf = ({ title, description, duties, requirements, benefits, questions }: Judged): string[] => {
  const asked = questions.flatMap(({ label, choices }) => [label, ...choices]);
  const parts: Text[] = [title, description, ...duties, ...requirements, ...benefits, ...asked];
  return [...parts.map(({ en }) => en), ...parts.map(({ km }) => km)];
};

/** What the rules say of a vacancy as it will be stored. */
export async function flagsOf(
  { tx, now }: { tx: Db; now: Date },
  vacancy: Judged,
  company: CompanyRow | null,
): Promise<JobFlag[]> {
  const pay = vacancy.salaryMaxUsd ?? vacancy.salaryMinUsd;
  return jobFlags({
    texts: textsOf(vacancy),
    payUsd: pay,
    usualPayUsd: pay === null ? null : await usualPayOf(tx, vacancy),
    hasAddress: company !== null && company.address.trim() !== '',
    province: vacancy.province,
    employerDays: company && daysBetween(dayInCambodia(company.createdAt), dayInCambodia(now)),
  });
}

interface Judgement {
  flags: JobFlag[];
  judgedBy: number;
  stoppedAt?: Date | null;
  stoppedBy?: 'flags' | 'reports' | null;
}

/**
 * The flags of a vacancy as it will be stored, and whether it waits for a decision: where one is new to it. A flag that
 * somebody has decided about holds it no more, and one that is gone lets it out.
 */
export async function judgeVacancy(
  act: Pick<AnyAct, 'tx' | 'now'>,
  vacancy: Judged,
  { company, before }: { company: CompanyRow | null; before: VacancyRow | null },
): Promise<Judgement> {
  const flags = await flagsOf(act, vacancy, company);
  const judged = { flags, judgedBy: jobRulesVersion };
  if (before?.stoppedBy === 'reports') return judged;
  if (flags.length === 0) return { ...judged, stoppedAt: null, stoppedBy: null };
  const known = before?.flags ?? [];
  if (flags.every((flag) => known.some((each) => isSameFlag(each, flag)))) return judged;
  return { ...judged, stoppedAt: act.now, stoppedBy: 'flags' };
}
