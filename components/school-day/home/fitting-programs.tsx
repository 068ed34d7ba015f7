'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { homeLimits } from '@/lib/domain/limits';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { fittingProgramsQuery, latestResultQuery } from './own-start-queries';

/** Open programs that fit the latest test result; nothing without a result. */
export function FittingPrograms({ userId, organizationId }: { userId: string; organizationId: string }) {
  const t = useTranslations('ownStart.programs');
  const locale = useLocale();
  const { data: record } = useQuery(latestResultQuery(organizationId, userId));
  const categories = record?.result.majors.map(({ code }) => code) ?? [];
  const { data } = useQuery({ ...fittingProgramsQuery(categories), enabled: categories.length > 0 });
  if (!data || data.data.length === 0) return null;
  return (
    <div className="mt-4">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      <p className="text-sm text-muted">{t('lead')}</p>
      <ul className="phone-strip mt-2 sm:grid-cols-3">
        {data.data.slice(0, homeLimits.fittingShown).map((program) => (
          <li key={program.enrollableSubjectId} className="card card-pressable p-4">
            <Link
              href={href('/course/[id]', { id: program.enrollableSubjectId })}
              className="card-link font-medium"
            >
              {pickName(program, locale)}
            </Link>
            <p className="text-sm text-muted">{pickName(program.school, locale)}</p>
          </li>
        ))}
      </ul>
      <Link
        href={href('/course', undefined, { categories, openNow: 'true' })}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        {t('all')}
      </Link>
    </div>
  );
}
