import { eq } from 'drizzle-orm';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { parseUsername, type Username } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { identities, users } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { countUse, readUse } from '@/backend/core/access/rate-limit';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { isNamedBy } from '@/backend/core/access/find-person';
import { givenMail, givenSms } from '@/backend/features/notices/services/invitation-messages';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { isTaken, openInvitation, readPersonName, readPlace } from './invitations';
import { grantRole, type Post } from './role-changes';

export interface Invitation extends Post {
  /** A telephone number or a mail address. */
  username: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  locale: 'km' | 'en';
}

type User = typeof users.$inferSelect;

const toldAgainAfterSeconds = 86_400;

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

async function openAccount(act: AnyAct, name: Username, invitation: Invitation): Promise<User> {
  const { firstName, lastName, locale } = invitation;
  if (!firstName || !lastName) {
    const missing = Object.entries({ firstName, lastName }).filter(([, value]) => !value);
    throw invalid(missing.map(([path]) => ({ path, code: 'required' })));
  }
  const { now } = act;
  const [user] = await act.tx
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

/**
 * Whether the person must be told: of something new, or again after a day, because messages get lost. A command that is
 * given twice sends one.
 */
async function isToldNow({ deps, tx }: AnyAct, userId: string, post: Post, isNew: boolean): Promise<boolean> {
  const key = `staff-told:${userId}:${post.role}:${post.schoolId ?? post.bankId ?? ''}`;
  if (!isNew && (await readUse(deps, tx, key))) return false;
  await countUse(deps, tx, { key, max: Number.MAX_SAFE_INTEGER, windowSeconds: toldAgainAfterSeconds });
  return true;
}

/**
 * Grants a role to the person with this number or address, and says so to them. Somebody new gets an account, and a link
 * to set its PIN.
 * @throws as `grantRole`; 422 without the names of a new person; 429 when the number gets too many messages
 */
export async function inviteStaff(
  act: AnyAct,
  invitation: Invitation,
): Promise<{ userId: string; invited: boolean; told: boolean; signInAt: string }> {
  const { deps, tx } = act;
  const name = readStaffName(invitation.username);
  const [known] = await tx.select().from(users).where(isNamedBy(name));
  if (known) await requireOwner(tx, known, name);
  const user = known ?? (await openAccount(act, name, invitation));
  const isNew = await grantRole(act, user.id, invitation);
  const isKnown = await isTaken(tx, user);
  const told = await isToldNow(act, user.id, invitation, isNew);
  if (!told) return { userId: user.id, invited: !isKnown, told, signInAt: addressOf(deps, '/login') };
  const organization = invitation.schoolId ?? invitation.bankId ?? null;
  const sender = { author: `staff:${act.caller?.id ?? 'operator'}`, organization };
  await limitSends(deps, name.value, sender, tx, 'asked');
  const { link, ...ends } = isKnown
    ? { link: addressOf(deps, '/login') }
    : await openInvitation(act, user.id, invitation);
  const kind = isKnown ? 'given' : 'invited';
  const given = {
    role: invitation.role,
    place: await readPlace(tx, { schoolId: invitation.schoolId ?? null, bankId: invitation.bankId ?? null }),
    by: await readPersonName(tx, act.caller?.id ?? null),
  };
  if (name.kind === 'phone')
    await act.sms({ to: name.value, body: givenSms(deps, kind, given, link), ...ends });
  else await act.mail({ to: name.value, ...givenMail(deps, kind, given, link), ...ends });
  return { userId: user.id, invited: !isKnown, told, signInAt: link };
}
