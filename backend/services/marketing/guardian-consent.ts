import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { codeLimits, consentLifetimeSeconds } from '@/lib/domain/limits/sign-in';
import type { Db } from '@/backend/db/client';
import { type banks, guardianConsents } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { guardianConsentDays } from '@/backend/limits';
import { audit } from '@/backend/services/access/audit';
import { invalidCode, limitSends } from '@/backend/services/auth/challenges';
import { digestCode, sameDigest } from '@/backend/services/auth/secret-hash';
import { guardianConsentMessage } from '@/backend/services/notification/account-messages';
import { enqueueSms } from '@/backend/services/notification/enqueue-message';

interface Wish {
  bank: typeof banks.$inferSelect;
  guardianPhone: string;
  amountCents: number;
}

const dayMs = 86_400_000;

/** Sends the guardian a code to say to the student if they agree. @throws 409 for the student's own number */
export async function askGuardian(
  deps: Deps,
  tx: Db,
  wish: Wish,
  caller: Caller & { phone: string | null },
  requestId: string,
) {
  const { bank, guardianPhone, amountCents } = wish;
  if (caller.phone === guardianPhone)
    throw new Refusal(409, 'own-number', 'The number of the guardian is one’s own.');
  await limitSends(deps, guardianPhone, `person:${caller.id}`, tx);
  const now = deps.clock.now();
  const consentId = randomUUID();
  const code = String(randomInt(10 ** codeLimits.lengthDigits)).padStart(codeLimits.lengthDigits, '0');
  await tx.insert(guardianConsents).values({
    id: consentId,
    userId: caller.id,
    bankId: bank.id,
    guardianPhone,
    amountCents,
    codeHash: digestCode(deps.secrets, consentId, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + consentLifetimeSeconds * 1000),
  });
  const usd = (amountCents / 100).toFixed(2);
  await enqueueSms(deps, { to: guardianPhone, body: guardianConsentMessage(code, bank.name, usd) }, tx);
  const detail = { consentId, bankId: bank.id };
  await audit(
    deps,
    { action: 'guardian-asked', actorId: caller.id, subject: caller.id, requestId, detail },
    tx,
  );
  return { consentId, expiresInSeconds: consentLifetimeSeconds };
}

/** Each try is counted before it is compared. @throws 422 for a wrong, used or expired code, and after five tries */
export async function confirmGuardian(
  deps: Deps,
  { bankId, consentId, code }: { bankId: string; consentId: string; code: string },
  caller: Caller,
  requestId: string,
) {
  const now = deps.clock.now();
  const [tried] = await deps.db
    .update(guardianConsents)
    .set({ attempts: sql`${guardianConsents.attempts} + 1` })
    .where(
      and(
        eq(guardianConsents.id, consentId),
        eq(guardianConsents.userId, caller.id),
        eq(guardianConsents.bankId, bankId),
        isNull(guardianConsents.agreedAt),
        gt(guardianConsents.expiresAt, now),
        lt(guardianConsents.attempts, codeLimits.triesMax),
      ),
    )
    .returning();
  const right = tried && sameDigest(tried.codeHash, digestCode(deps.secrets, consentId, code));
  const expiresAt = new Date(now.getTime() + guardianConsentDays * dayMs);
  const action = right ? 'guardian-agreed' : 'guardian-code-wrong';
  await deps.db.transaction(async (tx) => {
    if (right)
      await tx
        .update(guardianConsents)
        .set({ agreedAt: now, expiresAt })
        .where(eq(guardianConsents.id, consentId));
    await audit(
      deps,
      { action, actorId: caller.id, subject: caller.id, requestId, detail: { consentId } },
      tx,
    );
  });
  if (!right) throw invalidCode();
  return { consentId, agreedAt: now.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Binds the agreement to the application, for this bank, number and no more money. @throws 422 where there is none */
export async function useGuardianConsent(
  deps: Deps,
  tx: Db,
  loan: { id: string; userId: string; bankId: string; guardianPhone: string | null; amountCents: number },
): Promise<void> {
  const isFor = and(
    eq(guardianConsents.userId, loan.userId),
    eq(guardianConsents.bankId, loan.bankId),
    eq(guardianConsents.guardianPhone, loan.guardianPhone ?? ''),
    gte(guardianConsents.amountCents, loan.amountCents),
    isNotNull(guardianConsents.agreedAt),
  );
  const own = await tx.$count(guardianConsents, and(isFor, eq(guardianConsents.loanId, loan.id)));
  if (own > 0) return;
  const used = await tx
    .update(guardianConsents)
    .set({ loanId: loan.id })
    .where(and(isFor, isNull(guardianConsents.loanId), gt(guardianConsents.expiresAt, deps.clock.now())))
    .returning({ id: guardianConsents.id });
  if (used.length === 0) throw invalid([{ path: 'guardianPhone', code: 'guardian-must-agree' }]);
}
