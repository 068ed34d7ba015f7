'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ReviewView } from '@/components/review/review-view';

/** Everything that waits for the decision of a person. */
export function ReviewScreen() {
  const t = useTranslations('review');
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Suspense fallback={<ListSkeleton />}>
        <ReviewView />
      </Suspense>
    </>
  );
}
