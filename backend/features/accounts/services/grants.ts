import { and, eq, isNull } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { grantLifetimeSeconds } from '@/backend/limits';
import { challenges } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { unauthorized } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { signingKey } from '@/backend/secrets';
import { expectLogIn } from '@/backend/core/access/expected-log-in';
import { issuerOf, keyNamed } from './tokens';

/** The bearer for `set_pin`: proves once, for a few minutes, that a challenge was passed. */
export const signGrant = (deps: Reader, challenge: { id: string; userId: string }): Promise<string> => {
  const now = deps.clock.now();
  const key = signingKey(deps.secrets, now);
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: key.id, typ: 'grant+jwt' })
    .setSubject(challenge.userId)
    .setJti(challenge.id)
    .setIssuer(issuerOf(deps))
    .setAudience('set_pin')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + grantLifetimeSeconds)
    .sign(key.privateKey);
};

/** @throws 401 when the grant is missing, forged or expired. */
export async function readGrant(deps: Deps, header: string | undefined): Promise<Caller> {
  const token = header?.match(/^Bearer (\S+)$/)?.[1];
  if (!token) throw unauthorized();
  const verified = await jwtVerify(token, keyNamed(deps), {
    algorithms: ['ES256'],
    typ: 'grant+jwt',
    issuer: issuerOf(deps),
    audience: 'set_pin',
    currentDate: deps.clock.now(),
    requiredClaims: ['exp'],
  }).catch(() => null);
  if (!verified?.payload.sub || !verified.payload.jti) throw unauthorized();
  return { id: verified.payload.sub, sessionId: verified.payload.jti, roles: [] };
}

/** The log-in that follows is expected. @throws 401 when the grant was used before, or was given for something else. */
export async function useGrant(
  act: AnyAct,
  challengeId: string,
  purpose: typeof challenges.$inferSelect.purpose,
): Promise<void> {
  const used = await act.tx
    .update(challenges)
    .set({ grantUsedAt: act.now })
    .where(
      and(eq(challenges.id, challengeId), eq(challenges.purpose, purpose), isNull(challenges.grantUsedAt)),
    )
    .returning({ id: challenges.id });
  if (used.length === 0) throw unauthorized();
  if (act.caller?.id) await expectLogIn(act, act.caller.id);
}
