import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { banks, bankStaff, loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listTable } from '@/backend/lists/list-page';
import { findBank, findOwnBank } from '@/backend/core/access/bank-staff';
import { isAdvisor, requireAdvisor } from '@/backend/core/access/staff';
import { changeBank, createBank } from '@/backend/features/loans/services/bank-changes';
import { changeAsOfficer } from '@/backend/features/loans/services/bank-waiting';
import { showBank, showBanks } from '@/backend/features/loans/services/bank-views';
import { readLoanProgress } from '@/backend/features/loans/services/loan-progress';
import { readPortfolio } from '@/backend/features/loans/services/bank-portfolio';
import { readTerms } from '@/backend/features/loans/services/bank-terms';

const isNamed = (keyword: string) =>
  sql`position(${keyword.toLowerCase()} in lower(${banks.name} || ' ' || ${banks.nameNative})) > 0`;

export const bankDeskRoutes = (deps: Deps) =>
  implement(
    bankDeskResource,
    {
      mine: async ({ query: { keyword, status, start, limit } }, { caller }) => {
        const worksHere = exists(
          deps.db
            .select()
            .from(bankStaff)
            .where(and(eq(bankStaff.bankId, banks.id), eq(bankStaff.userId, caller.id))),
        );
        const { rows, countTotal } = await listTable(deps.db, banks, {
          visible: isAdvisor(caller) ? undefined : worksHere,
          filters: [status === 'all' ? undefined : eq(banks.status, status)],
          search: keyword ? isNamed(keyword) : undefined,
          sorts: [asc(banks.name), asc(banks.id)],
          start,
          limit,
        });
        return { data: await showBanks(deps.db, rows, caller.id), countTotal };
      },
      get: async ({ params }, { caller }) =>
        showBank(deps.db, await findOwnBank(deps.db, caller, params.id), caller.id),
      portfolio: async ({ params }, { caller }) => {
        const bank = await findOwnBank(deps.db, caller, params.id);
        return readPortfolio(deps, bank.id);
      },
      progress: async ({ params }, { caller }) => {
        const bank = await findOwnBank(deps.db, caller, params.id);
        return readLoanProgress(deps, bank.id);
      },
      terms: async ({ params }, { caller }) => {
        const bank = await findOwnBank(deps.db, caller, params.id);
        const data = await readTerms(deps.db, bank.id);
        return { data, countTotal: data.length };
      },
      create: write(async (act, { body }) => {
        requireAdvisor(act.caller);
        return showBank(act.tx, await createBank(act, body), act.caller.id);
      }),
      update: write(async (act, { params, body }) => {
        const bank = await findOwnBank(act.tx, act.caller, params.id);
        if (!isAdvisor(act.caller)) {
          if ([body.name, body.nameNative, body.status].some((value) => value !== undefined))
            throw forbidden();
        }
        const after = isAdvisor(act.caller)
          ? await changeBank(act, bank, body)
          : await changeAsOfficer(act, bank, body);
        return showBank(act.tx, after, act.caller.id);
      }),
      remove: write(async (act, { params }) => {
        requireAdvisor(act.caller);
        const { id } = await findBank(act.tx, params.id);
        if ((await act.tx.$count(loans, eq(loans.bankId, id))) > 0)
          throw new Refusal(409, 'in-use', 'Loans belong to this bank; switch it off instead.');
        await act.tx.delete(banks).where(eq(banks.id, id));
        act.note('bank-removed', id);
        return { ok: true as const };
      }),
    },
    deps,
  );
