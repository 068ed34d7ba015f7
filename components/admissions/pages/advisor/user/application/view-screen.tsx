'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { applicantApi } from '@/lib/api/applicant';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const ReadingView = lazyPart(
  () => import('@/components/admissions/application-desk/reading-view').then((module) => module.ReadingView),
  DetailSkeleton,
  { ahead: true },
);

/** One application to read and to print, with everything that was sent and that happened; nothing is decided here. */
export function ViewScreen() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Body />
    </Suspense>
  );
}

function Body() {
  const t = useTranslations('applications');
  const applicantId = useSearchParams().get('applicantId') ?? '';
  const query = useQuery({
    ...applicantApi.applicants.get.queryOptions({ query: { applicantId } }),
    enabled: applicantId !== '',
  });
  if (applicantId === '') return <NotFoundScreen />;
  return (
    <DetailPage
      query={query}
      back={{ href: href('/advisor/user/application'), label: t('backToList') }}
      skeleton={<DetailSkeleton />}
    >
      {(application) => <ReadingView application={application} />}
    </DetailPage>
  );
}
