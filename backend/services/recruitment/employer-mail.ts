import { count, eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { companyState } from '@/lib/domain/recruitment/company-state';
import { vacancyApplications } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import { mailingsPerHourMax } from '@/backend/limits';
import type { Act } from '@/backend/services/access/act';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { stepOf } from '@/backend/services/applicant/applicant-views';
import { findCompany } from './companies';
import { vacancyStepsOf, type VacancyRow } from './vacancy-views';

type Locale = 'km' | 'en';

interface Facts {
  title: string;
  total: number;
  /** One line a step. */
  steps: string;
  /** The advisor's own words, or ''. */
  message: string;
}

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

const words: Record<Locale, (facts: Facts) => { subject: string; body: string }> = {
  km: ({ title, total, steps, message }) => ({
    subject: `ពាក្យសុំសម្រាប់ ${title}`,
    body: paragraphs(
      'សូមគោរព',
      message,
      `មានមនុស្ស ${total} នាក់បានដាក់ពាក្យសម្រាប់ «${title}» តាម Sala៖`,
      steps,
      'សំបុត្រនេះមានតែចំនួន គ្មានព័ត៌មានផ្ទាល់ខ្លួនទេ។ សូមឆ្លើយតបសំបុត្រនេះ ដើម្បីទទួលឈ្មោះ និងប្រវត្តិរូបពីទីប្រឹក្សារបស់ Sala។',
    ),
  }),
  en: ({ title, total, steps, message }) => ({
    subject: `Applications for ${title}`,
    body: paragraphs(
      'Dear employer,',
      message,
      `Applications for “${title}” through Sala: ${total}`,
      steps,
      'This mail contains numbers only, no person. Answer it to receive names and CVs from Sala’s advisors.',
    ),
  }),
};

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
  const { subject, body } = words[locale]({
    title: vacancy.title[locale],
    message,
    total: rows.reduce((sum, { value }) => sum + value, 0),
    steps: lines
      .toSorted((a, b) => a.order - b.order)
      .map(({ line }) => line)
      .join('\n'),
  });
  const mail = { to: company.email, subject: subject.replace(/\s+/g, ' '), body };
  await act.mail({ ...mail, replyTo: deps.env.MAIL_RECIPIENT });
  act.note('employer-mailed', vacancy.id, { company: company.id, locale });
}
