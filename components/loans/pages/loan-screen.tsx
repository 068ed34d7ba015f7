import { LoanView } from '@/components/loans/loan-view';
import { cachedBanks } from '@/lib/query/banks';

export async function LoanScreen() {
  return <LoanView banks={await cachedBanks()} />;
}
