'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ReviewView } from '@/components/people/review/review-view';
import { PageTitle } from '@/components/ui/page-title';

/** Everything that waits for the decision of a person. */
export function ReviewScreen() {
  const t = useTranslations('review');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-1.5 max-w-prose text-muted">{t('lead')}</p>
      <Suspense fallback={<ListSkeleton />}>
        <ReviewView />
      </Suspense>
    </>
  );
}
