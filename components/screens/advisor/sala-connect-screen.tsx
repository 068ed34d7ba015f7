'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { QuestionDeskView } from '@/components/content/forum/question-desk-view';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';

/** The questions of people, for staff. */
export function SalaConnectScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('forum.desk');
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Suspense fallback={<ListSkeleton />}>
        <QuestionDeskView organizationId={organizationId} />
      </Suspense>
    </>
  );
}
