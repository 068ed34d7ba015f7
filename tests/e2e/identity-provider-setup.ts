import { startIdentityProvider } from '../support/identity-provider';

/** The provider that the site under test was told of (`OIDC_ISSUER`), one for all workers; none where the site has none. */
export default async function setUpIdentityProvider(): Promise<(() => Promise<void>) | undefined> {
  const issuer = process.env['OIDC_ISSUER'];
  if (!issuer) return undefined;
  const origin = process.env['BASE_URL'] ?? 'http://localhost:3000';
  const provider = await startIdentityProvider(`${origin}/api-auth/callback`, Number(new URL(issuer).port));
  return provider.stop;
}
