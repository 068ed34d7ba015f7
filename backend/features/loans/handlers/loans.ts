import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import { loansResource } from '@/lib/contract/loans/loans';
import { removableLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { countRows, listJoined, listWhere } from '@/backend/lists/list-page';
import { findBank, isStaffOfBank } from '@/backend/core/access/bank-staff';
import { isAdvisor } from '@/backend/core/access/staff';
import {
  changeAsAdvisor,
  changeAsBank,
  changeAsStudent,
} from '@/backend/features/loans/services/change-loan';
import { readLoanDetail } from '@/backend/features/loans/services/loan-detail';
import { joinLoans, toLoan } from '@/backend/features/loans/services/loan-views';
import { endOpenConsents } from '@/backend/features/loans/services/guardian-consent';
import { findLoan, findLoanOfPerson } from '@/backend/features/loans/services/find-loan';
import { showLoan } from '@/backend/features/loans/services/show-loan';
import { bankList } from '@/backend/features/loans/services/loan-lists';
import {
  announceWithdrawal,
  finishLoanDocuments,
  storeLoan,
} from '@/backend/features/loans/services/submit-loan';

const changes = { student: changeAsStudent, bank: changeAsBank, advisor: changeAsAdvisor };

export const loanRoutes = (deps: Deps) =>
  implement(
    loansResource,
    {
      mine: async ({ params }) => {
        const bank = await findBank(deps.db, params.bankId);
        const rows = await joinLoans(deps.db)
          .where(and(eq(loans.bankId, bank.id), eq(loans.userId, params.userId)))
          .orderBy(desc(loans.createdAt), desc(loans.id))
          .limit(100);
        return { data: rows.map(toLoan), countTotal: rows.length };
      },
      own: async ({ params }) => {
        const rows = await joinLoans(deps.db)
          .where(eq(loans.userId, params.userId))
          .orderBy(desc(loans.createdAt), desc(loans.id))
          .limit(100);
        return { data: rows.map(toLoan), countTotal: rows.length };
      },
      find: write(async (act, { params }) =>
        showLoan(act, await findLoanOfPerson(act.tx, act.caller, params)),
      ),
      create: write(
        async ({ body }, { caller }) => finishLoanDocuments(deps, caller.id, body.documents),
        async (act, { params, body }) => {
          const bank = await findBank(act.tx, params.bankId);
          if (bank.status !== 'active') throw notFound('Bank not found.');
          const id = await storeLoan(act, bank, body);
          return readLoanDetail(act.tx, id, { reader: 'student', callerId: act.caller.id, now: act.now });
        },
      ),
      get: write(async (act, { params }) => showLoan(act, await findLoan(act.tx, act.caller, params))),
      change: write(
        async ({ body }, { caller }) => finishLoanDocuments(deps, caller.id, body.documents ?? {}),
        async (act, { params, body }) => {
          const { loan, reader } = await findLoan(act.tx, act.caller, params);
          await changes[reader](act, { loan, body });
          return readLoanDetail(act.tx, loan.id, { reader, callerId: act.caller.id, now: act.now });
        },
      ),
      remove: write(async (act, { params }) => {
        const { loan, reader } = await findLoan(act.tx, act.caller, params);
        if (reader !== 'student')
          throw new Refusal(403, 'forbidden', 'Only the student may take an application back.');
        // Checked again in the write: the bank may start at the same moment.
        const removed = await act.tx
          .delete(loans)
          .where(and(eq(loans.id, loan.id), inArray(loans.status, [...removableLoanStatuses])))
          .returning({ id: loans.id });
        if (removed.length === 0)
          throw new Refusal(409, 'already-processed', 'The data modification can not proceed.');
        act.note('loan-removed', loan.id, { status: loan.status });
        // The bank has heard of it once it was sent.
        if (loan.status !== 'draft') {
          await announceWithdrawal(act, await findBank(act.tx, loan.bankId), loan.id);
          await endOpenConsents(act, loan);
        }
        return { ok: true as const };
      }),
      listOfBank: async ({ params, query }, { caller }) => {
        const bank = await findBank(deps.db, params.bankId);
        if (!isAdvisor(caller) && !(await isStaffOfBank(deps.db, caller, bank.id)))
          throw notFound('Bank not found.');
        const list = bankList(bank.id, query, deps.clock.now());
        const { visible: all, search } = list;
        const [{ rows, countTotal }, countAllData, byStatus, [total]] = await Promise.all([
          listJoined(deps.db, loans, list, (where, sorts) =>
            joinLoans(deps.db)
              .where(where)
              .orderBy(...sorts),
          ),
          countRows(deps.db, loans, all),
          deps.db
            .select({ status: loans.status, value: count() })
            .from(loans)
            .where(and(all, search))
            .groupBy(loans.status),
          deps.db
            .select({ value: sum(loans.amountCents).mapWith(Number) })
            .from(loans)
            .where(listWhere(list)),
        ]);
        return {
          data: rows.map(toLoan),
          countTotal,
          amountTotal: (total?.value ?? 0) / 100,
          countAllData,
          countByStatus: Object.fromEntries(byStatus.map((row) => [row.status, row.value])),
        };
      },
    },
    deps,
  );
