'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { OwnApplicationSkeleton } from '@/components/application/application-skeletons';
import { BackLink } from '@/components/application/back-link';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { applicantApi } from '@/lib/api/applicant';
import { isApiError } from '@/lib/api/api-error';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const loadView = () => import('@/components/application/own-application');
const OwnApplication = dynamic(() => loadView().then((module) => module.OwnApplication), {
  loading: OwnApplicationSkeleton,
});
// Comes beside the answer that it shows, not before the page.
if (typeof window !== 'undefined') void loadView().catch(() => undefined);

/** One of the student's own applications: where it stands, who acts next, what was sent. */
export function ApplicationsDetailScreen() {
  const t = useTranslations('applications');
  const { id } = useParams<{ id: string }>();
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId: id } }));
  if (isApiError(query.error, 404) || isApiError(query.error, 400)) return <NotFoundScreen />;
  return (
    <>
      <BackLink href={href('/profile/applications')}>{t('backToList')}</BackLink>
      <QueryState query={query} skeleton={<OwnApplicationSkeleton />}>
        {(application) => <OwnApplication application={application} />}
      </QueryState>
    </>
  );
}
