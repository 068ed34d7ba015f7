import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { InstalmentTable } from './instalment-table';
import { PaymentDays } from './payment-days';
import { paymentsOf } from './payments-of';

/** Every instalment, and the days of those that lie ahead for the phone's calendar. */
export const PaymentPlan = ({ loan }: { loan: LoanDetail }) => (
  <>
    <InstalmentTable payments={paymentsOf(loan)} />
    <div className="mt-3 empty:hidden">
      <PaymentDays loan={loan} />
    </div>
  </>
);
