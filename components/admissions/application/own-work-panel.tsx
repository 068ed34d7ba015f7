'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import { Link } from '@/lib/i18n/navigation';
import { advisorEntered, applicationList } from './application-list';

/** What the person who looks has decided and has still to decide, with the schools that it is about. */
export function OwnWorkPanel() {
  const t = useTranslations('advisor.profile');
  const isKhmer = useLocale() === 'km';
  const query = useQuery(applicantApi.ownWork.summary.queryOptions());
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ decided, decidedInThirtyDays, waiting, entered, schools }) => (
        <>
          <Tiles>
            <Tile label={t('waiting')} value={waiting} hint={t('waitingHint')} icon={<Icon name="clock" />} />
            <Tile
              label={t('decided')}
              value={decided}
              hint={t('decidedHint', { count: decidedInThirtyDays })}
              icon={<Icon name="list-checks" />}
            />
            <Tile
              label={t('entered')}
              value={entered}
              hint={t('enteredHint')}
              href={advisorEntered.href()}
              icon={<Icon name="file-pen" />}
            />
          </Tiles>
          <Panel title={t('schools')}>
            {schools.length === 0 && <p className="text-muted">{t('noSchools')}</p>}
            <ul className="divide-y divide-border">
              {schools.map((school) => (
                <li
                  key={school.schoolId}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 py-1 first:pt-0 last:pb-0"
                >
                  <Link
                    href={applicationList.href({ filters: { schoolId: school.schoolId } })}
                    className="inline-flex min-h-11 items-center font-medium text-accent-text hover:underline"
                  >
                    {isKhmer ? school.nameNative : school.name}
                  </Link>
                  <span className="text-sm text-muted">
                    {t('ofSchool', { waiting: school.waiting, decided: school.decided })}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </QueryState>
  );
}
