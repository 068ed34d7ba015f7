import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import type { VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';
import { plannedHref } from '@/lib/routes/planned-href';

/** The jobs and internships that were published last. */
export function NewestVacancies({ vacancies }: { vacancies: readonly VacancySummary[] }) {
  const t = useTranslations('careerHome.vacancies');
  const locale = useLocale();
  if (vacancies.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="card grid divide-y divide-border">
      {vacancies.map(({ vacancyId, slug, kind, title, companyName, province, deadline }) => {
        const page = plannedHref('/career-center/internship-job-opportunities/[slug]', { slug });
        const name = pickText(title, locale);
        return (
          <li key={vacancyId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 sm:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-semibold">{page ? <TextLink href={page}>{name}</TextLink> : name}</h3>
              <p className="text-sm text-muted">
                {pickText(companyName, locale)}
                {province && ` · ${provinceName(province, locale)}`}
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-3 text-sm">
              <Badge>{t(`kind.${kind}`)}</Badge>
              {deadline && t('until', { date: formatDate(deadline, locale) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
