import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanChange, LoanDetail } from '@/lib/contract/marketing/loan-shapes';

export type LoanFailure = 'stale' | 'refused' | 'open' | 'future' | 'failed';

const failureOf = (error: unknown): LoanFailure => {
  if (!isApiError(error)) return 'failed';
  const has = (code: string) => error.issues.some((issue) => issue.code === code);
  if (has('instalments-open')) return 'open';
  if (has('day-in-future') || has('before-start')) return 'future';
  if (error.status === 412) return 'stale';
  return error.status === 409 || error.status === 422 || error.status === 403 ? 'refused' : 'failed';
};

/** Changes a loan on top of the version that is on the page. */
export function useLoanChange(loan: Pick<LoanDetail, 'loanId' | 'bankId' | 'userId' | 'version'>) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<LoanFailure | null>(null);
  const invalidates = [marketingApi.loans.key, marketingApi.bankDesk.key];
  const { mutateAsync, isPending } = useMutation(
    marketingApi.loans.change.mutationOptions({ meta: { invalidates } }),
  );
  /** True once it is stored; after a refusal, the loan is read again. */
  const change = async (body: LoanChange): Promise<boolean> => {
    setFailure(null);
    const { loanId: id, bankId, userId, version } = loan;
    try {
      await mutateAsync({ params: { bankId, userId, id }, body, version });
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      await client.invalidateQueries({ queryKey: marketingApi.loans.key });
      return false;
    }
  };
  return { change, failure, busy: isPending };
}
