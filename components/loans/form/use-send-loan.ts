import { useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@/components/kits/work/use-send-once';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { type CheckedLoan, toLoanBody } from './loan-values';

export type SendProblem = 'guardian' | 'fields' | 'open' | 'closed' | 'stale' | 'session' | 'failed';

export const sendProblems: Outcomes<SendProblem> = {
  'guardian-must-agree': 'guardian',
  'bank-closed': 'closed',
  'already-processed': 'stale',
  401: 'session',
  404: 'closed',
  409: 'open',
  412: 'stale',
  422: 'fields',
  other: 'failed',
};

interface SendLoan {
  userId: string;
  /** What is corrected; null for a new application. */
  loan: LoanDetail | null;
  idempotencyKey: string;
}

/** Sends the application, or what was corrected on top of the version that the person saw. */
export function useSendLoan({ userId, loan, idempotencyKey }: SendLoan) {
  const client = useQueryClient();
  const call = async (values: CheckedLoan): Promise<LoanDetail> => {
    const { bankId, note } = values;
    const body = toLoanBody(values);
    if (!loan) return marketingApi.loans.create({ params: { bankId, userId }, body, idempotencyKey });
    return marketingApi.loans.change({
      params: { bankId: loan.bankId, userId, id: loan.loanId },
      body: { ...body, status: 'submitted', ...(note && { note }) },
      version: loan.version,
    });
  };
  return useSendOnce(
    (values: CheckedLoan) =>
      call(values).catch(async (error: unknown) => {
        const isClosed = isApiError(error) && outcomeOf(error, sendProblems) === 'closed';
        if (isClosed) await client.invalidateQueries({ queryKey: marketingApi.banks.key });
        throw error;
      }),
    [marketingApi.loans.key],
  );
}
