import { and, eq, sql } from 'drizzle-orm';
import { users } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import { notFound, Refusal } from '@/backend/errors';
import { fact, link, mailOf } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import type { Act } from '@/backend/core/access/act';
import { challengeTerms, type Challenge, consumeChallenge, invalidCode, openChallenge } from './challenges';
import { limitSends, senderOf } from '@/backend/features/notices/services/limit-sends';
import { provesEmail } from '@/backend/core/access/find-person';

/**
 * Sends a code to the person's mail address. The answer does not reveal whether another account has proven it: the
 * owner is notified by mail, and no code matches.
 * @throws 409 `no-email`, `email-proven`; 429
 */
export async function startEmailProof(act: Act, userId: string) {
  const { deps, tx } = act;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  const email = user.email?.toLowerCase();
  if (!email) throw new Refusal(409, 'no-email', 'The account has no mail address.');
  if (user.emailVerified) throw new Refusal(409, 'email-proven', 'This mail address is confirmed already.');
  await limitSends(deps, email, senderOf(act), tx, 'asked');
  const others = await tx.select({ id: users.id }).from(users).where(provesEmail(email));
  const isFree = others.length === 0;
  const challenge = { purpose: 'email' as const, userId, registration: null, email, matches: isFree };
  const opened = await openChallenge(act, challenge);
  const mail = isFree
    ? mailOf('proof', user.locale, { code: fact(opened.code) })
    : mailOf('proofTaken', user.locale, { link: link(deps, addressOf(deps, '/login')) });
  await act.mail({ to: email, ...mail, codeUntil: opened.codeUntil });
  act.note('email-code', userId);
  return { challengeId: opened.challengeId, ...challengeTerms };
}

/** @throws 422 for a used code, and when the address has changed, or belongs to another account */
export async function confirmEmail(
  act: Act,
  userId: string,
  { id, email }: Pick<Challenge, 'id' | 'email'>,
): Promise<void> {
  if (!email) throw invalidCode();
  await consumeChallenge(act, id);
  const prove = act.tx
    .update(users)
    .set({ emailVerified: true, updatedAt: act.now })
    .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email}`))
    .returning({ id: users.id });
  const proven = await Promise.resolve(prove).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_key') ? invalidCode() : error;
  });
  if (proven.length === 0) throw invalidCode();
  act.note('email-proven', userId);
}
