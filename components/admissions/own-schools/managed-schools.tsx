'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { partnerApplicationList } from '@/components/admissions/application/application-list';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';

/** The schools of a university's own people, with how many have applied. */
export function ManagedSchools() {
  const t = useTranslations('ownSchools.managed');
  const locale = useLocale();
  const query = useQuery(applicantApi.pipeline.summary.queryOptions());
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ countAllData, schools }) => {
        const waiting = schools.reduce((sum, { countOpen }) => sum + countOpen, 0);
        return (
          <div className="mb-8 grid grid-cols-1 gap-4">
            <Tiles>
              <Tile
                label={t('all')}
                value={countAllData}
                href={partnerApplicationList.href()}
                icon={<Icon name="clipboard-list" />}
              />
              <Tile
                label={t('waiting')}
                value={waiting}
                href={partnerApplicationList.href({ sort: 'waiting' })}
                icon={<Icon name="clock" />}
              />
            </Tiles>
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
        );
      }}
    </QueryState>
  );
}
