import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';
import { payTextOf } from './job-pay';

/** The name of a vacancy, its facts, and whether it is closed. */
export function JobHead({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useTranslations('job');
  const words = useTranslations('jobPage');
  const locale = useLocale();
  const { deadline, isOpen } = vacancy;
  const title = pickText(vacancy.title, locale);
  const pay = payTextOf(vacancy);
  const facts = [
    ['map-pin', provinceName(vacancy.province, locale)],
    ['clock', `${t(`schedule.${vacancy.schedule}`)} · ${t(`workplace.${vacancy.workplace}`)}`],
    ['users', t('openings', { count: vacancy.openings })],
  ] as const;
  return (
    <header>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{t(`kind.${vacancy.kind}`)}</Badge>
        {!isOpen && <Badge tone="warning">{t('closed')}</Badge>}
      </p>
      <PageTitle size="public" className="mt-3">
        {title}
      </PageTitle>
      <p className="mt-1 text-muted">{pickText(vacancy.companyName, locale)}</p>
      <p className="mt-3 lg:hidden">
        <span className="block text-lg font-semibold">{t(`pay.${pay.key}`, pay.values)}</span>
        {deadline ? words('until', { date: formatDate(deadline, locale) }) : t('noDeadline')}
      </p>
      <ul className="card-facts">
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {!isOpen && <Alert tone="warning" className="mt-4" title={words('closed')} />}
    </header>
  );
}
