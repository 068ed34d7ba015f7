'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import type { AskPlace } from '@/components/questions/ask-form';
import { AskPage } from '@/components/questions/ask-page';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { QueryProvider } from '@/lib/query/query-provider';

/** A new question. */
export function QuestionScreen({ place }: { place: AskPlace }) {
  const t = useTranslations('ownQuestion.ask');
  return (
    <div className="max-w-2xl">
      <PageTitle className="mb-5">{t('heading')}</PageTitle>
      <QueryProvider>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AskPage place={place} />
        </Suspense>
      </QueryProvider>
    </div>
  );
}
