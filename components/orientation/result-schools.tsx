'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Skeleton } from '@/components/ui/skeleton';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href, withHash } from '@/lib/routes/href';
import { findSchools, type Where } from './find-open-programs';
import { ResultSection } from './result-section';

const linkStyle =
  'inline-flex min-h-11 items-center text-accent-text underline-offset-4 hover:underline print:hidden';

/** Schools that teach the majors: with scholarships, and with contacts. Left out when there is none. */
export function ResultSchools({ categories, where }: { categories: string[]; where: Where }) {
  const t = useTranslations('orientationResult.schools');
  const words = useTranslations('education');
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['orientation/schools', categories, where],
    queryFn: () => findSchools(categories, where),
  });
  if (query.data?.length === 0) return null;
  return (
    <ResultSection title={t('title')} lead={t('lead')} folds>
      <QueryState query={query} skeleton={<Skeleton className="h-48" />}>
        {(schools) => (
          <ul className="divide-y divide-border">
            {schools.map((school) => {
              const page = href('/school/[slug]', { slug: school.slug });
              return (
                <li key={school.schoolId} className="flex break-inside-avoid items-start gap-3 py-3">
                  <SchoolEmblem school={school} sizePx={44} />
                  <div className="min-w-0">
                    <Link href={page} className="font-semibold underline-offset-4 hover:underline">
                      {pickName(school, locale)}
                    </Link>
                    <p className="flex flex-wrap gap-x-5">
                      {school.scholarshipCount > 0 && (
                        <Link href={withHash(page, 'scholarships')} className={linkStyle}>
                          {words('scholarshipCount', { count: school.scholarshipCount })}
                          <span className="sr-only"> – {pickName(school, locale)}</span>
                        </Link>
                      )}
                      <Link href={withHash(page, 'contact')} className={linkStyle}>
                        {t('ask')}
                        <span className="sr-only"> – {pickName(school, locale)}</span>
                      </Link>
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
    </ResultSection>
  );
}
