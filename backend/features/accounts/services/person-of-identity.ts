import { isWrittenName, tidyName } from '@/lib/domain/values/name';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { readMail } from '@/lib/domain/values/mail';
import type { IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import type { Db } from '@/backend/db/client';
import { identities, users } from '@/backend/db/schema';
import type { ProvenIdentity } from '@/backend/gateways/identity-provider';
import type { AnyAct } from '@/backend/core/access/act';
import { provesEmail } from '@/backend/core/access/find-person';

type User = typeof users.$inferSelect;
type Newcomer = ProvenIdentity & { provider: IdentityProviderName; locale: 'km' | 'en' };

/** `match`: an account has proven this address, or has this number, and its owner has to confirm the link. */
export type Identified = { kind: 'known' | 'match'; user: User };

const nameMax = 60;
const isKhmer = /\p{Script=Khmer}/u;

const namesOf = ({ givenName, familyName }: ProvenIdentity) => {
  // People call themselves many things at a provider; what is no name is asked for here.
  const clean = (name: string) => {
    const plain = tidyName(name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ''))
      .slice(0, nameMax)
      .trim();
    return isWrittenName(plain) ? plain : '';
  };
  const [first, last] = [clean(givenName), clean(familyName)];
  return isKhmer.test(first + last)
    ? { firstName: '', lastName: '', firstNameKm: first, lastNameKm: last }
    : { firstName: first, lastName: last };
};

/** Stores the identity of a person at a provider. */
export const linkIdentity = async (
  act: AnyAct,
  link: { issuer: string; subject: string; provider: IdentityProviderName; userId: string },
): Promise<void> => {
  const { provider, userId } = link;
  await act.tx
    .insert(identities)
    .values({ ...link, createdAt: act.now })
    .onConflictDoNothing();
  act.note('identity-linked', userId, { provider }, userId);
};

const findMatch = async (db: Db, email: string | null, phone: string | null): Promise<User | undefined> => {
  const byEmail = email ? await db.select().from(users).where(provesEmail(email)) : [];
  if (byEmail[0] || !phone) return byEmail[0];
  const [byPhone] = await db.select().from(users).where(eq(users.phone, phone));
  return byPhone;
};

/** The person of an identity: the one it is linked to, the one with its address or number, or a new one. */
export const personOf = async (act: AnyAct, who: Newcomer): Promise<Identified> => {
  const { tx } = act;
  const { issuer, subject, provider } = who;
  const [linked] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  if (linked) return { kind: 'known', user: linked.user };
  const email = who.email ? readMail(who.email) : null;
  const phone = who.phone ? parseMobilePhone(who.phone.replace(/^(?=[1-9])/, '+')) : null;
  const match = await findMatch(tx, email, phone);
  // Without a PIN there is nothing more to ask for, and both sides have proven the address.
  const provenTwice =
    match?.secretHash === null && match.emailVerified && match.email?.toLowerCase() === email;
  if (match && !provenTwice) return { kind: 'match', user: match };
  const user = match ?? (await makePerson(act, { ...who, email, phone }));
  await linkIdentity(act, { issuer, subject, provider, userId: user.id });
  return { kind: 'known', user };
};

const makePerson = async (act: AnyAct, who: Newcomer): Promise<User> => {
  const { now } = act;
  const [user] = await act.tx
    .insert(users)
    .values({
      id: randomUUID(),
      ...namesOf(who),
      email: who.email,
      emailVerified: who.email !== null,
      phone: who.phone,
      phoneVerified: who.phone !== null,
      locale: who.locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('The person was not stored.');
  return user;
};
