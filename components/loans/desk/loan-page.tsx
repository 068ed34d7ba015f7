'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { useLiveLoans } from '../use-live-loans';
import { DeskLoan } from './desk-loan';

/** @param props.slug the id of the loan, or its reference code */
export function LoanPage({ userId, slug }: { userId: string; slug: string }) {
  const t = useTranslations('loanDesk');
  const viewer = useViewer();
  const query = useQuery(marketingApi.loans.find.queryOptions({ params: { userId, slug } }));
  useLiveLoans(viewer.data?.sub);
  return (
    <DetailPage
      query={query}
      back={{ href: href('/advisor/student-loan'), label: t('back') }}
      skeleton={<DetailSkeleton />}
    >
      {(loan) => <DeskLoan loan={loan} />}
    </DetailPage>
  );
}
