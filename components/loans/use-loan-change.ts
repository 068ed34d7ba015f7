import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { marketingApi } from '@/lib/api/marketing';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { LoanChange, LoanDetail } from '@/lib/contract/loans/loan-shapes';

export type LoanFailure =
  | 'stale'
  | 'refused'
  | 'officer'
  | 'unseen'
  | 'age'
  | 'leaving'
  | 'guardian'
  | 'failed';

const failures: Outcomes<LoanFailure> = {
  'same-officer': 'officer',
  'papers-unseen': 'unseen',
  'birthday-changed': 'age',
  'account-leaving': 'leaving',
  'guardian-must-agree': 'guardian',
  'birthday-unknown': 'guardian',
  403: 'refused',
  409: 'refused',
  412: 'stale',
  422: 'refused',
  other: 'failed',
};

/** Changes a loan on top of the version that is on the page. */
export function useLoanChange(loan: Pick<LoanDetail, 'loanId' | 'bankId' | 'userId' | 'version'>) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<LoanFailure | null>(null);
  const { send, busy } = useWrite(marketingApi.loans.change, {
    invalidates: [marketingApi.bankDesk.key],
  });
  /** The loan as it is stored; null after a refusal, and then it is read again. */
  const change = async (body: LoanChange): Promise<LoanDetail | null> => {
    setFailure(null);
    const { loanId: id, bankId, userId, version } = loan;
    try {
      return await send({ params: { bankId, userId, id }, body, version });
    } catch (error) {
      setFailure(outcomeOf(error, failures));
      await client.invalidateQueries({ queryKey: marketingApi.loans.key });
      return null;
    }
  };
  return { change, failure, busy };
}
