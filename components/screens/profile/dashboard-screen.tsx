'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { NextDates } from '@/components/people/dashboard/next-dates';
import { NumberTiles } from '@/components/people/dashboard/number-tiles';
import { ProfileSteps } from '@/components/people/dashboard/profile-steps';
import { WaitingTasks } from '@/components/people/dashboard/waiting-tasks';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { hasAnyRole, staffRoleNames } from '@/lib/domain/people/roles';
import { useViewer } from '@/lib/query/use-viewer';

/** `/profile/dashboard`: what waits for the person, what comes next, and what they have running. */
export function DashboardScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('person.dashboard');
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
                <NextDates organizationId={organizationId} />
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
