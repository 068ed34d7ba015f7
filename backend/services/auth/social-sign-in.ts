import { createHmac } from 'node:crypto';
import type { IdentityProviderName, SignInProblem } from '@/lib/domain/people/identity-providers';
import type { Tokens } from '@/lib/contract/auth/session';
import { users } from '@/backend/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '@/backend/deps';
import { OAuthRefusal } from '@/backend/errors';
import { type Passage, type ProvenIdentity, ProviderRefusal } from '@/backend/gateways/identity-provider';
import { signInsPerAddressPerHourMax } from '@/backend/limits';
import { audit } from '@/backend/services/access/audit';
import { type Identified, linkIdentity, personOf } from './person-of-identity';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { seal } from './seal';
import { openSession } from './sessions';
import { openStep, recallStep, type SignInStep, takeLinkOf, takeStep } from './sign-in-steps';

type Whereto = Pick<SignInStep, 'redirect' | 'locale'>;

/** Nonce and verifier are derived from the state with a key that is not in the database, so neither is stored. */
const passageOf = (deps: Deps, state: string): Passage => {
  const derive = (what: string) =>
    createHmac('sha256', deps.secrets.pepper).update(`${what}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier') };
};

const pagePath = (page: string, { redirect, locale }: Whereto, query: Record<string, string>) => {
  const search = new URLSearchParams({ ...query, ...(redirect && { redirect }) });
  return `${locale === 'en' ? '/en' : ''}${page}?${search}`;
};

/** The log-in page with the reason, and with the page that the person wanted. */
export const problemPath = (problem: SignInProblem, whereto: Whereto): string =>
  pagePath('/login', whereto, { problem });

/** @returns the provider's address to send the browser to. @throws 429, {ProviderDown} */
export async function beginSignIn(
  deps: Deps,
  request: Whereto & { provider: IdentityProviderName; browser: string; address: string },
): Promise<string> {
  const { address, ...step } = request;
  await hitLimit(deps, `sign-in:${address}`, signInsPerAddressPerHourMax, 3600);
  const state = await openStep(deps, { ...step, step: 'provider' });
  return deps.identityProviders.begin(step.provider, passageOf(deps, state));
}

const identify = async (
  deps: Deps,
  step: SignInStep,
  query: URLSearchParams,
  state: string,
  requestId: string,
): Promise<{ who: ProvenIdentity; found: Identified } | SignInProblem> => {
  try {
    const who = await deps.identityProviders.finish(step.provider, query, passageOf(deps, state));
    const found = await personOf(deps, { ...who, provider: step.provider, locale: step.locale }, requestId);
    return found.user.enabled ? { who, found } : 'disabled';
  } catch (error) {
    if (error instanceof ProviderRefusal) return error.byPerson ? 'refused' : 'failed';
    const reason = error instanceof Error ? error.message : 'unknown';
    deps.log.error('identity-provider', { requestId, provider: step.provider, reason });
    return 'provider-down';
  }
};

/**
 * Handles the callback of the provider.
 * @returns the own path that goes on: to the session, to the proof of an account, or to the log-in page with the reason.
 */
export async function finishSignIn(
  deps: Deps,
  {
    query,
    browser,
    fallback,
    requestId,
  }: {
    query: URLSearchParams;
    browser: string;
    fallback: Whereto;
    requestId: string;
  },
): Promise<string> {
  const state = query.get('state') ?? '';
  const step = await takeStep(deps, 'provider', state, browser);
  if (!step) {
    await audit(deps, { action: 'sign-in-state', actorId: null, requestId });
    return problemPath('state', (await recallStep(deps, state, browser)) ?? fallback);
  }
  const outcome = await identify(deps, step, query, state, requestId);
  if (typeof outcome === 'string') {
    const detail = { provider: step.provider, problem: outcome };
    await audit(deps, { action: 'sign-in-failed', actorId: null, requestId, detail });
    return problemPath(outcome, step);
  }
  const { who, found } = outcome;
  const next = {
    browser,
    provider: step.provider,
    redirect: step.redirect,
    locale: step.locale,
    userId: found.user.id,
    issuer: who.issuer,
    subject: who.subject,
    providerToken: who.refreshToken === null ? null : seal(deps.secrets, who.refreshToken),
  };
  if (found.kind === 'match') {
    const link = await openStep(deps, { ...next, step: 'link' });
    return pagePath('/login', step, { link, provider: step.provider });
  }
  const code = await openStep(deps, { ...next, step: 'session' });
  const search = new URLSearchParams({
    code,
    locale: step.locale,
    ...(step.redirect && { redirect: step.redirect }),
  });
  return `/session?${search}`;
}

type Opener = { browser: string; userAgent: string; address: string; requestId: string };

/** Exchanges the code of a finished sign-in for a session. @throws 400 for any invalid or expired code. */
export async function openSignedIn(deps: Deps, code: string, by: Opener): Promise<Tokens> {
  const step = await takeStep(deps, 'session', code, by.browser);
  const [user] = step?.userId ? await deps.db.select().from(users).where(eq(users.id, step.userId)) : [];
  if (!step || !user?.enabled) throw new OAuthRefusal(400, 'invalid_grant', 'The code is no longer valid.');
  // A person who has just proven one identity of an account may add the other one that is pending in this browser.
  const waiting = await takeLinkOf(deps, user.id, by.browser, deps.db);
  if (waiting) await storeLink(deps, waiting, by.requestId);
  const { provider, providerToken } = step;
  await audit(deps, { action: 'login', actorId: user.id, requestId: by.requestId, detail: { provider } });
  return openSession(deps, user.id, by.userAgent, { address: by.address, provider, providerToken });
}

const storeLink = async (
  deps: Deps,
  { issuer, subject, provider, userId }: SignInStep,
  requestId: string,
) => {
  if (!issuer || !subject || !userId) throw new Error('The step holds no identity.');
  await linkIdentity(deps, { issuer, subject, provider, userId }, requestId, deps.db);
};

/** Links the pending identity after the account was proven. @throws 400 `link_expired`, `link_mismatch` */
export async function linkAfterProof(
  deps: Deps,
  { link, browser, userId, requestId }: { link: string; browser: string; userId: string; requestId: string },
): Promise<Pick<SignInStep, 'provider' | 'providerToken'>> {
  const waiting = await recallStep(deps, link, browser);
  if (waiting?.step === 'link' && waiting.userId !== userId)
    throw new OAuthRefusal(400, 'link_mismatch', 'This is another account than the one with that address.');
  const step = await takeStep(deps, 'link', link, browser);
  if (!step) throw new OAuthRefusal(400, 'link_expired', 'Begin again with the provider.');
  await storeLink(deps, step, requestId);
  return step;
}
