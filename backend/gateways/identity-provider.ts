import * as client from 'openid-client';
import * as z from 'zod';
import { configuredProviders, type IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import type { ServerEnv } from '@/lib/env/server-env';

/** A person as the provider identifies them. An address or number is present only when the provider has proven it. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  /** In the provider's spelling. */
  phone: string | null;
  givenName: string;
  familyName: string;
  refreshToken: string | null;
}

/** Binds the callback to the request that started it. */
export interface Passage {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The provider was unreachable, or its answer was invalid. */
class ProviderDown extends Error {
  override name = 'ProviderDown';
}

/** The provider answered with a refusal: the person declined, or the code is no longer valid. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly byPerson: boolean;
  constructor(byPerson: boolean) {
    super(byPerson ? 'The person refused.' : 'The provider refused.');
    this.byPerson = byPerson;
  }
}

/** Sign-in at an external provider (OpenID Connect, authorization code with PKCE S256). */
export interface IdentityProviders {
  names: readonly IdentityProviderName[];
  /** The URL to redirect the browser to. @throws {ProviderDown} */
  begin: (name: IdentityProviderName, passage: Passage) => Promise<string>;
  /** Handles the callback of the browser. @throws {ProviderDown} {ProviderRefusal} */
  finish: (name: IdentityProviderName, query: URLSearchParams, passage: Passage) => Promise<ProvenIdentity>;
  /** Ends the session at the provider too. Rejects when it does not answer in time. */
  logOut: (name: IdentityProviderName, refreshToken: string) => Promise<void>;
}

const scopes: Record<IdentityProviderName, string> = {
  google: 'openid profile email',
  facebook: 'openid public_profile email',
  telegram: 'openid profile phone',
};

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  phone_number: z.string().optional(),
  phone_number_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

const namesOf = ({ given_name, family_name, name = '' }: z.infer<typeof claims>) => {
  if (given_name || family_name) return { givenName: given_name ?? '', familyName: family_name ?? '' };
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { givenName: first, familyName: rest.join(' ') };
};

const settingsOf = (env: ServerEnv, name: IdentityProviderName) =>
  name === 'telegram'
    ? {
        issuer: env.TELEGRAM_OIDC_ISSUER,
        clientId: env.TELEGRAM_OIDC_CLIENT_ID ?? '',
        secret: env.TELEGRAM_OIDC_CLIENT_SECRET,
      }
    : { issuer: env.OIDC_ISSUER ?? '', clientId: env.OIDC_CLIENT_ID ?? '', secret: env.OIDC_CLIENT_SECRET };

const refusalOf = (error: unknown): Error => {
  if (error instanceof client.AuthorizationResponseError)
    return new ProviderRefusal(error.error === 'access_denied');
  if (error instanceof client.ResponseBodyError) return new ProviderRefusal(false);
  return new ProviderDown(error instanceof Error ? error.message : 'unknown', { cause: error });
};

/** Discovery is fetched once an hour; after a failure it is fetched again at the next sign-in. */
const discoveryLifetimeMs = 3_600_000;

/** The providers of the settings; without any, an empty list that is never called. */
export function openidProviders(env: ServerEnv, timeoutMs: number): IdentityProviders {
  const redirectUri = `${env.PUBLIC_ORIGIN}/api-auth/callback`;
  const discovered = new Map<string, { found: Promise<client.Configuration>; at: number }>();

  const discover = (name: IdentityProviderName): Promise<client.Configuration> => {
    const { issuer, clientId, secret } = settingsOf(env, name);
    const known = discovered.get(issuer);
    if (known && performance.now() - known.at < discoveryLifetimeMs) return known.found;
    const found = client.discovery(
      new URL(issuer),
      clientId,
      secret,
      secret ? client.ClientSecretPost(secret) : client.None(),
      {
        timeout: timeoutMs / 1000,
        execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
      },
    );
    discovered.set(issuer, { found, at: performance.now() });
    found.catch(() => discovered.delete(issuer));
    return found;
  };

  return {
    names: configuredProviders(env),
    begin: async (name, { state, nonce, codeVerifier }) => {
      const config = await discover(name).catch((error: unknown) => Promise.reject(refusalOf(error)));
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopes[name],
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(name !== 'telegram' && { [env.OIDC_PROVIDER_HINT]: name }),
      });
      return url.href;
    },
    finish: async (name, query, { state, nonce, codeVerifier }) => {
      try {
        const config = await discover(name);
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        const more = config.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(config, tokens.access_token, idToken?.sub ?? '')
          : {};
        const person = claims.parse({ ...more, ...idToken });
        return {
          issuer: person.iss,
          subject: person.sub,
          email: person.email_verified === true ? (person.email ?? null) : null,
          // A number at Telegram is one that its owner has proven there.
          phone:
            person.phone_number_verified === true || name === 'telegram'
              ? (person.phone_number ?? null)
              : null,
          ...namesOf(person),
          refreshToken: tokens.refresh_token ?? null,
        };
      } catch (error) {
        throw refusalOf(error);
      }
    },
    logOut: async (name, refreshToken) => {
      const { end_session_endpoint: endpoint } = (await discover(name)).serverMetadata();
      if (!endpoint) return;
      const { clientId, secret } = settingsOf(env, name);
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          client_id: clientId,
          ...(secret && { client_secret: secret }),
          refresh_token: refreshToken,
          grant_type: 'refresh_token',
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new ProviderDown(`The provider answered ${answer.status}.`);
    },
  };
}
