'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { NumberTiles } from '@/components/accounts/dashboard/number-tiles';
import { ProfileSteps } from '@/components/accounts/dashboard/profile-steps';
import { WaitingTasks } from '@/components/admissions/application/waiting-tasks';
import { NextDates } from '@/components/school-day/agenda/next-dates';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { hasAnyRole, staffRoleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';

/** `/profile/dashboard`: the person's own matters, apart from any school: tasks, dates, what is running and saved, the profile. */
export function DashboardScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('person.dashboard');
  const tAhead = useTranslations('ahead');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className="mt-5">
        <QueryState query={viewer} skeleton={<Skeleton className="h-96 rounded-lg" />}>
          {({ sub, roles }) => (
            <div className="grid grid-cols-1 gap-5">
              <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
                <WaitingTasks userId={sub} />
                <NextDates userId={sub} empty={<p className="text-muted">{tAhead('noDates')}</p>} />
              </div>
              <NumberTiles
                userId={sub}
                organizationId={organizationId}
                isStaff={hasAnyRole(roles, staffRoleNames)}
              />
              <ProfileSteps userId={sub} organizationId={organizationId} />
            </div>
          )}
        </QueryState>
      </div>
    </>
  );
}
