'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { partnerApplicationList } from '@/components/admissions/application/application-list';
import { ChangeTiles } from '@/components/admissions/application-desk/change-tiles';
import { QueryState } from '@/components/feedback/query-state';
import { FirstWaiting } from '@/components/review/first-waiting';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';

/** Who waits at the schools of a university's own people, their week, and how many have applied to each. */
export function ManagedSchools() {
  const t = useTranslations('ownSchools.managed');
  const locale = useLocale();
  const query = useQuery(applicantApi.pipeline.summary.queryOptions());
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ schools }) => (
        <div className="mb-8 grid grid-cols-1 gap-4">
          <FirstWaiting desk="partner" />
          <ChangeTiles list={partnerApplicationList} />
          <Panel title={t('title')}>
            <ul className="divide-y divide-border">
              {schools.map((school) => (
                <li key={school.schoolId} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <TextLink href={partnerArea.school(school.schoolId)}>{pickName(school, locale)}</TextLink>
                  <span className="text-muted">{t('count', { count: school.count })}</span>
                </li>
              ))}
            </ul>
            {schools.length === 0 && <p className="text-muted">{t('none')}</p>}
          </Panel>
        </div>
      )}
    </QueryState>
  );
}
