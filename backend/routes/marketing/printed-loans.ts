import { printedLoansResource } from '@/lib/contract/marketing/printed-loans';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { findBank } from '@/backend/services/access/bank-staff';
import { findLoanOfPerson } from '@/backend/services/marketing/find-loan';
import { showLoan } from '@/backend/services/marketing/show-loan';
import { loanPaper } from '@/backend/services/papers/loan-paper';
import { printedFileOf } from '@/backend/services/papers/printed-file';

export const printedLoanRoutes = (deps: Deps) =>
  implement(
    printedLoansResource,
    {
      get: async ({ params, query: { lang: locale } }, { caller, requestId }) => {
        const found = await findLoanOfPerson(deps, caller, params);
        const loan = await showLoan(deps, found, caller.id, requestId);
        const bank = await findBank(deps.db, loan.bankId);
        return printedFileOf('loan', loanPaper(loan, bank, { locale, now: deps.clock.now() }));
      },
    },
    deps,
  );
