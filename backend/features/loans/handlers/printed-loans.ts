import { printedLoansResource } from '@/lib/contract/loans/printed-loans';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { runAct } from '@/backend/core/access/act';
import { findBank } from '@/backend/core/access/bank-staff';
import { findLoanOfPerson } from '@/backend/features/loans/services/find-loan';
import { showLoan } from '@/backend/features/loans/services/show-loan';
import { loanPaper } from '@/backend/features/loans/services/loan-paper';
import { printedFileOf } from '@/backend/core/papers/printed-file';

export const printedLoanRoutes = (deps: Deps) =>
  implement(
    printedLoansResource,
    {
      get: async ({ params, query: { lang: locale } }, { caller, requestId }) => {
        const { loan, bank } = await runAct(deps, { caller, requestId }, async (act) => {
          const found = await findLoanOfPerson(act.tx, caller, params);
          return { loan: await showLoan(act, found), bank: await findBank(act.tx, found.loan.bankId) };
        });
        return printedFileOf(caller.id, 'loan', loanPaper(loan, bank, { locale, now: deps.clock.now() }));
      },
    },
    deps,
  );
