import { randomUUID } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { codeLimits, consentLifetimeSeconds } from '@/lib/domain/limits/sign-in';
import { isOwnNumber } from '@/lib/domain/values/phone';
import { type banks, guardianConsents, type loans, users } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { guardianConsentDays, invitationKeyLength } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { invalidCode } from '@/backend/features/accounts/services/challenges';
import { requireMayBeAsked } from '@/backend/features/accounts/services/asked-no-more';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { digestCode, newShortCode, sameDigest } from '@/backend/core/access/secret-hash';
import { hashToken, newOpaqueToken } from '@/backend/core/access/opaque-tokens';
import { fact, link as linkOf, person, smsOf, title } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { borrowerNames } from './loan-views';

interface Wish {
  bank: typeof banks.$inferSelect;
  guardianPhone: string;
  amountCents: number;
}

const dayMs = 86_400_000;

/** Until when an application may be sent with an agreement of now. */
export const agreementEnd = (now: Date): Date => new Date(now.getTime() + guardianConsentDays * dayMs);

/** Sends the guardian a code to say to the student if they agree. @throws 409 for the student's own number */
export async function askGuardian(act: Act, wish: Wish) {
  const { deps, tx, caller, now } = act;
  const { bank, guardianPhone, amountCents } = wish;
  const [user] = await tx.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw notFound();
  if (isOwnNumber(user.phone, guardianPhone))
    throw new Refusal(409, 'own-number', 'The number of the guardian is one’s own.');
  await requireMayBeAsked(deps, tx, { contact: guardianPhone, asker: caller.id });
  await limitSends(deps, guardianPhone, { author: `person:${caller.id}` }, tx, 'asked');
  const consentId = randomUUID();
  const codeUntil = new Date(now.getTime() + consentLifetimeSeconds * 1000);
  const code = newShortCode();
  const key = newOpaqueToken().slice(0, invitationKeyLength);
  await act.tx.insert(guardianConsents).values({
    id: consentId,
    userId: caller.id,
    bankId: bank.id,
    guardianPhone,
    amountCents,
    codeHash: digestCode(deps.secrets, consentId, code),
    linkHash: hashToken(key),
    createdAt: now,
    expiresAt: codeUntil,
  });
  const usd = (amountCents / 100).toFixed(2);
  const { name, nameKm } = borrowerNames(user);
  // Behind the `#`, so that no log of a server or a proxy ever has the key.
  const link = `${addressOf(deps, '/guardian')}#${key}`;
  // Nobody knows the language of a guardian.
  const body = smsOf('guardian', 'km', {
    name: person({ km: nameKm || name, en: name }),
    bank: title({ km: bank.nameNative, en: bank.name }),
    usd: fact(usd),
    code: fact(code),
    link: linkOf(deps, link),
  });
  await act.sms({ to: guardianPhone, body, codeUntil });
  act.note('guardian-asked', caller.id, { consentId, bankId: bank.id });
  return { consentId, expiresInSeconds: consentLifetimeSeconds };
}

/** A wrong code counts as a try. @returns 422 for a wrong, used or expired code, and after five tries */
export async function confirmGuardian(
  act: Act,
  { bankId, consentId, code }: { bankId: string; consentId: string; code: string },
) {
  const { deps, caller, now } = act;
  const [tried] = await act.tx
    .update(guardianConsents)
    .set({ attempts: sql`${guardianConsents.attempts} + 1` })
    .where(
      and(
        eq(guardianConsents.id, consentId),
        eq(guardianConsents.userId, caller.id),
        eq(guardianConsents.bankId, bankId),
        isNull(guardianConsents.agreedAt),
        isNull(guardianConsents.refusedAt),
        gt(guardianConsents.expiresAt, now),
        lt(guardianConsents.attempts, codeLimits.triesMax),
      ),
    )
    .returning();
  const right = tried && sameDigest(tried.codeHash, digestCode(deps.secrets, consentId, code));
  act.note(right ? 'guardian-agreed' : 'guardian-code-wrong', caller.id, { consentId });
  if (!right) return invalidCode();
  const expiresAt = agreementEnd(now);
  await act.tx
    .update(guardianConsents)
    .set({ agreedAt: now, expiresAt })
    .where(eq(guardianConsents.id, consentId));
  return { consentId, agreedAt: now.toISOString(), expiresAt: expiresAt.toISOString() };
}

type AgreedLoan = Pick<typeof loans.$inferSelect, 'userId' | 'bankId' | 'guardianPhone' | 'amountCents'>;

/** Agreements by code that cover a loan: for its bank, the number of its guardian and no less money. */
export const agreementTo = (loan: AgreedLoan): SQL | undefined =>
  and(
    eq(guardianConsents.userId, loan.userId),
    eq(guardianConsents.bankId, loan.bankId),
    eq(guardianConsents.guardianPhone, loan.guardianPhone ?? ''),
    gte(guardianConsents.amountCents, loan.amountCents),
    isNotNull(guardianConsents.agreedAt),
  );

/** Binds the agreement to the application, for this bank, number and no more money. @throws 422 where there is none */
export async function useGuardianConsent(act: Act, loan: AgreedLoan & { id: string }): Promise<void> {
  const isFor = agreementTo(loan);
  const own = await act.tx.$count(guardianConsents, and(isFor, eq(guardianConsents.loanId, loan.id)));
  if (own > 0) return;
  const used = await act.tx
    .update(guardianConsents)
    .set({ loanId: loan.id })
    .where(and(isFor, isNull(guardianConsents.loanId), gt(guardianConsents.expiresAt, act.now)))
    .returning({ id: guardianConsents.id });
  if (used.length === 0) throw invalid([{ path: 'guardianPhone', code: 'guardian-must-agree' }]);
}

/**
 * What a guardian was asked about a loan that has come to nothing, and has not answered or that was not used, is over: another
 * application asks anew. That `expiresAt` is no later than the question marks it.
 */
export async function endOpenConsents(
  act: Act,
  { userId, bankId }: Pick<AgreedLoan, 'userId' | 'bankId'>,
): Promise<void> {
  const { userId: asker, bankId: lender, loanId, refusedAt, createdAt } = guardianConsents;
  await act.tx
    .update(guardianConsents)
    .set({ expiresAt: sql`${createdAt}` })
    .where(and(eq(asker, userId), eq(lender, bankId), isNull(loanId), isNull(refusedAt)));
}
