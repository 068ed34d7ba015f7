import { and, eq } from 'drizzle-orm';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { guardianConsents } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';
import { findBank } from '@/backend/core/access/bank-staff';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { answerAsGuardian, readGuardianWish } from '@/backend/features/loans/services/guardian-answer';
import { askGuardian, confirmGuardian } from '@/backend/features/loans/services/guardian-consent';

export const guardianConsentRoutes = (deps: Deps) => {
  const limit = (address: string) =>
    hitLimit(deps, `guardian:${address}`, lookupsPerAddressPerHourMax, 3_600);
  return implement(
    guardianConsentsResource,
    {
      ask: write(async (act, { params, body: { guardianPhone, amount } }) => {
        const bank = await findBank(act.tx, params.bankId);
        if (bank.status !== 'active') throw notFound('Bank not found.');
        return askGuardian(act, { bank, guardianPhone, amountCents: Math.round(amount * 100) });
      }),
      confirm: write(async (act, { params: { bankId, consentId }, body }) => {
        await findBank(act.tx, bankId);
        return confirmGuardian(act, { bankId, consentId, code: body.verifyCode });
      }),
      get: async ({ params: { bankId, consentId } }, { caller }) => {
        const own = and(
          eq(guardianConsents.id, consentId),
          eq(guardianConsents.userId, caller.id),
          eq(guardianConsents.bankId, bankId),
        );
        const [row] = await deps.db.select().from(guardianConsents).where(own);
        if (!row) throw notFound('The guardian was not asked.');
        return {
          consentId,
          agreedAt: row.agreedAt?.toISOString() ?? null,
          refusedAt: row.refusedAt?.toISOString() ?? null,
        };
      },
      read: async ({ body }, { address }) => {
        await limit(address);
        return readGuardianWish(deps, body.key);
      },
      answer: write(
        async (_, { address }) => {
          await limit(address);
        },
        async (act, { body }) => {
          await answerAsGuardian(act, body);
          return { ok: true as const };
        },
      ),
    },
    deps,
  );
};
