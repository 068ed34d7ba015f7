import { useLocale, useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { applicantNames } from '@/components/admissions/application/names';
import { Alert } from '@/components/ui/alert';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';

/** Two accounts that people sign in to: how to reach their owner, who alone can say which one stays. */
export function UsedAccounts({ pair }: { pair: readonly ApplicantDetail[] }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const area = useApplicationArea();
  return (
    <>
      <Alert tone="warning">{t('accounts.used')}</Alert>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pair.map((each) => (
          <li key={each.applicantId} className="rounded-md border border-border p-4">
            <p className="font-semibold">{applicantNames(each, locale).name}</p>
            <p className="text-sm text-muted">
              {t('from', {
                code: each.referenceCode,
                date: formatDate(each.createdAt, locale),
                school: pickName(each.school, locale),
              })}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-4 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
              {each.phone && <a href={`tel:${each.phone}`}>{formatPhone(each.phone)}</a>}
              <Link href={area.application(each.applicantId)}>{t('open', { code: each.referenceCode })}</Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
