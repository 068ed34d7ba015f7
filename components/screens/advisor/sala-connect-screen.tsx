'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { QuestionDeskView } from '@/components/content/forum/question-desk-view';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { PageTitle } from '@/components/ui/page-title';

/** The questions of people, for staff. */
export function SalaConnectScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('forum.desk');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-1.5 max-w-prose text-muted">{t('lead')}</p>
      <Suspense fallback={<ListSkeleton />}>
        <QuestionDeskView organizationId={organizationId} />
      </Suspense>
    </>
  );
}
