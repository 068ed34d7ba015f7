import { eq, or, sql } from 'drizzle-orm';
import { sessionResource } from '@/lib/contract/auth/session';
import { parseUsername } from '@/lib/domain/username';
import { users } from '../../db/schema';
import type { Caller, Deps, Scope } from '../../deps';
import { OAuthRefusal, unauthorized } from '../../errors';
import { implement } from '../../implement';
import { audit } from '../../services/audit';
import { giveLoginTriesBack, loginTriesKey, takeLoginTry } from '../../services/rate-limit';
import { checkSecret } from '../../services/secret-hash';
import {
  openSession,
  revokeSession,
  rolesOf,
  rotate,
  schoolIdsOf,
  sessionOfRefreshToken,
} from '../../services/sessions';

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

/** Same answer, same work, whether or not the account exists. */
const signIn = async (
  deps: Deps,
  { username, password }: { username: string; password: string },
  scope: Scope<Caller | null>,
) => {
  const name = parseUsername(username)?.value ?? username.toLowerCase();
  const tries = loginTriesKey(deps, name);
  const waitSeconds = await takeLoginTry(deps, tries);
  if (waitSeconds !== null) {
    await audit(deps, { action: 'login-locked', actorId: null, requestId: scope.requestId });
    throw new OAuthRefusal(429, 'slow_down', 'Too many tries. Please wait.', waitSeconds);
  }
  const user = await findUser(deps, username);
  const matches = await checkSecret(deps.secrets, user?.secretHash ?? null, password);
  if (!user || !matches || !user.enabled) {
    await audit(deps, { action: 'login-failed', actorId: user?.id ?? null, requestId: scope.requestId });
    throw badCredentials();
  }
  await giveLoginTriesBack(deps, tries);
  await audit(deps, { action: 'login', actorId: user.id, requestId: scope.requestId });
  return openSession(deps, user.id, scope.userAgent);
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
        return body.grant_type === 'password'
          ? signIn(deps, body, scope)
          : refresh(deps, body.refresh_token, scope.requestId);
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
      logout: async ({ body }, { requestId }) => {
        const session = await sessionOfRefreshToken(deps, body.refresh_token);
        if (session) {
          await revokeSession(deps, session.sessionId, 'logout');
          await audit(deps, { action: 'logout', actorId: session.userId, requestId });
        }
        return { ok: true as const };
      },
      keys: async () => ({ keys: [{ ...deps.secrets.publicJwk }] }),
    },
    deps,
  );
