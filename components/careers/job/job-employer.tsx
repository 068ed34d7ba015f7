import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';

/** Who the employer is, and what was checked of it on which day: never only that it is checked. */
export function JobEmployer({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useTranslations('jobPage.employer');
  const locale = useLocale();
  const { employer, checkedOn, companyName, companyAbout } = vacancy;
  const about = pickText(companyAbout, locale);
  return (
    <Panel title={t('title')}>
      <p className="font-semibold">{pickText(companyName, locale)}</p>
      {about && <p className="mt-1 max-w-prose whitespace-pre-line text-muted">{about}</p>}
      {employer && (
        <ul className="mt-3 grid gap-1.5 text-sm">
          <li className="flex gap-2">
            <Icon name="map-pin" className="mt-1 size-4 shrink-0" />
            {[employer.address, provinceName(employer.province, locale)].filter(Boolean).join(', ')}
          </li>
          {employer.registrationNumber && (
            <li className="flex gap-2">
              <Icon name="file-text" className="mt-1 size-4 shrink-0" />
              {t('number', { number: employer.registrationNumber })}
            </li>
          )}
          {employer.site && (
            <li className="flex gap-2 wrap-anywhere">
              <Icon name="globe" className="mt-1 size-4 shrink-0" />
              <a
                href={employer.site}
                rel="nofollow noopener noreferrer"
                className="underline underline-offset-4"
              >
                {employer.site}
              </a>
            </li>
          )}
        </ul>
      )}
      {checkedOn === null ? (
        <Alert tone="warning" className="mt-4" title={t('unchecked')} />
      ) : (
        <Alert
          tone="success"
          className="mt-4"
          title={t('checkedOn', { date: formatDate(checkedOn, locale) })}
        >
          {employer && employer.seen.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {employer.seen.map((point) => (
                <li key={point}>{t(`seen.${point}`)}</li>
              ))}
            </ul>
          )}
          {employer?.checkedUntil && (
            <p className="mt-1 text-sm">{t('until', { date: formatDate(employer.checkedUntil, locale) })}</p>
          )}
        </Alert>
      )}
    </Panel>
  );
}
