'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ApplicantSkeleton } from '@/components/application/application-skeletons';
import { BackLink } from '@/components/application/back-link';
import { lazyPart } from '@/components/feedback/lazy-part';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const ApplicantView = lazyPart(
  () => import('@/components/application/applicant-view').then((module) => module.ApplicantView),
  ApplicantSkeleton,
  { ahead: true },
);

/** One application to a school that the advisor looks after. */
export function ApplicantScreen() {
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
