import { startIdentityProvider } from '../support/identity-provider';

/** The provider in the settings of the tested site (`OIDC_ISSUER`), one for all workers; none when the site has none. */
export default async function setUpIdentityProvider(): Promise<(() => Promise<void>) | undefined> {
  const issuer = process.env['OIDC_ISSUER'];
  if (!issuer) return undefined;
  const origin = process.env['BASE_URL'] ?? 'http://localhost:3000';
  const provider = await startIdentityProvider(`${origin}/api-auth/callback`, Number(new URL(issuer).port));
  return provider.stop;
}
