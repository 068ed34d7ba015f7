import { eq, sql } from 'drizzle-orm';
import { type CryptoKey, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import type { SessionEnd } from '@/lib/domain/accounts/session-end';
import { defaultRoleName } from '@/lib/domain/accounts/roles';
import { sessions, userRoles, users } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { unauthorized } from '@/backend/errors';
import { acceptedKeys, signingKey } from '@/backend/secrets';
import { sessionEndOf } from './standing';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), roles: z.array(z.string()) });

export const issuerOf = (deps: Reader) => `${deps.env.PUBLIC_ORIGIN}/api-auth`;

/** For `jwtVerify`. @throws when no key of this name is accepted now */
export const keyNamed =
  ({ secrets, clock }: Reader) =>
  ({ kid }: JWTHeaderParameters): CryptoKey => {
    const key = acceptedKeys(secrets, clock.now()).find(({ id }) => id === kid);
    if (!key) throw unauthorized();
    return key.publicKey;
  };

/** A JWT (ES256) of 1,800 s with the person, the session, roles and organizations. */
export const signAccessToken = (
  deps: Reader,
  person: { userId: string; sessionId: string; roles: string[]; organizations: string[] },
): Promise<string> => {
  const now = deps.clock.now();
  const key = signingKey(deps.secrets, now);
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: person.sessionId, roles: person.roles, organizations: person.organizations })
    .setProtectedHeader({ alg: 'ES256', kid: key.id, typ: 'at+jwt' })
    .setSubject(person.userId)
    .setIssuer(issuerOf(deps))
    .setAudience(deps.env.API_CLIENT_ID)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLimits.accessLifetimeSeconds)
    .sign(key.privateKey);
};

interface Known {
  /** Null while it goes on. */
  end: SessionEnd | null;
  roles: string[];
  checkedAt: number;
}

const known = new WeakMap<Deps, Map<string, Known>>();
const KNOWN_SESSIONS_MAX = 10_000;

const knownSessions = (deps: Deps) => {
  const map = known.get(deps) ?? new Map<string, Known>();
  known.set(deps, map);
  return map;
};

/** Makes this process query the database about a session at its next call. */
export const forgetSession = (deps: Deps, sessionId: string) => knownSessions(deps).delete(sessionId);

const rolesOfUser = sql<
  string[]
>`coalesce((select array_agg(${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${sessions.userId}), '{}')`;

/**
 * Whether a session is valid, and the present roles of its person. Revoked sessions and changed roles take effect
 * within `accessEndsAfterRevocationMaxSeconds` in every process, and at once in the process that changed them.
 */
const readSessionState = async (deps: Deps, sessionId: string): Promise<Known> => {
  const map = knownSessions(deps);
  const now = deps.clock.now().getTime();
  const seen = map.get(sessionId);
  if (
    seen &&
    now >= seen.checkedAt &&
    now - seen.checkedAt < tokenLimits.accessEndsAfterRevocationMaxSeconds * 1000
  )
    return seen;
  const [row] = await deps.db
    .select({
      revokedAt: sessions.revokedAt,
      reason: sessions.revokedReason,
      enabled: users.enabled,
      roles: rolesOfUser,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  const isOpen = row !== undefined && row.revokedAt === null && row.enabled;
  const state = {
    end: isOpen ? null : sessionEndOf(row?.reason),
    roles: [...new Set([defaultRoleName, ...(row?.roles ?? [])])].sort(),
    checkedAt: now,
  };
  if (map.size >= KNOWN_SESSIONS_MAX) map.clear();
  map.set(sessionId, state);
  return state;
};

const isOtherList = (own: string[], written: string[]) => own.join() !== written.toSorted().join();

/**
 * The caller of an `Authorization` header; null without one. Roles come from the database: those in the token are for
 * pages, and may be half an hour old.
 * @throws 401 when the header is present and invalid.
 */
export async function readBearer(deps: Deps, header: string | undefined): Promise<Caller | null> {
  const token = header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1];
  if (!header) return null;
  if (!token) throw unauthorized();
  const payload = await jwtVerify(token, keyNamed(deps), {
    algorithms: ['ES256'],
    typ: 'at+jwt',
    issuer: issuerOf(deps),
    audience: deps.env.API_CLIENT_ID,
    currentDate: deps.clock.now(),
    requiredClaims: ['exp'],
  }).catch(() => null);
  const parsed = claims.safeParse(payload?.payload);
  if (!parsed.success) throw unauthorized();
  const { sub, sid, roles: tokenRoles } = parsed.data;
  const { end, roles } = await readSessionState(deps, sid);
  if (end) throw unauthorized(end);
  return { id: sub, sessionId: sid, roles, hasOldToken: isOtherList(roles, tokenRoles) };
}
