'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/use-settled';
import { Alert } from '@/components/ui/alert';
import { academicApi } from '@/lib/api/academic';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { provinceName } from '@/lib/domain/geography/geography';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const settledAfterMs = 300;
const shortestName = 3;
const shownMax = 5;

function useNamedLike(typed: unknown): SchoolSummary[] {
  const keyword = useSettled(typeof typed === 'string' ? typed.trim() : '', settledAfterMs);
  const { data } = useQuery({
    ...academicApi.schools.search.queryOptions({ query: { keyword, status: 'all', limit: shownMax } }),
    enabled: keyword.length >= shortestName,
  });
  return keyword.length >= shortestName ? (data?.hits ?? []) : [];
}

/** Schools that exist already under the name that is being typed, in either language. */
export function SameSchools() {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const [name, nameNative] = useWatch({ name: ['name', 'nameNative'] });
  const hits = [...useNamedLike(nameNative), ...useNamedLike(name)];
  const schools = [...new Map(hits.map((school) => [school.schoolId, school])).values()].slice(0, shownMax);
  return (
    <div aria-live="polite">
      {schools.length > 0 && (
        <Alert tone="warning" title={t('same.title')}>
          <ul className="grid">
            {schools.map((school) => (
              <li key={school.schoolId}>
                <Link
                  href={href('/school/[slug]', { slug: school.slug })}
                  target="_blank"
                  className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
                >
                  {pickName(school, locale)}
                </Link>{' '}
                <span className="text-muted">{provinceName(school.province, locale)}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
