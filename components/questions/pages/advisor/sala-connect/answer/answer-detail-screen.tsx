'use client';

import { Suspense } from 'react';
import { QuestionDeskPage } from '@/components/questions/question-desk-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { useParams } from '@/lib/i18n/navigation';

function Named() {
  const { questionId } = useParams<{ questionId: string }>();
  return <QuestionDeskPage questionId={questionId} />;
}

export function AdvisorAnswerDetailScreen() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Named />
    </Suspense>
  );
}
