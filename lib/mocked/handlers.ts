import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { defaultRoleName, type Role, roleNames } from '@/lib/domain/accounts/roles';
import { exampleOf } from './example-of';
import { type Faults, faultOf } from './faults';

const slowMs = 4_000;
const methods = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  PUT: http.put,
  DELETE: http.delete,
} as const;

/** Everybody who logs in is this person; the role is what stands before the @ of the address that was typed. */
const mockedUserId = '00000000-0000-4000-8000-00000000aaaa';
const tokenPath = '/api-auth/token';
const tokenLifetimeSeconds = 1_800;

const encoded = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const isRole = (name: string): name is Role => Object.hasOwn(roleNames, name);

/** The token answer of whoever logs in as advisor@mocked.example, bank@mocked.example …; any password is right. */
function tokensFor(form: URLSearchParams): object {
  const known = form.get('refresh_token') ?? form.get('username')?.split('@')[0] ?? '';
  const role = isRole(known) ? roleNames[known] : defaultRoleName;
  const exp = Math.floor(Date.now() / 1000) + tokenLifetimeSeconds;
  const claims = { sub: mockedUserId, exp, roles: [...new Set([defaultRoleName, role])] };
  return {
    access_token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
    refresh_token: isRole(known) ? known : 'user',
    token_type: 'Bearer',
    expires_in: tokenLifetimeSeconds,
  };
}

/** Lists without rows, counts of nothing. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'number' && /^(?:count|total)|value$/i.test(name)
        ? 0
        : Array.isArray(inner)
          ? []
          : inner,
    ]),
  );
};

/** The example as the answer for this address: what the path names is what comes back. */
const answerFor = (endpoint: Endpoint, params: Readonly<Record<string, unknown>>): unknown => {
  const example = exampleOf(endpoint.response);
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  const named = Object.entries(params).filter(([name]) => Object.hasOwn(example, name));
  const asked = { ...example, ...Object.fromEntries(named) };
  return endpoint.response.safeParse(asked).success ? asked : example;
};

const refusal = (status: number, code: string, message: string, issues?: object[]) =>
  HttpResponse.json({ code, message, ...(issues && { issues }) }, { status });

const firstField = ({ body }: Endpoint): string => {
  const example = body && exampleOf(body);
  return Object.keys(typeof example === 'object' && example !== null ? example : {})[0] ?? '';
};

async function answer(endpoint: Endpoint, faults: Faults, params: Readonly<Record<string, unknown>>) {
  const fault = faultOf(faults, endpoint);
  if (fault === 'lost') return HttpResponse.error();
  if (fault === 'failing') return refusal(500, 'internal', 'Something went wrong.');
  if (fault === 'invalid')
    return refusal(422, 'invalid', 'Data is invalid.', [{ path: firstField(endpoint), code: 'required' }]);
  if (fault === 'slow') await delay(slowMs);
  if (endpoint.streams)
    return new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
  const example = answerFor(endpoint, params);
  return HttpResponse.json(fault === 'empty' ? (emptied(example) as object) : (example as object), {
    status: endpoint.status ?? 200,
  });
}

/** A path with fewer parameters says more than one with more. */
const byExactness = (one: Endpoint, other: Endpoint) =>
  one.path.split(':').length - other.path.split(':').length;

/**
 * Every call of the contract, answered by its own example.
 * @param origin of the backend that is not there; empty for the page's own
 * @param faults of now
 * @param isAnswered leaves calls to whoever comes next
 */
export const mockedHandlers = (
  origin: string,
  faults: () => Faults,
  isAnswered: (endpoint: Endpoint) => boolean = () => true,
): RequestHandler[] =>
  contract
    .flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints))
    .filter(isAnswered)
    .toSorted(byExactness)
    .map((endpoint) =>
      methods[endpoint.method](origin + endpoint.path, async ({ params, request }) => {
        if (endpoint.path === tokenPath && faultOf(faults(), endpoint) === undefined)
          return HttpResponse.json(tokensFor(new URLSearchParams(await request.text())));
        return answer(endpoint, faults(), params);
      }),
    );
