import { eq } from 'drizzle-orm';
import { parseMobilePhone } from '@/lib/domain/people/phone-strict';
import { roleWord } from '@/lib/domain/people/roles';
import { parseUsername, type Username } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { identities, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { enqueueMail, enqueueSms } from '@/backend/services/notification/enqueue-message';
import { limitSends } from '@/backend/services/auth/challenges';
import { isNamedBy } from '@/backend/services/auth/find-person';
import {
  accountMail,
  staffInvitationMessage,
  staffRoleMessage,
} from '@/backend/services/notification/account-messages';
import { addressOf } from '@/backend/services/notification/message-links';
import { type Changer, grantRole, type Post } from './role-changes';

export interface Invitation extends Post {
  /** A telephone number or a mail address. */
  username: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  locale: 'km' | 'en';
}

type User = typeof users.$inferSelect;

/** @throws 422 for a text that is neither a mobile number nor a mail address. */
export function readStaffName(username: string): Username {
  const name = parseUsername(username);
  const value = name?.kind === 'phone' ? parseMobilePhone(name.value) : name?.value;
  if (!name || !value) throw invalid([{ path: 'username', code: 'invalid-username' }]);
  return { kind: name.kind, value };
}

/** @throws 409 for an unproven number of an account with a provider: the number may belong to another person. */
async function requireOwner(tx: Db, user: User, { kind }: Username): Promise<void> {
  if (kind === 'email' || user.phoneVerified) return;
  const [identity] = await tx.select().from(identities).where(eq(identities.userId, user.id)).limit(1);
  if (identity)
    throw new Refusal(
      409,
      'number-not-proven',
      'This number was never proven; its owner has to do so first.',
    );
}

async function openAccount(deps: Deps, tx: Db, name: Username, invitation: Invitation): Promise<User> {
  const { firstName, lastName, locale } = invitation;
  if (!firstName || !lastName) {
    const missing = Object.entries({ firstName, lastName }).filter(([, value]) => !value);
    throw invalid(missing.map(([path]) => ({ path, code: 'required' })));
  }
  const now = deps.clock.now();
  const [user] = await tx
    .insert(users)
    .values({
      // The address alone gives no access: the PIN is set with a code that is sent there.
      ...(name.kind === 'phone' ? { phone: name.value } : { email: name.value, emailVerified: true }),
      firstName,
      lastName,
      locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('The account was not stored.');
  return user;
}

/** The page where the person starts, as the message names it. */
export const firstPageOf = (deps: Deps, { kind }: Username, hasSecret: boolean): string => {
  if (hasSecret) return addressOf(deps, '/login');
  return addressOf(deps, kind === 'phone' ? '/getting-started' : '/forgot-password/reset');
};

/**
 * Grants a role to the person with this number or address; without an account one is created, and its owner sets a
 * PIN.
 * @throws as `grantRole`; 422 without the names of a new person; 429 when the number gets too many messages
 */
export async function inviteStaff(
  deps: Deps,
  tx: Db,
  invitation: Invitation,
  by: Changer,
): Promise<{ userId: string; invited: boolean; signInAt: string }> {
  const name = readStaffName(invitation.username);
  const [known] = await tx.select().from(users).where(isNamedBy(name));
  if (known) await requireOwner(tx, known, name);
  const user = known ?? (await openAccount(deps, tx, name, invitation));
  await grantRole(deps, tx, user.id, invitation, by);
  await limitSends(deps, name.value, `staff:${by.actorId ?? 'operator'}`, tx);
  const hasSecret = user.secretHash !== null;
  const signInAt = firstPageOf(deps, name, hasSecret);
  if (name.kind === 'phone') {
    const message = hasSecret ? staffRoleMessage : staffInvitationMessage;
    await enqueueSms(deps, { to: name.value, body: message(deps, roleWord(invitation.role)) }, tx);
  } else {
    const mail = accountMail(hasSecret ? 'staffRole' : 'staffInvitation', user.locale, signInAt);
    await enqueueMail(deps, { to: name.value, ...mail }, tx);
  }
  return { userId: user.id, invited: !hasSecret, signInAt };
}
