import { and, eq, isNull, ne } from 'drizzle-orm';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import type { Tokens } from '@/lib/contract/auth/session';
import type { IdentityProviderName } from '@/lib/domain/people/identity-providers';
import type { Db } from '@/backend/db/client';
import { refreshTokens, schoolStaff, sessions, userRoles, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { cancelDeletion } from '@/backend/services/user/cancel-deletion';
import { networkOf } from '@/backend/services/access/network';
import { forgetSession, hashToken, newOpaqueToken, signAccessToken } from './tokens';

/** Roles from the table, plus the default role of everybody. */
export const rolesOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return ['user', ...rows.map((row) => row.role).filter((role) => role !== 'user')].sort();
};

export const schoolIdsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: schoolStaff.schoolId })
    .from(schoolStaff)
    .where(eq(schoolStaff.userId, userId));
  return rows.map((row) => row.id);
};

const issue = async (deps: Deps, db: Db, userId: string, sessionId: string): Promise<Tokens> => {
  const now = deps.clock.now();
  const refreshToken = newOpaqueToken();
  await db.insert(refreshTokens).values({
    hash: hashToken(refreshToken),
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLimits.refreshLifetimeSeconds * 1000),
  });
  return {
    access_token: await signAccessToken(deps, {
      userId,
      sessionId,
      roles: await rolesOf(db, userId),
      organizations: await schoolIdsOf(db, userId),
    }),
    refresh_token: refreshToken,
    expires_in: tokenLimits.accessLifetimeSeconds,
    refresh_expires_in: tokenLimits.refreshLifetimeSeconds,
    token_type: 'Bearer',
  };
};

/** Opens a session with the first pair of a token family. A log-in cancels a deletion request. */
export const openSession = (
  deps: Deps,
  userId: string,
  userAgent: string,
  from: { address?: string; provider?: IdentityProviderName; providerToken?: string | null } = {},
): Promise<Tokens> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [session] = await tx
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
    await cancelDeletion(deps, userId, tx);
    return issue(deps, tx, userId, session.id);
  });

export async function revokeSession(
  deps: Deps,
  sessionId: string,
  reason: string,
  db: Db = deps.db,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: deps.clock.now(), revokedReason: reason, providerToken: null })
    .where(eq(sessions.id, sessionId));
  forgetSession(deps, sessionId);
}

/** Ends every session of a person, or all except one. @returns how many. */
export async function revokeSessionsOf(
  deps: Deps,
  userId: string,
  reason: string,
  db: Db,
  except?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: deps.clock.now(), revokedReason: reason, providerToken: null })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  for (const { id } of ended) forgetSession(deps, id);
  return ended.length;
}

/** Makes this process read the roles of a person again at their next call; other processes do so within 5 s. */
export async function forgetSessionsOf(deps: Deps, userId: string, db: Db): Promise<void> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  for (const { id } of rows) forgetSession(deps, id);
}

export type RefreshOutcome = { tokens: Tokens; userId: string } | { reused: string } | null;

/**
 * Exchanges a refresh token for the next pair. Within the grace period the same token may be used again (parallel
 * tabs); later use counts as theft and ends the family.
 */
export const rotate = (deps: Deps, refreshToken: string): Promise<RefreshOutcome> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
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
      await revokeSession(deps, token.sessionId, 'refresh-token-reused', tx);
      return { reused: session.userId };
    }
    if (!token.usedAt)
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, token.sessionId));
    return { tokens: await issue(deps, tx, session.userId, token.sessionId), userId: session.userId };
  });

/** The session of a refresh token; null for an unknown one. */
export const sessionOfRefreshToken = async (deps: Deps, refreshToken: string) => {
  const [row] = await deps.db
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
