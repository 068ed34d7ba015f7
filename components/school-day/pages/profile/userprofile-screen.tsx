'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { DetailsSkeleton } from '@/components/profiles/details-skeleton';
import { OwnFacts } from '@/components/profiles/own-facts';
import { PageTitle } from '@/components/ui/page-title';
import { useViewer } from '@/lib/query/use-viewer';

/** `/profile/userprofile`: the facts of the account, each with its one place. */
export function UserprofileScreen() {
  const t = useTranslations('person.facts');
  const viewer = useViewer();
  return (
    <div className="max-w-3xl">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-1 text-muted">{t('lead')}</p>
      <QueryState query={viewer} skeleton={<DetailsSkeleton />}>
        {({ sub }) => <OwnFacts userId={sub} />}
      </QueryState>
    </div>
  );
}
