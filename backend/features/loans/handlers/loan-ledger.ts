import { loanLedgerResource } from '@/lib/contract/loans/loan-ledger';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { type Act, runAct } from '@/backend/core/access/act';
import { findLoan, findLoanOfPerson } from '@/backend/features/loans/services/find-loan';
import { readLedger } from '@/backend/features/loans/services/loan-books-of';
import { readLoanDetail } from '@/backend/features/loans/services/loan-detail';
import { correctPosting, postByOfficer } from '@/backend/features/loans/services/post-to-ledger';
import { showLoan } from '@/backend/features/loans/services/show-loan';
import { printedFileOf } from '@/backend/core/papers/printed-file';
import { statementPaper } from '@/backend/features/loans/services/statement-paper';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';

/** @throws 404 for strangers, 403 for whoever is not of the bank */
const findOfBank = async (act: Act, params: Parameters<typeof findLoan>[2]) => {
  const { loan, reader } = await findLoan(act.tx, act.caller, params);
  if (reader !== 'bank') throw new Refusal(403, 'forbidden', 'The bank keeps the books of its loans.');
  return loan;
};

export const loanLedgerRoutes = (deps: Deps) =>
  implement(
    loanLedgerResource,
    {
      get: async ({ params, query }, { caller }) => {
        const { loan, reader } = await findLoanOfPerson(deps.db, caller, params);
        const today = dayInCambodia(deps.clock.now());
        const last = addDaysToDay(today, ledgerLimits.payoffAheadMaxDays);
        const asked = query.on ?? today;
        const day = asked < last ? asked : last;
        const read = await readLedger(deps.db, loan, { day, withNames: reader === 'bank' });
        if (!read) throw notFound('The loan is not paid out.');
        return read.ledger;
      },
      statement: async ({ params, query: { lang: locale } }, { caller, requestId }) => {
        const loan = await runAct(deps, { caller, requestId }, async (act) =>
          showLoan(act, await findLoanOfPerson(act.tx, caller, params)),
        );
        if (!loan.ledger) throw notFound('The loan is not paid out.');
        return printedFileOf(
          caller.id,
          'statement',
          statementPaper({ ...loan, ledger: loan.ledger }, { locale, now: deps.clock.now() }),
        );
      },
      post: write(async (act, { params, body }) => {
        const loan = await findOfBank(act, params);
        await postByOfficer(act, loan, body);
        return readLoanDetail(act.tx, loan.id, { reader: 'bank', callerId: act.caller.id, now: act.now });
      }),
      correct: write(async (act, { params: { postingId, ...params }, body: { note } }) => {
        const loan = await findOfBank(act, params);
        await correctPosting(act, loan, { postingId, note });
        return readLoanDetail(act.tx, loan.id, { reader: 'bank', callerId: act.caller.id, now: act.now });
      }),
    },
    deps,
  );
