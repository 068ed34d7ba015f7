'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { QueryState } from '@/components/feedback/query-state';
import { DetailsSkeleton } from '@/components/profiles/details-skeleton';
import { PageTitle } from '@/components/ui/page-title';
import { useViewer } from '@/lib/query/use-viewer';

// Rendered once the person is known; earlier its scripts would only delay the page.
const OwnDetails = dynamic(
  () => import('@/components/profiles/own-details').then((module) => module.OwnDetails),
  { loading: DetailsSkeleton },
);

/** `/profile/edit`: the person's details and picture. */
export function EditScreen() {
  const t = useTranslations('profile');
  const viewer = useViewer();
  return (
    <div className="max-w-2xl">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1 text-muted">{t('intro')}</p>
      <QueryState query={viewer} skeleton={<DetailsSkeleton />}>
        {({ sub }) => <OwnDetails userId={sub} />}
      </QueryState>
    </div>
  );
}
