import { createHmac } from 'node:crypto';
import type { IdentityProviderName, SignInProblem } from '@/lib/domain/accounts/identity-providers';
import type { Tokens } from '@/lib/contract/accounts/session';
import { users, signInSteps } from '@/backend/db/schema';
import { eq, and, gt, isNull, lt } from 'drizzle-orm';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { OAuthRefusal } from '@/backend/errors';
import { type Passage, type ProvenIdentity, ProviderRefusal } from '@/backend/gateways/identity-provider';
import { signInsPerAddressPerHourMax, sessionStepSeconds, signInStepSeconds } from '@/backend/limits';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { type Identified, linkIdentity, personOf } from './person-of-identity';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { seal } from './seal';
import { openSession } from './sessions';
import type { Db } from '@/backend/db/client';
import { hashToken, newOpaqueToken } from '@/backend/core/access/opaque-tokens';

type SignInStep = typeof signInSteps.$inferSelect;
type Kind = SignInStep['step'];

const rememberedSeconds = 86_400;
const lifetimeSeconds: Record<Kind, number> = {
  provider: signInStepSeconds,
  session: sessionStepSeconds,
  link: signInStepSeconds,
};
const shift = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Stores a step and returns the token that opens it, once, in the browser with this `browser` token. */
async function openStep(
  act: AnyAct,
  step: Pick<SignInStep, 'step' | 'provider' | 'redirect' | 'locale'> &
    Partial<Pick<SignInStep, 'userId' | 'issuer' | 'subject' | 'providerToken'>> & { browser: string },
): Promise<string> {
  const { browser, ...row } = step;
  const { now } = act;
  const token = newOpaqueToken();
  await act.tx.delete(signInSteps).where(lt(signInSteps.expiresAt, shift(now, -rememberedSeconds)));
  await act.tx.insert(signInSteps).values({
    ...row,
    tokenHash: hashToken(token),
    browserHash: hashToken(browser),
    createdAt: now,
    expiresAt: shift(now, lifetimeSeconds[row.step]),
  });
  return token;
}

const isOf = (token: string, browser: string) =>
  and(eq(signInSteps.tokenHash, hashToken(token)), eq(signInSteps.browserHash, hashToken(browser)));

const isOpen = (now: Date, step: Kind) =>
  and(eq(signInSteps.step, step), isNull(signInSteps.usedAt), gt(signInSteps.expiresAt, now));

/** Consumes a step; null for a step that is used, expired, unknown or of another browser. */
async function takeStep(act: AnyAct, step: Kind, token: string, browser: string): Promise<SignInStep | null> {
  const [row] = await act.tx
    .update(signInSteps)
    .set({ usedAt: act.now })
    .where(and(isOf(token, browser), isOpen(act.now, step)))
    .returning();
  return row ?? null;
}

/** A step of this browser, whether or not it is consumed: it contains the page that the person wanted. */
async function recallStep(db: Db, token: string, browser: string): Promise<SignInStep | null> {
  const [row] = await db.select().from(signInSteps).where(isOf(token, browser));
  return row ?? null;
}

/** Consumes the newest pending link of this browser for this person; null when there is none. */
async function takeLinkOf(act: AnyAct, userId: string, browser: string): Promise<SignInStep | null> {
  const [row] = await act.tx
    .update(signInSteps)
    .set({ usedAt: act.now })
    .where(
      and(
        eq(signInSteps.browserHash, hashToken(browser)),
        eq(signInSteps.userId, userId),
        isOpen(act.now, 'link'),
      ),
    )
    .returning();
  return row ?? null;
}

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
  const state = await runAct(deps, { caller: null }, (act) => openStep(act, { ...step, step: 'provider' }));
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
    const newcomer = { ...who, provider: step.provider, locale: step.locale };
    const found = await runAct(deps, { caller: null, requestId }, (act) => personOf(act, newcomer));
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
export async function finishSocialSignIn(
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
  const by = { caller: null, requestId };
  const step = await runAct(deps, by, async (act) => {
    const taken = await takeStep(act, 'provider', state, browser);
    if (!taken) act.note('sign-in-state');
    return taken;
  });
  if (!step) return problemPath('state', (await recallStep(deps.db, state, browser)) ?? fallback);
  const outcome = await identify(deps, step, query, state, requestId);
  if (typeof outcome === 'string') {
    const detail = { provider: step.provider, problem: outcome };
    await runAct(deps, by, async (act) => act.note('sign-in-failed', null, detail));
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
    const link = await runAct(deps, by, (act) => openStep(act, { ...next, step: 'link' }));
    return pagePath('/login', step, { link, provider: step.provider });
  }
  const code = await runAct(deps, by, (act) => openStep(act, { ...next, step: 'session' }));
  const search = new URLSearchParams({
    code,
    locale: step.locale,
    ...(step.redirect && { redirect: step.redirect }),
  });
  return `/session?${search}`;
}

/** Exchanges the code of a finished sign-in for a session. @throws 400 for any invalid or expired code. */
export const openSignedIn = (
  code: string,
  { deps, requestId, address, userAgent }: Omit<Scope<Caller | null>, 'caller'>,
  browser: string,
): Promise<Tokens> =>
  runAct(deps, { caller: null, requestId }, async (act) => {
    const step = await takeStep(act, 'session', code, browser);
    const [user] = step?.userId ? await act.tx.select().from(users).where(eq(users.id, step.userId)) : [];
    if (!step || !user?.enabled)
      return new OAuthRefusal(400, 'invalid_grant', 'The code is no longer valid.');
    // A person who has just proven one identity of an account may add the other one that is pending in this browser.
    const waiting = await takeLinkOf(act, user.id, browser);
    if (waiting) await storeLink(act, waiting);
    const { provider, providerToken } = step;
    act.note('login', null, { provider }, user.id);
    return openSession(act, user.id, userAgent, { address, provider, providerToken });
  });

const storeLink = async (act: AnyAct, { issuer, subject, provider, userId }: SignInStep) => {
  if (!issuer || !subject || !userId) throw new Error('The step holds no identity.');
  await linkIdentity(act, { issuer, subject, provider, userId });
};

/** Links the pending identity after the account was proven. @throws 400 `link_expired`, `link_mismatch` */
export async function linkAfterProof(
  act: AnyAct,
  { link, browser, userId }: { link: string; browser: string; userId: string },
): Promise<Pick<SignInStep, 'provider' | 'providerToken'>> {
  const waiting = await recallStep(act.tx, link, browser);
  if (waiting?.step === 'link' && waiting.userId !== userId)
    throw new OAuthRefusal(400, 'link_mismatch', 'This is another account than the one with that address.');
  const step = await takeStep(act, 'link', link, browser);
  if (!step) throw new OAuthRefusal(400, 'link_expired', 'Begin again with the provider.');
  await storeLink(act, step);
  return step;
}
