'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { BackLink } from '@/components/kits/detail/back-link';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { OwnLoans } from '@/components/loans/own-loans';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const Waiting = () => <Skeleton className="h-96 rounded-lg" />;
const LoanFlow = lazyPart(
  () => import('@/components/loans/form/loan-flow').then((module) => module.LoanFlow),
  Waiting,
  { ssr: false },
);

function LoansOrApplication() {
  const t = useTranslations('loanForm');
  const viewer = useViewer();
  const search = useSearchParams();
  const isApplying = search.get('apply') !== null;
  return (
    <>
      {isApplying && <BackLink href={href('/profile/student-loan')}>{t('back')}</BackLink>}
      <PageTitle>{isApplying ? t('form.title') : t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{isApplying ? t('form.lead') : t('lead')}</p>
      <QueryState query={viewer} skeleton={<Waiting />}>
        {({ sub }) =>
          isApplying ? (
            <LoanFlow userId={sub} loan={null} bankId={search.get('bankId')} />
          ) : (
            <OwnLoans userId={sub} />
          )
        }
      </QueryState>
    </>
  );
}

/** The student's loans; with `apply` in the address, the application. */
export function StudentLoanScreen() {
  const t = useTranslations('loanForm');
  const waiting = (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <Waiting />
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <LoansOrApplication />
    </Suspense>
  );
}
