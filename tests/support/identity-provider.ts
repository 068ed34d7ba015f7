import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface TestIdentityProvider {
  issuer: string;
  /** Form bodies of calls to its log-out. */
  loggedOut: string[];
  stop: () => Promise<void>;
}

export const identityClient = { id: 'sala', secret: 'a-secret-that-only-tests-know-of-0123456789' };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/**
 * Claims from the typed account: a mail address (proven unless it begins with `unproven`), or a phone number. Nothing
 * is stored, so that every test uses its own.
 */
const claimsOf = (account: string) => ({
  sub: `subject-of-${account}`,
  given_name: 'Sokha',
  family_name: 'Chan',
  ...(account.includes('@')
    ? { email: account, email_verified: !account.startsWith('unproven') }
    : { phone_number: account, phone_number_verified: true }),
});

const page = (action: string) => `<!doctype html><html lang="en"><title>Test provider</title><body><main>
  <h1>Test provider</h1>
  <form method="post" action="${action}"><label>Account <input name="account"></label>
  <button name="answer" value="yes">Allow</button><button name="answer" value="no">Refuse</button></form></main></body></html>`;

/** A real OpenID Connect provider (PKCE required) whose log-in form asks only for an account name. Port 0 means any. */
export async function startIdentityProvider(redirectUri: string, port = 0): Promise<TestIdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const loggedOut: string[] = [];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: identityClient.id,
        client_secret: identityClient.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    scopes: ['openid', 'offline_access'],
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ ...claimsOf(id), sub: id }),
    }),
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    ttl: {
      AccessToken: 1_800,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
  });
  const handle = provider.callback();

  const decide = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = new URLSearchParams(await readBody(request));
    const { params } = await provider.interactionDetails(request, response);
    if (answer.get('answer') === 'no')
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    const accountId = answer.get('account') ?? '';
    const grant = new provider.Grant({ accountId, clientId: identityClient.id });
    grant.addOIDCScope(String(params['scope']));
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, {
      login: { accountId, remember: false },
      consent,
    });
  };

  server.on('request', (request, response) => {
    const path = request.url ?? '';
    if (path === '/favicon.ico') response.writeHead(204).end();
    else if (path.startsWith('/session/end') && request.method === 'POST') {
      // As Keycloak does it: a form with the refresh token, answered at once.
      void readBody(request).then((body) => {
        loggedOut.push(body);
        response.writeHead(204).end();
      });
    } else if (path.startsWith('/interaction/') && request.method === 'POST') {
      decide(request, response).catch(() => response.writeHead(400).end('Begin again.'));
    } else if (path.startsWith('/interaction/')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(path));
    } else handle(request, response);
  });
  return {
    issuer,
    loggedOut,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
