'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { BankEditor } from '@/components/loans/bank-desk/bank-editor';
import { marketingApi } from '@/lib/api/marketing';
import { useParams } from '@/lib/i18n/navigation';

/** The bank that the address names: its data, its people, and what its terms were. */
export function BankEditScreen() {
  const { bankid: id } = useParams<{ bankid: string }>();
  const query = useQuery(marketingApi.bankDesk.get.queryOptions({ params: { id } }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(bank) => <BankEditor bank={bank} />}
    </RecordPage>
  );
}
