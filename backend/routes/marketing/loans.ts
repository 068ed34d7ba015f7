import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import { loansResource } from '@/lib/contract/marketing/loans';
import { removableLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { countRows, listJoined, listWhere } from '@/backend/lists/list-page';
import { audit } from '@/backend/services/access/audit';
import { findBank, isAdvisor, isStaffOfBank } from '@/backend/services/access/bank-staff';
import { changeAsBank, changeAsStudent } from '@/backend/services/marketing/change-loan';
import { once } from '@/backend/services/access/idempotency';
import { joinLoans, readLoanDetail, toLoan } from '@/backend/services/marketing/loan-views';
import { findLoan, findLoanOfPerson } from '@/backend/services/marketing/find-loan';
import { showLoan } from '@/backend/services/marketing/show-loan';
import { bankList } from '@/backend/services/marketing/loan-lists';
import { finishLoanDocuments, refuseSecondLoan, storeLoan } from '@/backend/services/marketing/submit-loan';

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
      find: async ({ params }, { caller, requestId }) =>
        showLoan(deps, await findLoanOfPerson(deps, caller, params), caller.id, requestId),
      create: async ({ params, body }, { caller, idempotencyKey, requestId }) => {
        const bank = await findBank(deps.db, params.bankId);
        if (bank.status !== 'active') throw notFound('Bank not found.');
        await finishLoanDocuments(deps, caller.id, body.documents);
        const call = { owner: caller.id, endpoint: `loan:${bank.id}`, key: idempotencyKey, body };
        return refuseSecondLoan(
          once(deps, call, async (tx) => {
            const id = await storeLoan(deps, tx, { bank, body, caller, requestId });
            return readLoanDetail(tx, id, { withDocuments: true });
          }),
        );
      },
      get: async ({ params }, { caller, requestId }) =>
        showLoan(deps, await findLoan(deps, caller, params), caller.id, requestId),
      change: async ({ params, body, version }, { caller, requestId }) => {
        const { loan, reader } = await findLoan(deps, caller, params);
        if (reader === 'advisor') throw new Refusal(403, 'forbidden', 'The bank decides about its loans.');
        const change = reader === 'student' ? changeAsStudent : changeAsBank;
        await change(deps, { loan, body, version, caller, requestId });
        return readLoanDetail(deps.db, loan.id, { withDocuments: true });
      },
      remove: async ({ params }, { caller, requestId }) => {
        const { loan, reader } = await findLoan(deps, caller, params);
        if (reader !== 'student')
          throw new Refusal(403, 'forbidden', 'Only the student may take an application back.');
        await deps.db.transaction(async (tx) => {
          // Checked again in the write: the bank may start at the same moment.
          const removed = await tx
            .delete(loans)
            .where(and(eq(loans.id, loan.id), inArray(loans.status, [...removableLoanStatuses])))
            .returning({ id: loans.id });
          if (removed.length === 0) {
            throw new Refusal(409, 'already-processed', 'The data modification can not proceed.');
          }
          const detail = { status: loan.status };
          await audit(
            deps,
            { action: 'loan-removed', actorId: caller.id, subject: loan.id, requestId, detail },
            tx,
          );
        });
        return { ok: true as const };
      },
      listOfBank: async ({ params, query }, { caller }) => {
        const bank = await findBank(deps.db, params.bankId);
        if (!isAdvisor(caller) && !(await isStaffOfBank(deps.db, caller, bank.id)))
          throw notFound('Bank not found.');
        const list = bankList(bank.id, query);
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
