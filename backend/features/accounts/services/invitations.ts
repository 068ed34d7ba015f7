import { and, eq, isNull, lte } from 'drizzle-orm';
import type { InvitationView } from '@/lib/contract/accounts/invitations';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { banks, identities, invitations, schools, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { invitationDays, invitationKeyLength } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { rolesOf } from '@/backend/core/access/roles-of';
import { hashToken, newOpaqueToken } from '@/backend/core/access/opaque-tokens';
import { type Named, personNamed, roleNamed } from '@/backend/features/notices/services/invitation-messages';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { type Post, revokeRole } from './role-changes';

type Row = typeof invitations.$inferSelect;
type Person = typeof users.$inferSelect;
type Place = Pick<Row, 'schoolId' | 'bankId'>;

const dayMs = 86_400_000;

/** The school or the bank of a role; null for Sala itself. */
export async function readPlace(tx: Db, { schoolId, bankId }: Partial<Place>): Promise<Named | null> {
  const table = schoolId ? schools : banks;
  const id = schoolId ?? bankId;
  if (!id) return null;
  const [row] = await tx.select({ en: table.name, km: table.nameNative }).from(table).where(eq(table.id, id));
  return row ?? null;
}

/** The name of a person; null for nobody. */
export async function readPersonName(tx: Db, id: string | null): Promise<Named | null> {
  if (id === null) return null;
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ? personNamed(row) : null;
}

/** Opens an invitation. @returns its link, which is stored in the message alone, until it is sent */
export async function openInvitation(
  act: AnyAct,
  userId: string,
  post: Partial<Post> = {},
): Promise<{ link: string; codeUntil: Date }> {
  const key = newOpaqueToken().slice(0, invitationKeyLength);
  const expiresAt = new Date(act.now.getTime() + invitationDays * dayMs);
  await act.tx.insert(invitations).values({
    keyHash: hashToken(key),
    userId,
    role: post.role ?? null,
    schoolId: post.schoolId ?? null,
    bankId: post.bankId ?? null,
    invitedBy: act.caller?.id ?? null,
    createdAt: act.now,
    expiresAt,
  });
  // Behind the `#`, so that no log of a server or a proxy ever has the key.
  return { link: `${addressOf(act.deps, '/invitation')}#${key}`, codeUntil: expiresAt };
}

/** True where its person has signed in, or can. */
export async function isTaken(
  tx: Db,
  { id, secretHash }: Pick<Person, 'id' | 'secretHash'>,
): Promise<boolean> {
  return secretHash !== null || (await tx.$count(identities, eq(identities.userId, id))) > 0;
}

interface Found {
  row: Row;
  user: Person;
  state: InvitationView['state'];
}

const stateOf = async (tx: Db, { row, user }: Omit<Found, 'state'>, now: Date): Promise<Found['state']> => {
  if (row.ended === 'declined') return 'declined';
  if (await isTaken(tx, user)) return 'used';
  if (row.ended !== null || row.expiresAt <= now || !user.enabled) return 'over';
  // The role may have been taken away since.
  return row.role === null || (await rolesOf(tx, user.id)).includes(row.role) ? 'open' : 'over';
};

/** @throws 404 */
const findByKey = async (tx: Db, key: string, now: Date): Promise<Found> => {
  const [found] = await tx
    .select({ row: invitations, user: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(eq(invitations.keyHash, hashToken(key)));
  if (!found) throw notFound('There is no such invitation.');
  return { ...found, state: await stateOf(tx, found, now) };
};

/** What an invitation says. Once it is not open any more it names nobody. @throws 404 */
export async function readInvitation(deps: Reader, key: string): Promise<InvitationView> {
  const { row, user, state } = await findByKey(deps.db, key, deps.clock.now());
  const { firstName, lastName, phone, email } = user;
  return {
    state,
    role: row.role && roleNamed(row.role),
    place: await readPlace(deps.db, row),
    by: await readPersonName(deps.db, row.invitedBy),
    expiresAt: row.expiresAt.toISOString(),
    person: state === 'open' ? { firstName, lastName, name: personNamed(user), phone, email } : null,
  };
}

/** Takes away what the invitations of a person gave; the role of the last operator stays. */
async function takeBack(act: AnyAct, userId: string, ended: NonNullable<Row['ended']>): Promise<void> {
  const rows = await act.tx
    .update(invitations)
    .set({ ended })
    .where(and(eq(invitations.userId, userId), isNull(invitations.ended)))
    .returning();
  for (const { role, schoolId, bankId } of rows) {
    if (role === null) continue;
    const post = { role, schoolId: schoolId ?? undefined, bankId: bankId ?? undefined };
    await act
      .attempt((part) => revokeRole(part, userId, post))
      .catch((error: unknown) => {
        // Taken away already, or the last operator's.
        if (!(error instanceof Refusal)) throw error;
      });
  }
}

/**
 * "This is not me": the account loses the number or address, and the roles that came with its invitations. Who invited is
 * told.
 * @throws 404, 409 `invitation-ended`
 */
export async function declineInvitation(act: AnyAct, key: string): Promise<void> {
  const { row, user, state } = await findByKey(act.tx, key, act.now);
  if (state !== 'open') throw new Refusal(409, 'invitation-ended', 'This invitation is not open any more.');
  await takeBack(act, user.id, 'declined');
  const nameless = { phone: null, phoneVerified: false, email: null, emailVerified: false };
  await act.tx
    .update(users)
    .set({ ...nameless, updatedAt: act.now })
    .where(and(eq(users.id, user.id), isNull(users.secretHash)));
  const { km, en } = personNamed(user);
  if (row.invitedBy !== null) {
    const isOfSala = (await rolesOf(act.tx, row.invitedBy)).includes(roleNames.advisor);
    await act.tell([row.invitedBy], {
      kind: 'invitation-declined',
      params: { nameKm: km, nameEn: en },
      page: isOfSala ? '/advisor/user/registered' : '/partner/dashboard',
    });
  }
  act.note('invitation-declined', user.id, {}, null);
}

/** Ends what nobody has answered in time, of accounts without a PIN; others have taken theirs. */
export async function lapseInvitations(act: AnyAct): Promise<void> {
  const due = await act.tx
    .selectDistinct({ userId: invitations.userId })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(and(isNull(invitations.ended), lte(invitations.expiresAt, act.now), isNull(users.secretHash)));
  for (const { userId } of due) {
    await takeBack(act, userId, 'lapsed');
    act.note('invitation-lapsed', userId, {}, null);
  }
}
