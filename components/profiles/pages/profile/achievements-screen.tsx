'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { OwnAchievements } from '@/components/profiles/own-achievements';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useViewer } from '@/lib/query/use-viewer';

/** `/profile/achievements`: what was achieved, and who confirms it. */
export function AchievementsScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('person.achievements');
  const viewer = useViewer();
  return (
    <div className="max-w-3xl">
      <PageTitle className="mb-5">{t('title')}</PageTitle>
      <QueryState query={viewer} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ sub }) => <OwnAchievements userId={sub} organizationId={organizationId} />}
      </QueryState>
    </div>
  );
}
