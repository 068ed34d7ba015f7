import { eq } from 'drizzle-orm';
import { sessionResource, type Tokens } from '@/lib/contract/accounts/session';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { parseUsername } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { OAuthRefusal, Refusal, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { runAct } from '@/backend/core/access/act';
import { isLogInExpected } from '@/backend/core/access/expected-log-in';
import { deviceTokenFor, knownDevice, newBrowserToken } from '@/backend/features/accounts/services/devices';
import { discoveryOf } from '@/backend/features/accounts/services/discovery';
import { isNamedBy } from '@/backend/core/access/find-person';
import {
  deviceTriesKey,
  giveAddressTryBack,
  giveLoginTriesBack,
  loginTriesKey,
  takeAddressTry,
  takeLoginTry,
} from '@/backend/core/access/rate-limit';
import { acceptedKeys } from '@/backend/secrets';
import { checkSecret } from '@/backend/core/access/secret-hash';
import { heavyWork } from '@/backend/work/heavy-work';
import type { LogInRefusal } from '@/backend/work/work-metrics';
import {
  openSession,
  revokeSession,
  rotate,
  sessionOfRefreshToken,
} from '@/backend/features/accounts/services/sessions';
import { rolesOf, schoolIdsOf } from '@/backend/core/access/roles-of';
import { avatarOf } from '@/backend/features/accounts/services/account-views';
import { ageOf } from '@/backend/core/access/birthdays';
import { linkAfterProof, openSignedIn } from '@/backend/features/accounts/services/social-sign-in';

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

type Asked = Scope<Caller | null>;

/** `slow_down` is for the name, `address_locked` for strangers of this network: they may log in from elsewhere. */
const tooManyTries = async (
  { deps, requestId }: Asked,
  { user }: Guess,
  lock: { error: 'slow_down' | 'address_locked'; waitSeconds: number },
) => {
  await runAct(deps, { caller: null, requestId }, async (act) => act.note('login-locked', user?.id));
  return new OAuthRefusal(429, lock.error, 'Too many tries. Please wait.', lock.waitSeconds);
};

/**
 * Compares the secret when it is this caller's turn and a try is left. Does the same work whether or not the account
 * exists.
 * @throws 429 while the counter of the device, or the shared one of the name, is locked
 */
const prove = async (grant: PasswordGrant, guess: Guess, scope: Asked) => {
  const { deps } = scope;
  const { user, device } = guess;
  const name = parseUsername(grant.username)?.value ?? grant.username.toLowerCase();
  const tries =
    device === null || user === null ? loginTriesKey(deps, name) : deviceTriesKey(user.id, device);
  const waitSeconds = await takeLoginTry(deps, tries);
  if (waitSeconds !== null) throw await tooManyTries(scope, guess, { error: 'slow_down', waitSeconds });
  const matches = await checkSecret(deps.secrets, user?.secretHash ?? null, grant.password);
  if (!user || !matches || !user.enabled) return null;
  await giveLoginTriesBack(deps, tries);
  return user;
};

/** @throws 429 as `prove`, and for strangers from an address that has guessed too often; 503 when too many wait */
const findProven = async (grant: PasswordGrant, scope: Asked): Promise<User> => {
  const { deps, requestId, address } = scope;
  const user = await findUser(deps, grant.username);
  const guess = { user, device: knownDevice(deps, user?.id ?? null, grant.device_token) };
  const isExpected = guess.device === null && user !== null && (await isLogInExpected(deps, user.id));
  const isStranger = guess.device === null && !isExpected;
  const waitSeconds = isStranger ? await takeAddressTry(deps, address) : null;
  if (waitSeconds !== null) throw await tooManyTries(scope, guess, { error: 'address_locked', waitSeconds });
  const outcome = await heavyWork.secrets
    .take(address, () => prove(grant, guess, scope))
    .catch(async (error: unknown) => {
      // A secret that was not compared is not a guess.
      if (isStranger) await giveAddressTryBack(deps, address);
      throw error;
    });
  if (outcome) {
    if (isStranger) await giveAddressTryBack(deps, address);
    return outcome;
  }
  const actorId = user?.id ?? null;
  await runAct(deps, { caller: null, requestId }, async (act) => act.note('login-failed', null, {}, actorId));
  throw badCredentials();
};

const refusals: Readonly<Record<string, LogInRefusal>> = {
  slow_down: 'name-locked',
  address_locked: 'address-locked',
  link_expired: 'not-linked',
  link_mismatch: 'not-linked',
};

/** Counts a log-in that is refused, by the reason. */
const counted = (deps: Deps, invalidGrant: LogInRefusal, logIn: Promise<Tokens>): Promise<Tokens> =>
  logIn.catch((error: unknown) => {
    const isBusy = error instanceof Refusal && error.code === 'busy';
    const known = error instanceof OAuthRefusal ? (refusals[error.error] ?? invalidGrant) : null;
    deps.counts?.countRefusedLogIn(known ?? (isBusy ? 'busy' : 'failed'));
    throw error;
  });

const signIn = async (grant: PasswordGrant, scope: Asked): Promise<Tokens> => {
  const { deps, requestId, address } = scope;
  const user = await findProven(grant, scope);
  const { link, code_verifier: browser = '' } = grant;
  const tokens = await runAct(deps, { caller: null, requestId }, async (act) => {
    const linked = link ? await linkAfterProof(act, { link, browser, userId: user.id }) : null;
    act.note('login', null, {}, user.id);
    const from = linked && { provider: linked.provider, providerToken: linked.providerToken };
    return openSession(act, user.id, scope.userAgent, { address, ...from });
  });
  return { ...tokens, device_token: deviceTokenFor(deps, user.id) };
};

const refresh = (refreshToken: string, { deps, requestId }: Asked) =>
  runAct(deps, { caller: null, requestId }, async (act) => {
    const outcome = await rotate(act, refreshToken);
    if (outcome && 'tokens' in outcome) return outcome.tokens;
    if (outcome) act.note('refresh-token-reused', null, {}, outcome.reused);
    return new OAuthRefusal(400, 'invalid_grant', 'The refresh token is no longer valid.');
  });

export const sessionRoutes = (deps: Deps) =>
  implement(
    sessionResource,
    {
      token: async ({ body }, scope) => {
        if (body.client_id !== deps.env.API_CLIENT_ID)
          throw new OAuthRefusal(401, 'invalid_client', 'Unknown client.');
        if (body.grant_type === 'refresh_token') return refresh(body.refresh_token, scope);
        if (body.grant_type === 'password') return counted(deps, 'wrong', signIn(body, scope));
        return counted(deps, 'provider-ended', openSignedIn(body.code, scope, body.code_verifier));
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
          dob: user.dob,
          age: (await ageOf(deps.db, user.id, dayInCambodia(deps.clock.now()))).age,
          province: user.province,
          currentSchool: user.currentSchool,
          avatar: avatarOf(deps, user),
          roles: await rolesOf(deps.db, user.id),
          organizations: await schoolIdsOf(deps.db, user.id),
        };
      },
      logout: write(async (act, { body }) => {
        const session = await sessionOfRefreshToken(act.tx, body.refresh_token);
        if (session?.userId === act.caller.id) {
          await revokeSession(act, session.sessionId, 'logout');
          const { provider, providerToken: token } = session;
          if (provider && token) await act.later({ kind: 'provider-log-out', provider, token });
          act.note('logout');
        }
        return { ok: true as const };
      }),
      nameBrowser: async () => ({ token: newBrowserToken(deps) }),
      keys: async () => ({
        keys: acceptedKeys(deps.secrets, deps.clock.now()).map(({ publicJwk }) => ({ ...publicJwk })),
      }),
      discovery: async () => discoveryOf(deps),
      discoveryAtRoot: async () => discoveryOf(deps),
    },
    deps,
  );
