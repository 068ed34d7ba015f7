'use client';

import { useTranslations } from 'next-intl';
import { OwnWorkPanel } from '@/components/admissions/application/own-work-panel';
import { QueryState } from '@/components/feedback/query-state';
import { lazyPart } from '@/components/feedback/lazy-part';
import { RoleBadges } from '@/components/accounts/people/role-badges';
import { DetailsSkeleton } from '@/components/profiles/details-skeleton';
import { PageTitle } from '@/components/ui/page-title';
import { useViewer } from '@/lib/query/use-viewer';

// Shown once the person is known; until then its scripts would only hold up the page.
const OwnDetails = lazyPart(
  () => import('@/components/profiles/own-details').then((module) => module.OwnDetails),
  DetailsSkeleton,
  { ssr: false },
);

/** Who the advisor is, what is theirs to do, and the details that others see. */
export function AdvisorProfileScreen() {
  const t = useTranslations('advisor.profile');
  const viewer = useViewer();
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <PageTitle>{t('title')}</PageTitle>
        <div className="mt-2 flex flex-wrap items-center gap-2 text-muted">
          {t('lead')}
          <RoleBadges roles={viewer.data?.roles} />
        </div>
      </header>
      <OwnWorkPanel />
      <QueryState query={viewer} skeleton={<DetailsSkeleton />}>
        {({ sub }) => (
          <div className="max-w-2xl">
            <OwnDetails userId={sub} />
          </div>
        )}
      </QueryState>
    </div>
  );
}
