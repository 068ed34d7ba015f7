'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { OwnLoans } from '@/components/loans/own-loans';
import { useLiveLoans } from '@/components/loans/use-live-loans';
import { PageTitle } from '@/components/ui/page-title';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { editableLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { useSearchParams } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const OwnLoan = lazyPart(
  () => import('@/components/loans/own-loan').then((module) => module.OwnLoan),
  DetailSkeleton,
  { ahead: true },
);
const LoanFlow = lazyPart(
  () => import('@/components/loans/form/loan-flow').then((module) => module.LoanFlow),
  DetailSkeleton,
  { ssr: false },
);

/** The correction has an address, so that the way back leads out of it. */
function ReadOrChange({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loanForm.form');
  const isChanging = useSearchParams().get('change') === 'yes';
  if (!isChanging || !editableLoanStatuses.includes(loan.status)) return <OwnLoan loan={loan} />;
  return (
    <>
      <PageTitle className="mb-4">{t('changeTitle')}</PageTitle>
      <LoanFlow userId={loan.userId} loan={loan} />
    </>
  );
}

function OneLoan({ userId, slug }: { userId: string; slug: string }) {
  const t = useTranslations('loanForm');
  const query = useQuery(marketingApi.loans.find.queryOptions({ params: { userId, slug } }));
  useLiveLoans(userId);
  return (
    <DetailPage
      query={query}
      back={{ href: href('/profile/student-loan'), label: t('back') }}
      skeleton={<DetailSkeleton />}
    >
      {(loan) => <ReadOrChange loan={loan} />}
    </DetailPage>
  );
}

/** Without a name in the query: the latest loan. */
function LatestLoan({ userId }: { userId: string }) {
  const query = useQuery(marketingApi.loans.own.queryOptions({ params: { userId } }));
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />}>
      {({ data: [latest] }) =>
        latest ? <OneLoan userId={userId} slug={latest.loanId} /> : <NoLoan userId={userId} />
      }
    </QueryState>
  );
}

function NoLoan({ userId }: { userId: string }) {
  const t = useTranslations('loanForm');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <OwnLoans userId={userId} />
    </>
  );
}

function Named() {
  const viewer = useViewer();
  const slug = useSearchParams().get('loanId');
  return (
    <QueryState query={viewer} skeleton={<DetailSkeleton />}>
      {({ sub }) => (slug ? <OneLoan userId={sub} slug={slug} /> : <LatestLoan userId={sub} />)}
    </QueryState>
  );
}

/** One of the student's own loans, named in the query. */
export function StudentLoanDetailScreen() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Named />
    </Suspense>
  );
}
