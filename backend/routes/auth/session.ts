import { eq, or, sql } from 'drizzle-orm';
import { sessionResource, type Tokens } from '@/lib/contract/auth/session';
import type { IdentityProviderName } from '@/lib/domain/people/identity-providers';
import { parseUsername } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { OAuthRefusal, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { deviceTokenFor, knownDevice } from '@/backend/services/auth/devices';
import {
  addressWait,
  countAddressFailure,
  deviceTriesKey,
  giveLoginTriesBack,
  loginTriesKey,
  takeLoginTry,
} from '@/backend/services/access/rate-limit';
import { unseal } from '@/backend/services/auth/seal';
import { checkSecret } from '@/backend/services/auth/secret-hash';
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

const findUser = async (deps: Deps, username: string) => {
  const parsed = parseUsername(username);
  if (!parsed) return null;
  const [user] = await deps.db
    .select()
    .from(users)
    .where(or(eq(users.phone, parsed.value), eq(sql`lower(${users.email})`, parsed.value)));
  return user ?? null;
};

type PasswordGrant = { username: string; password: string } & Partial<
  Record<'device_token' | 'link' | 'code_verifier', string>
>;

/**
 * The counter that a log-in takes its try from: a known device has its own, everybody else shares the name's.
 * @throws 429 while it is locked, and for strangers from an address that has guessed too often
 */
const takeTry = async (
  deps: Deps,
  grant: PasswordGrant,
  userId: string | null,
  scope: Scope<Caller | null>,
): Promise<string> => {
  const device = knownDevice(deps, userId, grant.device_token);
  const name = parseUsername(grant.username)?.value ?? grant.username.toLowerCase();
  const key = device === null || userId === null ? loginTriesKey(deps, name) : deviceTriesKey(userId, device);
  const addressSeconds = await addressWait(deps, scope.address);
  const waitSeconds =
    device === null && addressSeconds !== null ? addressSeconds : await takeLoginTry(deps, key);
  if (waitSeconds === null) return key;
  await audit(deps, {
    action: 'login-locked',
    actorId: null,
    subject: userId ?? undefined,
    requestId: scope.requestId,
  });
  throw new OAuthRefusal(429, 'slow_down', 'Too many tries. Please wait.', waitSeconds);
};

/** Same answer, same work, whether or not the account exists. */
const signIn = async (deps: Deps, grant: PasswordGrant, scope: Scope<Caller | null>): Promise<Tokens> => {
  const { requestId, address } = scope;
  const user = await findUser(deps, grant.username);
  const tries = await takeTry(deps, grant, user?.id ?? null, scope);
  const matches = await checkSecret(deps.secrets, user?.secretHash ?? null, grant.password);
  if (!user || !matches || !user.enabled) {
    await countAddressFailure(deps, address);
    await audit(deps, { action: 'login-failed', actorId: user?.id ?? null, requestId });
    throw badCredentials();
  }
  await giveLoginTriesBack(deps, tries);
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

/** At the provider too; nobody waits for its answer. */
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
    },
    deps,
  );
