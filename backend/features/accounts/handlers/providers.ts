import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isIdentityProviderName, signInCookieName } from '@/lib/domain/accounts/identity-providers';
import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { localeCookie } from '@/lib/domain/limits/locale-cookie';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { signInStepSeconds } from '@/backend/limits';
import {
  beginSignIn,
  finishSocialSignIn,
  problemPath,
} from '@/backend/features/accounts/services/social-sign-in';
import { newOpaqueToken } from '@/backend/core/access/opaque-tokens';

/**
 * The two addresses that a browser opens on its way to an identity provider and back. They answer redirects and are
 * therefore outside the contract. `GET /api-auth/authorize/{provider}?redirect=&locale=` and `GET
 * /api-auth/callback`.
 */
export const identityProviderRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const secure = deps.env.PUBLIC_ORIGIN.startsWith('https://');
  const cookieName = signInCookieName(secure);

  /**
   * The target of the log-in page: when the button is clicked before hydration, its link does not contain the target
   * yet.
   */
  const askedFor = (referer: string | undefined): string | null => {
    if (!referer || !URL.canParse(referer)) return null;
    const page = new URL(referer);
    return page.origin === deps.env.PUBLIC_ORIGIN ? page.searchParams.get('redirect') : null;
  };

  app.get('/api-auth/authorize/:provider', async (c) => {
    const provider = c.req.param('provider');
    if (!isIdentityProviderName(provider) || !deps.identityProviders.names.includes(provider))
      throw new Refusal(404, 'provider-not-configured', 'Nobody can sign in through this provider here.');
    const redirect = safeRedirectPath(c.req.query('redirect') ?? askedFor(c.req.header('referer')), '');
    const locale = c.req.query('locale') === 'en' ? 'en' : 'km';
    // Reused by the next start, so that two tabs do not cancel each other's sign-in.
    const browser = getCookie(c, cookieName) ?? newOpaqueToken();
    setCookie(c, cookieName, browser, {
      httpOnly: true,
      secure,
      sameSite: 'Lax',
      path: '/',
      maxAge: signInStepSeconds,
    });
    try {
      const request = { provider, redirect, locale, browser, address: c.get('address') } as const;
      return c.redirect(await beginSignIn(deps, request), 302);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const reason = error instanceof Error ? error.message : 'unknown';
      deps.log.error('identity-provider', { requestId: c.get('requestId'), provider, reason });
      return c.redirect(problemPath('provider-down', { redirect, locale }), 302);
    }
  });

  app.get('/api-auth/callback', async (c) => {
    const browser = getCookie(c, cookieName) ?? '';
    const locale = getCookie(c, localeCookie.name) === 'en' ? 'en' : 'km';
    const path = await finishSocialSignIn(deps, {
      query: new URL(c.req.url).searchParams,
      browser,
      fallback: { redirect: '', locale },
      requestId: c.get('requestId'),
    });
    return c.redirect(path, 302);
  });
  return app;
};
