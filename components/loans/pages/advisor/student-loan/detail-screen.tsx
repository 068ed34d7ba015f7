'use client';

import { Suspense } from 'react';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { useParams, useSearchParams } from '@/lib/i18n/navigation';

const LoanPage = lazyPart(
  () => import('@/components/loans/desk/loan-page').then((module) => module.LoanPage),
  DetailSkeleton,
);
const BankPage = lazyPart(
  () => import('@/components/loans/desk/bank-page').then((module) => module.BankPage),
  DetailSkeleton,
);

function Named() {
  const { userid, slug } = useParams<{ userid?: string; slug?: string }>();
  const search = useSearchParams();
  const [userId, loanId] = [userid ?? search.get('userId'), slug ?? search.get('loanId')];
  if (loanId) return userId ? <LoanPage userId={userId} slug={loanId} /> : <NotFoundScreen />;
  return <BankPage bankId={search.get('bankId')} />;
}

/**
 * What the address names: one loan (by its path, or `userId` and `loanId` in the query), or a bank with its numbers and terms
 * (`bankId`, else one's own).
 */
export function LoanDeskDetailScreen() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Named />
    </Suspense>
  );
}
