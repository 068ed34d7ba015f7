import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { codeLimits, consentLifetimeSeconds } from '@/lib/domain/limits/sign-in';
import { isOwnNumber } from '@/lib/domain/values/phone';
import { campaignConsents, type campaigns, users } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { guardianConsentDays } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { invalidCode } from '@/backend/features/accounts/services/challenges';
import { requireMayBeAsked } from '@/backend/features/accounts/services/asked-no-more';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { digestCode, newShortCode, sameDigest } from '@/backend/core/access/secret-hash';
import { fact, person, smsOf, title } from '@/backend/features/notices/services/compose';
import { borrowerNames } from '@/backend/features/loans/services/loan-views';

type CampaignRow = typeof campaigns.$inferSelect;

const dayMs = 86_400_000;

/** Sends the guardian a code to say to the child if they agree. @throws 409 for the person's own number, 429 */
export async function askGuardianOf(act: Act, campaign: CampaignRow, guardianPhone: string) {
  const { deps, tx, caller, now } = act;
  const [user] = await tx.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw notFound();
  if (isOwnNumber(user.phone, guardianPhone))
    throw new Refusal(409, 'own-number', 'The number of the guardian is one’s own.');
  await requireMayBeAsked(deps, tx, { contact: guardianPhone, asker: caller.id });
  await limitSends(deps, guardianPhone, { author: `person:${caller.id}` }, tx, 'asked');
  const consentId = randomUUID();
  const code = newShortCode();
  const codeUntil = new Date(now.getTime() + consentLifetimeSeconds * 1000);
  await act.tx.insert(campaignConsents).values({
    id: consentId,
    campaignId: campaign.id,
    userId: caller.id,
    guardianPhone,
    codeHash: digestCode(deps.secrets, consentId, code),
    createdAt: now,
    expiresAt: codeUntil,
  });
  const { name, nameKm } = borrowerNames(user);
  // Nobody knows the language of a guardian.
  const body = smsOf('campaignGuardian', 'km', {
    name: person({ km: nameKm || name, en: name }),
    title: title(campaign.title),
    code: fact(code),
  });
  await act.sms({ to: guardianPhone, body, codeUntil });
  act.note('campaign-guardian-asked', caller.id, { consentId, campaignId: campaign.id });
  return { consentId, expiresInSeconds: consentLifetimeSeconds };
}

/** A wrong code counts as a try, and the right one is right as often as it is sent. @throws 404 where nobody was asked @returns 422 for a wrong, used or expired code, and after five tries */
export async function confirmGuardianOf(
  act: Act,
  { campaignId, consentId, code }: { campaignId: string; consentId: string; code: string },
) {
  const { deps, caller, now } = act;
  const isOwn = and(
    eq(campaignConsents.id, consentId),
    eq(campaignConsents.userId, caller.id),
    eq(campaignConsents.campaignId, campaignId),
  );
  const [known] = await act.tx.select().from(campaignConsents).where(isOwn);
  if (!known) throw notFound('The guardian was not asked.');
  const digest = digestCode(deps.secrets, consentId, code);
  if (known.agreedAt && sameDigest(known.codeHash, digest))
    return { consentId, agreedAt: known.agreedAt.toISOString() };
  const [tried] = await act.tx
    .update(campaignConsents)
    .set({ attempts: sql`${campaignConsents.attempts} + 1` })
    .where(
      and(
        isOwn,
        isNull(campaignConsents.agreedAt),
        gt(campaignConsents.expiresAt, now),
        lt(campaignConsents.attempts, codeLimits.triesMax),
      ),
    )
    .returning();
  const right = tried && sameDigest(tried.codeHash, digest);
  act.note(right ? 'campaign-guardian-agreed' : 'campaign-guardian-wrong', caller.id, { consentId });
  if (!right) return invalidCode();
  const expiresAt = new Date(now.getTime() + guardianConsentDays * dayMs);
  await act.tx
    .update(campaignConsents)
    .set({ agreedAt: now, expiresAt })
    .where(eq(campaignConsents.id, consentId));
  return { consentId, agreedAt: now.toISOString() };
}

/** When the guardian with this number agreed. @throws 422 where they did not, or too long ago */
export async function guardianAgreedAt(act: Act, campaignId: string, guardianPhone: string): Promise<Date> {
  const { agreedAt } = campaignConsents;
  const [agreed] = await act.tx
    .select({ at: agreedAt })
    .from(campaignConsents)
    .where(
      and(
        eq(campaignConsents.userId, act.caller.id),
        eq(campaignConsents.campaignId, campaignId),
        eq(campaignConsents.guardianPhone, guardianPhone),
        isNotNull(agreedAt),
        gt(campaignConsents.expiresAt, act.now),
      ),
    )
    .orderBy(desc(agreedAt))
    .limit(1);
  if (!agreed?.at) throw invalid([{ path: 'guardianPhone', code: 'guardian-agrees-first' }]);
  return agreed.at;
}
