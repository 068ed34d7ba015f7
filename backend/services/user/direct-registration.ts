import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { directRegistrations, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { directRegistrationsPerHourMax } from '@/backend/limits';
import { invitationMessage, knownMessage } from '@/backend/services/notification/account-messages';
import { audit } from '@/backend/services/access/audit';
import { limitSends } from '@/backend/services/auth/challenges';
import { enqueueSms } from '@/backend/services/notification/enqueue-message';
import { hitLimit } from '@/backend/services/access/rate-limit';
import type { Registration } from '@/backend/services/auth/signup';

/**
 * Creates an account without a PIN and invites the person by SMS; runs inside `once`. For a known number it returns
 * that account, and its names stay unchanged.
 */
export async function registerDirect(
  deps: Deps,
  tx: Db,
  registration: Registration,
  by: { callerId: string; organizationId: string; address: string; requestId: string },
): Promise<{ userId: string }> {
  const now = deps.clock.now();
  const { phone, ...person } = registration;
  await hitLimit(deps, `direct:${by.callerId}`, directRegistrationsPerHourMax, 3600, tx);
  await limitSends(deps, phone, `staff:${by.callerId}`, tx);
  const [created] = await tx
    .insert(users)
    .values({ phone, ...person, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.phone })
    .returning({ id: users.id, secretHash: users.secretHash });
  const [known] = created ? [] : await tx.select().from(users).where(eq(users.phone, phone));
  const user = created ?? known;
  if (!user) throw new Error('The account was not stored.');
  if (created) {
    await tx.insert(directRegistrations).values({
      userId: created.id,
      registeredBy: by.callerId,
      organizationId: by.organizationId,
      createdAt: now,
    });
  }
  const body = user.secretHash === null ? invitationMessage(deps) : knownMessage(deps);
  await enqueueSms(deps, { to: phone, body }, tx);
  const action = created ? 'user-registered-direct' : 'user-found-direct';
  await audit(deps, { action, actorId: by.callerId, subject: user.id, requestId: by.requestId }, tx);
  return { userId: user.id };
}
