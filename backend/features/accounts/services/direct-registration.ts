import { eq } from 'drizzle-orm';
import { directRegistrations, users } from '@/backend/db/schema';
import { directRegistrationsPerHourMax } from '@/backend/limits';
import { link as linkOf, smsOf } from '@/backend/features/notices/services/compose';
import { givenSms } from '@/backend/features/notices/services/invitation-messages';
import type { Act } from '@/backend/core/access/act';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { isTaken, openInvitation, readPersonName, readPlace } from './invitations';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { countUse } from '@/backend/core/access/rate-limit';
import type { Registration } from './signup';

/** Sends the link of an account that staff registered to its person. */
export async function inviteRegistered(
  act: Act,
  userId: string,
  phone: string,
  organizationId: string,
): Promise<void> {
  const { tx, deps } = act;
  const schoolId = organizationId === deps.env.ORGANIZATION_ID ? null : organizationId;
  const { link, codeUntil } = await openInvitation(act, userId, schoolId === null ? {} : { schoolId });
  const given = {
    role: null,
    place: await readPlace(tx, { schoolId }),
    by: await readPersonName(tx, act.caller.id),
  };
  await act.sms({ to: phone, body: givenSms(deps, 'registered', given, link), codeUntil });
}

/**
 * Creates an account without a PIN and invites the person by SMS. For a known number it returns
 * that account, and its names stay unchanged.
 */
export async function registerDirect(
  act: Act,
  registration: Registration,
  organizationId: string,
): Promise<{ userId: string }> {
  const { deps, tx, caller, now } = act;
  const { phone, ...person } = registration;
  const limit = { max: directRegistrationsPerHourMax, windowSeconds: 3600 };
  await countUse(deps, tx, { key: `direct:${caller.id}`, ...limit });
  const ofSala = organizationId === deps.env.ORGANIZATION_ID;
  const sender = { author: `staff:${caller.id}`, organization: ofSala ? null : organizationId };
  await limitSends(deps, phone, sender, tx, 'asked');
  const [created] = await act.tx
    .insert(users)
    .values({ phone, ...person, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.phone })
    .returning({ id: users.id, secretHash: users.secretHash, locale: users.locale });
  const [known] = created ? [] : await tx.select().from(users).where(eq(users.phone, phone));
  const user = created ?? known;
  if (!user) throw new Error('The account was not stored.');
  if (created) {
    await act.tx.insert(directRegistrations).values({
      userId: created.id,
      registeredBy: caller.id,
      organizationId,
      createdAt: now,
    });
  }
  if (await isTaken(tx, user))
    await act.sms({
      to: phone,
      body: smsOf('known', user.locale, { link: linkOf(deps, addressOf(deps, '/login', user)) }),
    });
  else await inviteRegistered(act, user.id, phone, organizationId);
  act.note(created ? 'user-registered-direct' : 'user-found-direct', user.id);
  return { userId: user.id };
}
