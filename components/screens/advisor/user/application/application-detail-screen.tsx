'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ApplicantSkeleton } from '@/components/application/application-skeletons';
import { BackLink } from '@/components/application/back-link';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const loadView = () => import('@/components/application/applicant-view');
const ApplicantView = dynamic(() => loadView().then((module) => module.ApplicantView), {
  loading: ApplicantSkeleton,
});
// Comes beside the answer that it shows, not before the page.
if (typeof window !== 'undefined') void loadView().catch(() => undefined);

/** One application to a school that the advisor looks after. */
export function ApplicationDetailScreen() {
  const t = useTranslations('applications');
  const { id } = useParams<{ id: string }>();
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId: id } }));
  if (isApiError(query.error, 404) || isApiError(query.error, 400)) return <NotFoundScreen />;
  return (
    <>
      <BackLink href={href('/advisor/user/application')}>{t('backToList')}</BackLink>
      <QueryState query={query} skeleton={<ApplicantSkeleton />}>
        {(application) => <ApplicantView application={application} />}
      </QueryState>
    </>
  );
}
