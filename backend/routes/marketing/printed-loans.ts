import { printedLoansResource } from '@/lib/contract/marketing/printed-loans';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { runAct } from '@/backend/services/access/act';
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
        const { loan, bank } = await runAct(deps, { caller, requestId }, async (act) => {
          const found = await findLoanOfPerson(act.tx, caller, params);
          return { loan: await showLoan(act, found), bank: await findBank(act.tx, found.loan.bankId) };
        });
        return printedFileOf(caller.id, 'loan', loanPaper(loan, bank, { locale, now: deps.clock.now() }));
      },
    },
    deps,
  );
