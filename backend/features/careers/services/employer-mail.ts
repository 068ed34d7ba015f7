import { count, eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { companyState } from '@/lib/domain/careers/company-state';
import { vacancyApplications } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import { mailingsPerHourMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { stepOf } from '@/backend/features/admissions/services/applicant-views';
import { fact, mailOf, title, words } from '@/backend/features/notices/services/compose';
import { findCompany } from './companies';
import { vacancyStepsOf, type VacancyRow } from './vacancy-views';

type Locale = 'km' | 'en';
/** An employer knows its posting by all of its title. */
const vacancyTitleMax = 150;

/**
 * Mails the employer of a vacancy how many have applied, by step: a mail travels without protection, so it names nobody.
 * @throws 409 where the employer is not checked or has no address, 429
 */
export async function mailEmployer(
  act: Act,
  vacancy: VacancyRow,
  { locale, message }: { locale: Locale; message: string },
): Promise<void> {
  const { tx, deps, caller, now } = act;
  const company = vacancy.companyId && (await findCompany(tx, vacancy.organizationId, vacancy.companyId));
  if (!company || companyState(company, dayInCambodia(now)) !== 'checked')
    throw new Refusal(409, 'company-unchecked', 'This employer is not checked.');
  if (!company.email) throw new Refusal(409, 'no-address', 'This employer has no mail address.');
  await hitLimit(deps, `employer-mails:${caller.id}`, mailingsPerHourMax, 3600);
  const rows = await tx
    .select({ status: vacancyApplications.status, value: count() })
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancy.id))
    .groupBy(vacancyApplications.status);
  const steps = await vacancyStepsOf(tx, vacancy.organizationId);
  const lines = rows.map(({ status, value }) => {
    const step = stepOf(steps, status);
    return { order: step.order ?? 0, line: `- ${locale === 'km' ? step.nameNative : step.name}: ${value}` };
  });
  const mail = mailOf('employer', locale, {
    title: title(vacancy.title, vacancyTitleMax),
    words: words(message && `\n\n${message}`),
    total: fact(String(rows.reduce((sum, { value }) => sum + value, 0))),
    steps: words(
      lines
        .toSorted((a, b) => a.order - b.order)
        .map(({ line }) => line)
        .join('\n'),
    ),
  });
  await act.mail({ to: company.email, ...mail, replyTo: deps.env.MAIL_RECIPIENT });
  act.note('employer-mailed', vacancy.id, { company: company.id, locale });
}
