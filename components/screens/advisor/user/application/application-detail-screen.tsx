'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { WalkBar } from '@/components/admissions/application-desk/walk-bar';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { applicantApi } from '@/lib/api/applicant';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const ApplicantView = lazyPart(
  () => import('@/components/admissions/application/applicant-view').then((module) => module.ApplicantView),
  DetailSkeleton,
  { ahead: true },
);

const DuplicatesNotice = lazyPart(
  () =>
    import('@/components/admissions/application-merge/duplicates-notice').then(
      (module) => module.DuplicatesNotice,
    ),
  () => null,
);

/** One application to a school that the advisor manages. */
export function ApplicationDetailScreen() {
  const t = useTranslations('applications');
  const { id } = useParams<{ id: string }>();
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId: id } }));
  return (
    <DetailPage
      key={id}
      query={query}
      back={{ href: href('/advisor/user/application'), label: t('backToList') }}
      skeleton={<DetailSkeleton />}
    >
      {(application) => (
        <>
          <WalkBar applicantId={application.applicantId} />
          <DuplicatesNotice applicantId={application.applicantId} />
          <ApplicantView application={application} />
        </>
      )}
    </DetailPage>
  );
}
