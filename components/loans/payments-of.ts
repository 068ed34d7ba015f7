import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import type { PlannedPayment } from './instalment-table';

/** Before the loan is paid out, an instalment has no state yet. */
export const paymentsOf = ({ plan, status }: Pick<LoanDetail, 'plan' | 'status'>): PlannedPayment[] =>
  status === 'paid-out' || status === 'closed'
    ? plan.instalments
    : plan.instalments.map(({ state: _state, paidOn: _paidOn, ...payment }) => payment);
