import { and, asc, eq, exists } from 'drizzle-orm';
import { bankDeskResource } from '@/lib/contract/marketing/bank-desk';
import { banks, bankStaff, loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden, notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findBank, isAdvisor, isStaffOfBank } from '@/backend/services/access/bank-staff';
import { addOnRecord, onlyRow, onRecord } from '@/backend/services/access/on-record';
import { requireAdvisor } from '@/backend/services/access/staff';
import { toDeskBank } from '@/backend/services/marketing/bank-views';
import { ratePercent } from '@/backend/services/marketing/loan-views';

const toBasisPoints = (percent: number) => Math.round(percent * 100);

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
      create: async ({ body }, { caller, requestId, idempotencyKey: key }) => {
        requireAdvisor(caller);
        const { yearlyRatePercent, ...fields } = body;
        const values = {
          ...fields,
          yearlyRateBasisPoints: toBasisPoints(yearlyRatePercent),
          createdAt: deps.clock.now(),
        };
        const deed = { action: 'bank-created', caller, requestId, key, body };
        const { id } = await addOnRecord(deps, deed, async (tx) => {
          const rows = await tx
            .insert(banks)
            .values(values)
            .onConflictDoNothing()
            .returning({ id: banks.id });
          if (rows.length === 0) throw new Refusal(409, 'slug-taken', 'Another bank has this slug.');
          return rows;
        });
        return toDeskBank(await findBank(deps.db, id));
      },
      update: async ({ params, body }, { caller, requestId }) => {
        const bank = await findBank(deps.db, params.id);
        const { yearlyRatePercent, ...fields } = body;
        if (!isAdvisor(caller)) {
          if (!(await isStaffOfBank(deps.db, caller, bank.id))) throw notFound();
          if ([body.name, body.nameNative, body.status].some((value) => value !== undefined))
            throw forbidden();
        }
        const rate = yearlyRatePercent ?? ratePercent(bank);
        const rows = await onRecord(deps, { action: 'bank-changed', caller, requestId }, bank.id, (tx) =>
          tx
            .update(banks)
            .set({ ...fields, yearlyRateBasisPoints: toBasisPoints(rate) })
            .where(eq(banks.id, bank.id))
            .returning(),
        );
        return toDeskBank(onlyRow(rows));
      },
      remove: async ({ params }, { caller, requestId }) => {
        requireAdvisor(caller);
        const { id } = await findBank(deps.db, params.id);
        await onRecord(deps, { action: 'bank-removed', caller, requestId }, id, async (tx) => {
          if ((await tx.$count(loans, eq(loans.bankId, id))) > 0)
            throw new Refusal(409, 'in-use', 'Loans belong to this bank; switch it off instead.');
          await tx.delete(banks).where(eq(banks.id, id));
        });
        return { ok: true as const };
      },
    },
    deps,
  );
