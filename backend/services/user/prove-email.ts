import { and, eq, sql } from 'drizzle-orm';
import { users } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { accountMail } from '@/backend/services/notification/account-messages';
import { addressOf } from '@/backend/services/notification/message-links';
import { audit } from '@/backend/services/access/audit';
import {
  challengeTerms,
  checkCode,
  consumeChallenge,
  invalidCode,
  limitSends,
  openChallenge,
} from '@/backend/services/auth/challenges';
import { provesEmail } from '@/backend/services/auth/find-person';
import { enqueueMail } from '@/backend/services/notification/enqueue-message';

/**
 * Sends a code to the person's mail address. The answer does not reveal whether another account has proven it: the
 * owner is notified by mail, and no code matches.
 * @throws 409 `no-email`, `email-proven`; 429
 */
export async function startEmailProof(
  deps: Deps,
  userId: string,
  scope: { address: string; requestId: string },
) {
  const challengeId = await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound();
    const email = user.email?.toLowerCase();
    if (!email) throw new Refusal(409, 'no-email', 'The account has no mail address.');
    if (user.emailVerified) throw new Refusal(409, 'email-proven', 'This mail address is confirmed already.');
    await limitSends(deps, email, scope.address, tx);
    const others = await tx.select({ id: users.id }).from(users).where(provesEmail(email));
    const isFree = others.length === 0;
    const challenge = { purpose: 'email' as const, userId, registration: null, email, matches: isFree };
    const opened = await openChallenge(deps, tx, challenge);
    const mail = isFree
      ? accountMail('proof', user.locale, opened.code)
      : accountMail('proofTaken', user.locale, addressOf(deps, '/login'));
    await enqueueMail(deps, { to: email, ...mail, codeUntil: opened.codeUntil }, tx);
    const { requestId } = scope;
    await audit(deps, { action: 'email-code', actorId: userId, subject: userId, requestId }, tx);
    return opened.challengeId;
  });
  return { challengeId, ...challengeTerms };
}

/** @throws 422 for a wrong, used or expired code, and when the address has changed, or belongs to another account */
export async function confirmEmail(
  deps: Deps,
  { userId, challengeId, code }: { userId: string; challengeId: string; code: string },
  requestId: string,
): Promise<void> {
  const { email } = await checkCode(deps, { purpose: 'email', challengeId, userId, code }, requestId);
  if (!email) throw invalidCode();
  const prove = deps.db.transaction(async (tx) => {
    await consumeChallenge(deps, challengeId, tx);
    const proven = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: deps.clock.now() })
      .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email}`))
      .returning({ id: users.id });
    if (proven.length === 0) throw invalidCode();
    await audit(deps, { action: 'email-proven', actorId: userId, subject: userId, requestId }, tx);
  });
  await prove.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_key') ? invalidCode() : error;
  });
}
