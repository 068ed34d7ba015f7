'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { EditPosts } from '@/components/questions/edit-posts';
import { OwnPosts } from '@/components/questions/own-posts';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { PageTitle } from '@/components/ui/page-title';
import { useParams } from '@/lib/i18n/navigation';
import { QueryProvider } from '@/lib/query/query-provider';

/** What one may edit. */
export function EditableScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('ownQuestion.edit');
  return (
    <QueryProvider>
      <PageTitle>{t('which')}</PageTitle>
      <p className="mb-5 mt-2 text-muted">{t('lead')}</p>
      <OwnPosts organizationId={organizationId} path="/forum/answer/edit" />
    </QueryProvider>
  );
}

function Named() {
  const { id } = useParams<{ id: string }>();
  return <EditPosts questionId={id} />;
}

/** One's own posts below one question. */
export function ForumAnswerEditScreen() {
  return (
    <QueryProvider>
      <Suspense fallback={<DetailSkeleton />}>
        <Named />
      </Suspense>
    </QueryProvider>
  );
}
