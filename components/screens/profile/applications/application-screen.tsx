'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { OwnApplicationSkeleton } from '@/components/application/application-skeletons';
import { BackLink } from '@/components/application/back-link';
import { lazyPart } from '@/components/feedback/lazy-part';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { applicantApi } from '@/lib/api/applicant';
import { isApiError } from '@/lib/api/api-error';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const OwnApplication = lazyPart(
  () => import('@/components/application/own-application').then((module) => module.OwnApplication),
  OwnApplicationSkeleton,
  { ahead: true },
);

/** One of the student's own applications: where it stands, who acts next, what was sent. */
export function ApplicationScreen() {
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
