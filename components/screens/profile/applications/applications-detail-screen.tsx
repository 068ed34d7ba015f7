'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DetailPage } from '@/components/detail/detail-page';
import { DetailSkeleton } from '@/components/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { applicantApi } from '@/lib/api/applicant';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const OwnApplication = lazyPart(
  () => import('@/components/application/own-application').then((module) => module.OwnApplication),
  DetailSkeleton,
  { ahead: true },
);

/** One of the student's own applications: its state, who acts next, and its data. */
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
      {(application) => <OwnApplication application={application} />}
    </DetailPage>
  );
}
