import { identityProviderNames } from '@/lib/domain/accounts/identity-providers';

type Json = Record<string, unknown>;

/**
 * Addresses that a browser itself opens. The answer is a redirect, so no client calls them and no contract parses
 * them.
 */
interface Redirect {
  name: string;
  path: `/${string}`;
  summary: string;
  parameters: Json[];
  leadsTo: string;
  refusals: Record<number, string>;
}

const text = { type: 'string' };
const inQuery = (name: string, description: string, schema: Json = text): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const lateProblem = 'What went wrong is told by `problem` in the address of the log-in page.';

/** The two steps of `backend/features/accounts/handlers/providers.ts`. */
const redirects: Redirect[] = [
  {
    name: 'authorize',
    path: '/api-auth/authorize/{provider}',
    summary: 'Begin to sign in through an identity provider (authorization code, PKCE S256)',
    parameters: [
      {
        name: 'provider',
        in: 'path',
        required: true,
        schema: { type: 'string', enum: [...identityProviderNames] },
      },
      inQuery('redirect', 'Path of this site to end at.'),
      inQuery('locale', 'Language of the pages on the way.', {
        type: 'string',
        enum: ['km', 'en'],
        default: 'km',
      }),
    ],
    leadsTo: `To the provider; a cookie binds the sign-in to this browser. ${lateProblem}`,
    refusals: {
      404: 'Nobody can sign in through this provider here.',
      429: 'Too many calls; `Retry-After` says how many seconds to wait.',
    },
  },
  {
    name: 'callback',
    path: '/api-auth/callback',
    summary: 'Come back from the provider: state, nonce and code_verifier are checked',
    parameters: [
      inQuery('state', 'As the first step sent it.'),
      inQuery('code', 'What the provider gave for a sign-in.'),
      inQuery('error', 'Why the provider gave none.'),
    ],
    leadsTo: `To the page that opens the session with a code of one minute. ${lateProblem}`,
    refusals: {},
  },
];

const location = { description: 'Where to go.', schema: { type: 'string', format: 'uri-reference' } };
const refusalOf = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

export const redirectTag = 'auth/providers';

/** OpenAPI's operations of the redirects, by path; all are GET and public. */
export const redirectOperations = redirects.map(({ name, path, summary, parameters, leadsTo, refusals }) => ({
  path,
  operation: {
    operationId: `${redirectTag}.${name}`,
    tags: [redirectTag],
    summary,
    description: 'Anyone; opened by the browser itself.',
    security: [{}],
    parameters,
    responses: {
      302: { description: leadsTo, headers: { Location: location } },
      ...Object.fromEntries(
        Object.entries({ ...refusals, 500: 'Something went wrong; `x-request-id` finds it in the log.' }).map(
          ([status, description]) => [status, refusalOf(description)],
        ),
      ),
    },
  },
}));
