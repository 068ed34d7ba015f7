'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { pendingStep } from '@/lib/domain/admissions/applicant-steps';
import { useParams, useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const OwnApplication = lazyPart(
  () => import('@/components/admissions/application/own-application').then((module) => module.OwnApplication),
  DetailSkeleton,
  { ahead: true },
);

const ChangeApplication = lazyPart(
  () =>
    import('@/components/admissions/enrollment/change-application').then(
      (module) => module.ChangeApplication,
    ),
  DetailSkeleton,
);

/** The change has an address, so that the way back leads out of it. */
function ReadOrChange({ application }: { application: ApplicantDetail }) {
  const isChanging = useSearchParams().get('change') === 'yes';
  const { enrollToDetail, applicantStatus } = application;
  if (!isChanging || !enrollToDetail || applicantStatus !== pendingStep.key)
    return <OwnApplication application={application} />;
  return <ChangeApplication application={{ ...application, enrollToDetail }} />;
}

/** One of the student's own applications: where it stands, who acts next, what was sent. */
export function ApplicationsDetailScreen() {
  const t = useTranslations('applications');
  const { id } = useParams<{ id: string }>();
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId: id } }));
  return (
    <DetailPage
      query={query}
      back={{ href: href('/profile/applications'), label: t('backToList') }}
      skeleton={<DetailSkeleton />}
    >
      {(application) => <ReadOrChange application={application} />}
    </DetailPage>
  );
}
