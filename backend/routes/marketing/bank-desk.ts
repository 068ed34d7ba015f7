import { and, asc, eq, exists } from 'drizzle-orm';
import { bankDeskResource } from '@/lib/contract/marketing/bank-desk';
import { banks, bankStaff, loans } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { forbidden, notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findBank, isAdvisor, isStaffOfBank } from '@/backend/services/access/bank-staff';
import { announceTags } from '@/backend/services/tags/tag-changes';
import { addOnRecord, onlyRow, onRecord } from '@/backend/services/access/on-record';
import { requireAdvisor } from '@/backend/services/access/staff';
import { toDeskBank } from '@/backend/services/marketing/bank-views';
import { readPortfolio } from '@/backend/services/marketing/bank-portfolio';
import {
  areOtherTerms,
  columnsOf,
  readTerms,
  recordTerms,
  toBasisPoints,
} from '@/backend/services/marketing/bank-terms';

/** @throws 404 for people who do not work there, as if there were no such bank */
const findOwnBank = async (deps: Deps, caller: Caller, id: string) => {
  const bank = await findBank(deps.db, id);
  if (!isAdvisor(caller) && !(await isStaffOfBank(deps.db, caller, bank.id)))
    throw notFound('Bank not found.');
  return bank;
};

export const bankDeskRoutes = (deps: Deps) =>
  implement(
    bankDeskResource,
    {
      mine: async (_, { caller }) => {
        const worksHere = exists(
          deps.db
            .select()
            .from(bankStaff)
            .where(and(eq(bankStaff.bankId, banks.id), eq(bankStaff.userId, caller.id))),
        );
        const rows = await deps.db
          .select()
          .from(banks)
          .where(isAdvisor(caller) ? undefined : worksHere)
          .orderBy(asc(banks.name), asc(banks.id));
        return { data: rows.map(toDeskBank), countTotal: rows.length };
      },
      portfolio: async ({ params }, { caller }) => {
        const bank = await findOwnBank(deps, caller, params.id);
        return readPortfolio(deps, bank.id);
      },
      terms: async ({ params }, { caller }) => {
        const bank = await findOwnBank(deps, caller, params.id);
        const data = await readTerms(deps.db, bank.id);
        return { data, countTotal: data.length };
      },
      create: async ({ body }, { caller, requestId, idempotencyKey: key }) => {
        requireAdvisor(caller);
        const values = {
          ...columnsOf(body),
          yearlyRateBasisPoints: toBasisPoints(body.yearlyRatePercent),
          createdAt: deps.clock.now(),
        };
        const deed = { action: 'bank-created', caller, requestId, key, body };
        const { id } = await addOnRecord(deps, deed, async (tx) => {
          const rows = await tx.insert(banks).values(values).onConflictDoNothing().returning();
          if (rows.length === 0) throw new Refusal(409, 'slug-taken', 'Another bank has this slug.');
          for (const row of rows) await recordTerms(deps, tx, row, caller.id);
          await announceTags(tx, ['banks']);
          return rows;
        });
        return toDeskBank(await findBank(deps.db, id));
      },
      update: async ({ params, body }, { caller, requestId }) => {
        const bank = await findOwnBank(deps, caller, params.id);
        if (!isAdvisor(caller)) {
          if ([body.name, body.nameNative, body.status].some((value) => value !== undefined))
            throw forbidden();
        }
        const deed = { action: 'bank-changed', caller, requestId };
        const rows = await onRecord(deps, deed, bank.id, async (tx) => {
          const changed = await tx
            .update(banks)
            // The name again, so that a body without a field is a change without an effect.
            .set({ name: bank.name, ...columnsOf(body) })
            .where(eq(banks.id, bank.id))
            .returning();
          for (const row of changed)
            if (areOtherTerms(bank, row)) await recordTerms(deps, tx, row, caller.id);
          await announceTags(tx, ['banks']);
          return changed;
        });
        return toDeskBank(onlyRow(rows));
      },
      remove: async ({ params }, { caller, requestId }) => {
        requireAdvisor(caller);
        const { id } = await findBank(deps.db, params.id);
        await onRecord(deps, { action: 'bank-removed', caller, requestId }, id, async (tx) => {
          if ((await tx.$count(loans, eq(loans.bankId, id))) > 0)
            throw new Refusal(409, 'in-use', 'Loans belong to this bank; switch it off instead.');
          await tx.delete(banks).where(eq(banks.id, id));
          await announceTags(tx, ['banks']);
        });
        return { ok: true as const };
      },
    },
    deps,
  );
