'use client';

import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/detail/detail-skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';

const LoanPage = lazyPart(
  () => import('@/components/loan/desk/loan-page').then((module) => module.LoanPage),
  DetailSkeleton,
);
const BankPage = lazyPart(
  () => import('@/components/loan/desk/bank-page').then((module) => module.BankPage),
  DetailSkeleton,
);

/** What the query names: one loan (`userId`, `loanId`), or a bank with its numbers and terms (`bankId`, else one's own). */
export function LoanDeskDetailScreen() {
  const search = useSearchParams();
  const [userId, loanId] = [search.get('userId'), search.get('loanId')];
  if (loanId) return userId ? <LoanPage userId={userId} slug={loanId} /> : <NotFoundScreen />;
  return <BankPage bankId={search.get('bankId')} />;
}
