'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { SentApplication } from '@/components/admissions/application/sent-application';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { applicantApi } from '@/lib/api/applicant';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

function Chosen({ applicantId }: { applicantId: string }) {
  const t = useTranslations('applications');
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId } }));
  return (
    <DetailPage
      query={query}
      back={{ href: href('/profile/applications/[id]', { id: applicantId }), label: t('single') }}
      skeleton={<DetailSkeleton />}
    >
      {(application) => <SentApplication application={application} />}
    </DetailPage>
  );
}

function ChosenOrNone() {
  const t = useTranslations('offers.print');
  const tApplications = useTranslations('applications');
  const applicantId = useSearchParams().get('applicantId');
  if (applicantId) return <Chosen key={applicantId} applicantId={applicantId} />;
  return (
    <>
      <PageTitle className="mb-6">{t('title')}</PageTitle>
      <Empty
        title={t('none')}
        illustration="applications"
        action={<LinkButton href={href('/profile/applications')}>{tApplications('title')}</LinkButton>}
      >
        {t('noneBody')}
      </Empty>
    </>
  );
}

/** The application in the address in full, to read and to print. */
export function ViewDetailsScreen() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <ChosenOrNone />
    </Suspense>
  );
}
