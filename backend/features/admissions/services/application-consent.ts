import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { codeLimits, consentLifetimeSeconds } from '@/lib/domain/limits/sign-in';
import { applicationConsents, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { invalidCode } from '@/backend/features/accounts/services/challenges';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { findFreeWay, sendByFreeWay } from '@/backend/features/accounts/services/send-code';
import { digestCode, newShortCode, sameDigest } from '@/backend/core/access/secret-hash';
import { fact, mailOf, smsOf, title } from '@/backend/features/notices/services/compose';

interface Wish {
  userId: string;
  school: { id: string; name: string; nameNative: string };
  enrollToId: string | null;
  /** An SMS, whatever else reaches the person. */
  by?: 'sms' | undefined;
}

/** Sends the person a code that they tell the staff if they agree, where they read it without an SMS before that. */
export async function askConsent(act: Act, wish: Wish) {
  const { deps, tx, caller, now } = act;
  const { userId, school, enrollToId, by } = wish;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.enabled) throw notFound();
  if (!user.phone) throw new Refusal(409, 'no-phone', 'This person has no telephone number to ask.');
  const way = by === 'sms' ? null : await findFreeWay(act, userId);
  const sender = { author: `staff:${caller.id}`, organization: school.id };
  await limitSends(deps, user.phone, sender, tx, way ? 'reached' : 'asked');
  const consentId = randomUUID();
  const codeUntil = new Date(now.getTime() + consentLifetimeSeconds * 1000);
  const code = newShortCode();
  await act.tx.insert(applicationConsents).values({
    id: consentId,
    userId,
    schoolId: school.id,
    enrollToId,
    askedBy: caller.id,
    codeHash: digestCode(deps.secrets, consentId, code),
    createdAt: now,
    expiresAt: codeUntil,
  });
  // Whom staff registered just now has chosen no language yet.
  const locale = user.secretHash === null ? 'km' : user.locale;
  const values = { code: fact(code), school: title({ km: school.nameNative, en: school.name }) };
  if (way) await sendByFreeWay(act, way, { mail: mailOf('consent', locale, values), codeUntil, userId });
  else await act.sms({ to: user.phone, body: smsOf('consent', locale, values), codeUntil });
  act.note('consent-asked', userId, { consentId, schoolId: school.id, enrollToId });
  return { consentId, expiresInSeconds: consentLifetimeSeconds };
}

/** A wrong code counts as a try. @returns 422 for a wrong, used or expired code, and after five tries */
export async function confirmConsent(
  act: Act,
  { schoolId, consentId, code }: { schoolId: string; consentId: string; code: string },
) {
  const { deps, now } = act;
  const [tried] = await act.tx
    .update(applicationConsents)
    .set({ attempts: sql`${applicationConsents.attempts} + 1` })
    .where(
      and(
        eq(applicationConsents.id, consentId),
        eq(applicationConsents.schoolId, schoolId),
        isNull(applicationConsents.agreedAt),
        gt(applicationConsents.expiresAt, now),
        lt(applicationConsents.attempts, codeLimits.triesMax),
      ),
    )
    .returning();
  const right = tried && sameDigest(tried.codeHash, digestCode(deps.secrets, consentId, code));
  act.note(right ? 'consent-given' : 'consent-code-wrong', tried?.userId ?? consentId, { consentId });
  if (!right) return invalidCode();
  await act.tx
    .update(applicationConsents)
    .set({ agreedAt: now })
    .where(eq(applicationConsents.id, consentId));
  return { consentId, agreedAt: now.toISOString(), expiresAt: tried.expiresAt.toISOString() };
}

/**
 * Uses up the consent of the person, for this school and program.
 * @returns the consent's id. @throws 403 `consent-needed`
 */
export async function useConsent(
  act: Act,
  wish: { userId: string; schoolId: string; enrollToId: string | null; applicantId: string },
): Promise<string> {
  const { userId, schoolId, enrollToId, applicantId } = wish;
  const [used] = await act.tx
    .update(applicationConsents)
    .set({ applicantId })
    .where(
      and(
        eq(applicationConsents.userId, userId),
        eq(applicationConsents.schoolId, schoolId),
        enrollToId ? eq(applicationConsents.enrollToId, enrollToId) : isNull(applicationConsents.enrollToId),
        isNotNull(applicationConsents.agreedAt),
        isNull(applicationConsents.applicantId),
        gt(applicationConsents.expiresAt, act.now),
      ),
    )
    .returning({ id: applicationConsents.id });
  if (!used)
    throw new Refusal(403, 'consent-needed', 'This person has not agreed to this application by code.');
  return used.id;
}

export interface PaperConsent {
  /** ISO day of the signature. */
  signedOn: string;
  /** Who of the staff was there. */
  witness: string;
}

/** Records that the person has signed their consent to this application on paper. @returns the consent's id */
export async function recordPaperConsent(
  act: Act,
  wish: { userId: string; schoolId: string; enrollToId: string | null; applicantId: string },
  paper: PaperConsent,
): Promise<string> {
  const { now } = act;
  const [stored] = await act.tx
    .insert(applicationConsents)
    .values({
      ...wish,
      ...paper,
      askedBy: act.caller.id,
      // There is no code: nobody can confirm it a second time.
      codeHash: '',
      createdAt: now,
      agreedAt: now,
      expiresAt: now,
    })
    .returning({ id: applicationConsents.id });
  if (!stored) throw new Error('The consent was not stored.');
  return stored.id;
}
