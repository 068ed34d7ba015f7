import { bankDeskResource } from './bank-desk';
import { bankWaitingResource } from './bank-waiting';
import { banksResource } from './banks';
import { guardianConsentsResource } from './guardian-consents';
import { loanLedgerResource } from './loan-ledger';
import { loansResource } from './loans';
import { printedLoansResource } from './printed-loans';

/** What backends answer for this feature. */
export const resources = [
  banksResource,
  guardianConsentsResource,
  loanLedgerResource,
  loansResource,
  bankDeskResource,
  bankWaitingResource,
  printedLoansResource,
] as const;
