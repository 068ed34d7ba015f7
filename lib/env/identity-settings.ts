import { z } from 'zod';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const issuerExpected =
  'an https address such as https://id.example.edu.kh/realms/sala (http on this machine only)';

const issuer = z.url({ protocol: /^https?$/, error: issuerExpected }).refine((value) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || loopbackHosts.has(url.hostname);
}, issuerExpected);

/** Settings of the identity providers; a part of Sala's settings. */
export const identityShape = {
  OIDC_ISSUER: issuer
    .optional()
    .describe('OpenID Connect issuer that brokers Google and Facebook; their buttons are hidden when empty.'),
  OIDC_CLIENT_ID: z.string().optional().describe('Client id at that issuer.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at that issuer, where it requires one.'),
  OIDC_PROVIDER_HINT: z
    .string()
    .regex(/^\w{1,40}$/, 'the name of a query parameter, such as kc_idp_hint')
    .default('kc_idp_hint')
    .describe('Query parameter that tells that issuer which provider was chosen.'),
  TELEGRAM_OIDC_ISSUER: issuer
    .default('https://oauth.telegram.org')
    .describe('OpenID Connect issuer of Telegram.'),
  TELEGRAM_OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id at Telegram; its button is hidden when empty.'),
  TELEGRAM_OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at Telegram.'),
};

export const identitySecretNames = ['OIDC_CLIENT_SECRET', 'TELEGRAM_OIDC_CLIENT_SECRET'];

/** Conflicts between the given settings, one line each. */
export function identityProblems(given: Record<string, string>): string[] {
  const problems = [];
  if (Boolean(given['OIDC_ISSUER']) !== Boolean(given['OIDC_CLIENT_ID']))
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or neither');
  if (given['OIDC_CLIENT_SECRET'] && !given['OIDC_ISSUER'])
    problems.push('OIDC_CLIENT_SECRET is set but OIDC_ISSUER is not');
  if (given['TELEGRAM_OIDC_CLIENT_SECRET'] && !given['TELEGRAM_OIDC_CLIENT_ID'])
    problems.push('TELEGRAM_OIDC_CLIENT_SECRET is set but TELEGRAM_OIDC_CLIENT_ID is not');
  return problems;
}
