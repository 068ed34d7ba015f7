import { guardianConsentsResource } from '@/lib/contract/marketing/guardian-consents';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findBank } from '@/backend/services/access/bank-staff';
import { askGuardian, confirmGuardian } from '@/backend/services/marketing/guardian-consent';

export const guardianConsentRoutes = (deps: Deps) =>
  implement(
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
    },
    deps,
  );
