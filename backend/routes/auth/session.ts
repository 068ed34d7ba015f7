import { eq } from 'drizzle-orm';
import { sessionResource, type Tokens } from '@/lib/contract/auth/session';
import type { IdentityProviderName } from '@/lib/domain/people/identity-providers';
import { parseUsername } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { OAuthRefusal, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { deviceTokenFor, knownDevice } from '@/backend/services/auth/devices';
import { discoveryOf } from '@/backend/services/auth/discovery';
import { isNamedBy } from '@/backend/services/auth/find-person';
import {
  deviceTriesKey,
  giveAddressTryBack,
  giveLoginTriesBack,
  loginTriesKey,
  takeAddressTry,
  takeLoginTry,
} from '@/backend/services/access/rate-limit';
import { unseal } from '@/backend/services/auth/seal';
import { checkSecret } from '@/backend/services/auth/secret-hash';
import { secretTurns } from '@/backend/services/auth/secret-turns';
import {
  openSession,
  revokeSession,
  rolesOf,
  rotate,
  schoolIdsOf,
  sessionOfRefreshToken,
} from '@/backend/services/auth/sessions';
import { linkAfterProof, openSignedIn } from '@/backend/services/auth/social-sign-in';

const badCredentials = () => new OAuthRefusal(401, 'invalid_grant', 'Wrong user name or password.');

type User = typeof users.$inferSelect;

const findUser = async (deps: Deps, username: string): Promise<User | null> => {
  const parsed = parseUsername(username);
  if (!parsed) return null;
  const [user] = await deps.db.select().from(users).where(isNamedBy(parsed));
  return user ?? null;
};

type PasswordGrant = { username: string; password: string } & Partial<
  Record<'device_token' | 'link' | 'code_verifier', string>
>;

interface Guess {
  user: User | null;
  /** A known device of the person; it has its own tries, and failures of its address do not count. */
  device: string | null;
}

const tooManyTries = async (deps: Deps, guess: Guess, requestId: string, waitSeconds: number) => {
  const subject = guess.user?.id;
  await audit(deps, { action: 'login-locked', actorId: null, subject, requestId });
  return new OAuthRefusal(429, 'slow_down', 'Too many tries. Please wait.', waitSeconds);
};

/**
 * Compares the secret when it is this caller's turn and a try is left. Does the same work whether or not the account
 * exists.
 * @throws 429 while the counter of the device, or the shared one of the name, is locked
 */
const prove = async (deps: Deps, grant: PasswordGrant, guess: Guess, scope: Scope<Caller | null>) => {
  const { user, device } = guess;
  const name = parseUsername(grant.username)?.value ?? grant.username.toLowerCase();
  const tries =
    device === null || user === null ? loginTriesKey(deps, name) : deviceTriesKey(user.id, device);
  const waitSeconds = await takeLoginTry(deps, tries);
  if (waitSeconds !== null) throw await tooManyTries(deps, guess, scope.requestId, waitSeconds);
  const matches = await checkSecret(deps.secrets, user?.secretHash ?? null, grant.password);
  if (!user || !matches || !user.enabled) return null;
  await giveLoginTriesBack(deps, tries);
  return user;
};

/** @throws 429 as `prove`, and for strangers from an address that has guessed too often; 503 when too many wait */
const findProven = async (deps: Deps, grant: PasswordGrant, scope: Scope<Caller | null>): Promise<User> => {
  const { requestId, address } = scope;
  const user = await findUser(deps, grant.username);
  const guess = { user, device: knownDevice(deps, user?.id ?? null, grant.device_token) };
  const isStranger = guess.device === null;
  const waitSeconds = isStranger ? await takeAddressTry(deps, address) : null;
  if (waitSeconds !== null) throw await tooManyTries(deps, guess, requestId, waitSeconds);
  const outcome = await secretTurns
    .take(address, () => prove(deps, grant, guess, scope))
    .catch(async (error: unknown) => {
      // A secret that was not compared is not a guess.
      if (isStranger) await giveAddressTryBack(deps, address);
      throw error;
    });
  if (outcome) {
    if (isStranger) await giveAddressTryBack(deps, address);
    return outcome;
  }
  await audit(deps, { action: 'login-failed', actorId: user?.id ?? null, requestId });
  throw badCredentials();
};

const signIn = async (deps: Deps, grant: PasswordGrant, scope: Scope<Caller | null>): Promise<Tokens> => {
  const { requestId, address } = scope;
  const user = await findProven(deps, grant, scope);
  const linked = grant.link
    ? await linkAfterProof(deps, {
        link: grant.link,
        browser: grant.code_verifier ?? '',
        userId: user.id,
        requestId,
      })
    : null;
  await audit(deps, { action: 'login', actorId: user.id, requestId });
  const from = linked && { provider: linked.provider, providerToken: linked.providerToken };
  const tokens = await openSession(deps, user.id, scope.userAgent, { address, ...from });
  return { ...tokens, device_token: deviceTokenFor(deps, user.id) };
};

/** At the provider too; the answer is not awaited. */
const logOutElsewhere = (
  deps: Deps,
  { provider, providerToken }: { provider: IdentityProviderName | null; providerToken: string | null },
  requestId: string,
): void => {
  const token = providerToken && unseal(deps.secrets, providerToken);
  if (!provider || !token) return;
  deps.identityProviders.logOut(provider, token).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    deps.log.error('provider-log-out', { requestId, provider, reason });
  });
};

const refresh = async (deps: Deps, refreshToken: string, requestId: string) => {
  const outcome = await rotate(deps, refreshToken);
  if (outcome && 'tokens' in outcome) return outcome.tokens;
  if (outcome) await audit(deps, { action: 'refresh-token-reused', actorId: outcome.reused, requestId });
  throw new OAuthRefusal(400, 'invalid_grant', 'The refresh token is no longer valid.');
};

export const sessionRoutes = (deps: Deps) =>
  implement(
    sessionResource,
    {
      token: async ({ body }, scope) => {
        if (body.client_id !== deps.env.API_CLIENT_ID)
          throw new OAuthRefusal(401, 'invalid_client', 'Unknown client.');
        if (body.grant_type === 'refresh_token') return refresh(deps, body.refresh_token, scope.requestId);
        if (body.grant_type === 'password') return signIn(deps, body, scope);
        return openSignedIn(deps, body.code, { ...scope, browser: body.code_verifier });
      },
      userinfo: async (_input, { caller }) => {
        const [user] = await deps.db.select().from(users).where(eq(users.id, caller.id));
        if (!user) throw unauthorized();
        return {
          sub: user.id,
          email: user.email,
          email_verified: user.emailVerified,
          family_name: user.lastName,
          given_name: user.firstName,
          'family_name#km': user.lastNameKm,
          'given_name#km': user.firstNameKm,
          preferred_username: user.phone ?? user.email ?? '',
          gender: user.gender,
          avatar: user.avatarKey === null ? null : deps.storage.publicUrl(user.avatarKey),
          roles: await rolesOf(deps.db, user.id),
          organizations: await schoolIdsOf(deps.db, user.id),
        };
      },
      logout: async ({ body }, { caller, requestId }) => {
        const session = await sessionOfRefreshToken(deps, body.refresh_token);
        if (session?.userId === caller.id) {
          await revokeSession(deps, session.sessionId, 'logout');
          logOutElsewhere(deps, session, requestId);
          await audit(deps, { action: 'logout', actorId: session.userId, requestId });
        }
        return { ok: true as const };
      },
      keys: async () => ({ keys: [{ ...deps.secrets.publicJwk }] }),
      discovery: async () => discoveryOf(deps),
      discoveryAtRoot: async () => discoveryOf(deps),
    },
    deps,
  );
