import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { readClaims } from '@/lib/session/claims';
import { callName, everyCall, type Fault, type Faults } from './faults';
import { mockedHandlers } from './handlers';

const origin = 'http://mocked.invalid';
let faults: Faults = {};
const server = setupServer(...mockedHandlers(origin, () => faults));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  faults = {};
});
afterAll(() => server.close());

const { search, get } = schoolsResource.endpoints;
const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);

test('a call is answered by the example of its contract, with what its address names', async () => {
  const list = search.response.parse(await (await ask('/api-nest-aca/schools?limit=3')).json());
  expect(list.hits).toHaveLength(3);
  const one = await ask(get.path.replace(':id', list.hits[0]?.schoolId ?? ''));
  expect(get.response.safeParse(await one.json()).success).toBe(true);
  const id = '00000000-0000-4000-8000-000000000123';
  const { get: person } = accountsResource.endpoints;
  expect(await (await ask(person.path.replace(':id', id))).json()).toMatchObject({ id });
});

test.each<[Fault, number]>([
  ['invalid', 422],
  ['failing', 500],
])('a call that is %s answers %i, and the others as before', async (fault, status) => {
  faults = { [callName(search)]: fault };
  const answer = await ask('/api-nest-aca/schools');
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    status,
    fault === 'invalid' ? 'invalid' : 'internal',
  ]);
  expect((await ask('/api-news/articles/search')).status).toBe(200);
});

test('every call may be lost or empty', async () => {
  faults = { [everyCall]: 'lost' };
  await expect(ask('/api-news/articles/search')).rejects.toThrow('fetch failed');
  faults = { [everyCall]: 'empty' };
  expect(await (await ask('/api-nest-aca/schools')).json()).toMatchObject({ hits: [] });
});

test('who logs in has the role that stands before the @, and keeps it when the tokens are refreshed', async () => {
  const log = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'sala-web', ...fields });
    return (await (await ask('/api-auth/token', { method: 'POST', body })).json()) as Record<string, string>;
  };
  const first = await log({ grant_type: 'password', username: 'advisor@mocked.example', password: 'any' });
  const second = await log({ grant_type: 'refresh_token', refresh_token: first['refresh_token'] ?? '' });
  for (const { access_token: token } of [first, second])
    expect(readClaims(token)?.roles).toEqual(['user', 'enrollment:advisor']);
  const nobody = await log({ grant_type: 'password', username: 'who@mocked.example', password: 'any' });
  expect(readClaims(nobody['access_token'])?.roles).toEqual(['user']);
});
