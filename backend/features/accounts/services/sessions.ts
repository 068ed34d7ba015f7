import { and, eq, isNull, ne } from 'drizzle-orm';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import type { Tokens } from '@/lib/contract/accounts/session';
import type { IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import type { Db } from '@/backend/db/client';
import { refreshTokens, sessions, users, accountDeletions } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { rolesOf, schoolIdsOf } from '@/backend/core/access/roles-of';
import { networkOf } from '@/backend/core/access/network';
import { forgetSession, signAccessToken } from './tokens';
import { hashToken, newOpaqueToken } from '@/backend/core/access/opaque-tokens';

/** Cancels a person's deletion request. @returns whether there was one */
async function cancelDeletion(act: AnyAct, userId: string): Promise<boolean> {
  const [taken] = await act.tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning();
  if (taken) act.note('deletion-cancelled', userId, {}, userId);
  return taken !== undefined;
}

const issue = async (act: AnyAct, userId: string, sessionId: string): Promise<Tokens> => {
  const { now, tx } = act;
  const refreshToken = newOpaqueToken();
  await act.tx.insert(refreshTokens).values({
    hash: hashToken(refreshToken),
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLimits.refreshLifetimeSeconds * 1000),
  });
  return {
    access_token: await signAccessToken(act.deps, {
      userId,
      sessionId,
      roles: await rolesOf(tx, userId),
      organizations: await schoolIdsOf(tx, userId),
    }),
    refresh_token: refreshToken,
    expires_in: tokenLimits.accessLifetimeSeconds,
    refresh_expires_in: tokenLimits.refreshLifetimeSeconds,
    token_type: 'Bearer',
  };
};

/** Opens a session with the first pair of a token family. A log-in cancels a deletion request. */
export const openSession = async (
  act: AnyAct,
  userId: string,
  userAgent: string,
  from: { address?: string; provider?: IdentityProviderName; providerToken?: string | null } = {},
): Promise<Tokens> => {
  const { now } = act;
  const [session] = await act.tx
    .insert(sessions)
    .values({
      userId,
      userAgent: userAgent.slice(0, 300),
      ...from,
      address: networkOf(from.address ?? ''),
      createdAt: now,
      lastUsedAt: now,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  const wasLeaving = await cancelDeletion(act, userId);
  return { ...(await issue(act, userId, session.id)), ...(wasLeaving && { deletion_cancelled: true }) };
};

/**
 * Once the act has committed, this process reads the sessions from the database again, and the open pages of their
 * people hear of it.
 */
const forgetAfter = async (
  act: AnyAct,
  changed: readonly { id: string; userId: string }[],
): Promise<void> => {
  act.after(async (deps) => changed.forEach(({ id }) => forgetSession(deps, id)));
  await act.deps.realtime.publishNotifications(
    act.tx,
    changed.map(({ userId }) => userId),
  );
};

export async function revokeSession(act: AnyAct, sessionId: string, reason: string): Promise<void> {
  const ended = await act.tx
    .update(sessions)
    .set({ revokedAt: act.now, revokedReason: reason, providerToken: null })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id, userId: sessions.userId });
  await forgetAfter(act, ended);
}

/** Ends every session of a person, or all except one. @returns how many. */
export async function revokeSessionsOf(
  act: AnyAct,
  userId: string,
  reason: string,
  except?: string,
): Promise<number> {
  const ended = await act.tx
    .update(sessions)
    .set({ revokedAt: act.now, revokedReason: reason, providerToken: null })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id, userId: sessions.userId });
  await forgetAfter(act, ended);
  return ended.length;
}

/** Makes this process read the roles of a person again at their next call; other processes do so within 5 s. */
export async function forgetSessionsOf(act: AnyAct, userId: string): Promise<void> {
  const rows = await act.tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  await forgetAfter(act, rows);
}

export type RefreshOutcome = { tokens: Tokens; userId: string } | { reused: string } | null;

/**
 * Exchanges a refresh token for the next pair. Within the grace period the same token may be used again (parallel
 * tabs); later use counts as theft and ends the family.
 */
export const rotate = async (act: AnyAct, refreshToken: string): Promise<RefreshOutcome> => {
  const { tx, now } = act;
  const hash = hashToken(refreshToken);
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for('update');
  if (!token || token.expiresAt <= now) return null;
  const [session] = await tx
    .select({ userId: sessions.userId, revokedAt: sessions.revokedAt, enabled: users.enabled })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, token.sessionId));
  if (!session || session.revokedAt || !session.enabled) return null;
  const graceEndsAt = token.usedAt && token.usedAt.getTime() + tokenLimits.refreshReuseGraceSeconds * 1000;
  if (graceEndsAt !== null && now.getTime() > graceEndsAt) {
    await revokeSession(act, token.sessionId, 'refresh-token-reused');
    return { reused: session.userId };
  }
  if (!token.usedAt)
    await act.tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
  await act.tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, token.sessionId));
  return { tokens: await issue(act, session.userId, token.sessionId), userId: session.userId };
};

/** The session of a refresh token; null for an unknown one. */
export const sessionOfRefreshToken = async (db: Db, refreshToken: string) => {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      provider: sessions.provider,
      providerToken: sessions.providerToken,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hashToken(refreshToken)));
  return row ?? null;
};
