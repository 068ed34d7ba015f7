import { eq } from 'drizzle-orm';
import { guardianConsentsResource } from '@/lib/contract/marketing/guardian-consents';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findBank } from '@/backend/services/access/bank-staff';
import { askGuardian, confirmGuardian } from '@/backend/services/marketing/guardian-consent';

export const guardianConsentRoutes = (deps: Deps) =>
  implement(
    guardianConsentsResource,
    {
      ask: async ({ params, body }, { caller, requestId }) => {
        const bank = await findBank(deps.db, params.bankId);
        if (bank.status !== 'active') throw notFound('Bank not found.');
        const [user] = await deps.db
          .select({ phone: users.phone })
          .from(users)
          .where(eq(users.id, caller.id));
        const { guardianPhone, amount } = body;
        const wish = { bank, guardianPhone, amountCents: Math.round(amount * 100) };
        const asker = { ...caller, phone: user?.phone ?? null };
        return deps.db.transaction((tx) => askGuardian(deps, tx, wish, asker, requestId));
      },
      confirm: async ({ params, body }, { caller, requestId }) => {
        const { consentId } = params;
        const { id: bankId } = await findBank(deps.db, params.bankId);
        return confirmGuardian(deps, { bankId, consentId, code: body.verifyCode }, caller, requestId);
      },
    },
    deps,
  );
