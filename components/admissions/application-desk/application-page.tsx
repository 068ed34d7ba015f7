'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { applicantApi } from '@/lib/api/applicant';
import { useParams } from '@/lib/i18n/navigation';
import { useHeldMoveSender } from './held-moves';
import { WalkBar } from './walk-bar';

const ApplicantView = lazyPart(
  () => import('@/components/admissions/application/applicant-view').then((module) => module.ApplicantView),
  DetailSkeleton,
  { ahead: true },
);

const DecisionBar = lazyPart(
  () => import('./decision-bar').then((module) => module.DecisionBar),
  () => null,
  { ahead: true },
);

const EnteredApplication = lazyPart(
  () => import('./entered-application').then((module) => module.EnteredApplication),
  DetailSkeleton,
);

const DuplicatesNotice = lazyPart(
  () =>
    import('@/components/admissions/application-merge/duplicates-notice').then(
      (module) => module.DuplicatesNotice,
    ),
  () => null,
);

/** One application at an address of its own, with what the reader may do with it. */
export function ApplicationPage() {
  const t = useTranslations('applications');
  const area = useApplicationArea();
  const { id } = useParams<{ id: string }>();
  useHeldMoveSender();
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId: id } }));
  return (
    <DetailPage
      key={id}
      query={query}
      back={{ href: area.list.href(), label: t('backToList') }}
      skeleton={<DetailSkeleton />}
    >
      {(application) => (
        <>
          <WalkBar applicantId={application.applicantId} />
          {application.right === 'state' ? (
            <EnteredApplication application={application} />
          ) : (
            <div className="decision-page">
              <DuplicatesNotice applicantId={application.applicantId} />
              <ApplicantView application={application} />
              <DecisionBar application={application} />
            </div>
          )}
        </>
      )}
    </DetailPage>
  );
}
