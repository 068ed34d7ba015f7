import { namedEndpoints, oneOfEachKind, testWorld } from '@/tests/rights/test-world';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/lib/contract/endpoint';
import { queryNames } from '@/lib/contract/query-names';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { sessionResource } from '@/lib/contract/accounts/session';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { apply } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeGoodCall } from '@/tests/rights/good-call';
import { bodyOf, headersOf, pathOf, sendCall } from '@/tests/rights/send-call';
import { uploadLimits } from '@/lib/domain/limits';
import { multipartOverheadBytes, requestBodyMaxBytes } from './limits';

const { backend, world } = testWorld();

const raw = async (endpoint: Endpoint, name: string, body: string | Buffer<ArrayBuffer>, type?: string) => {
  const good = await makeGoodCall(await world(), name);
  const headers = headersOf(endpoint, good.call, good.token);
  const answer = await backend.current.app.request(pathOf(endpoint, good.call), {
    method: endpoint.method,
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** A grant opens these; an access token is refused before the body is read. */
const isReached = ({ endpoint }: { endpoint: Endpoint }) => endpoint.access !== 'grant';
const withBody = oneOfEachKind(namedEndpoints.filter((each) => each.endpoint.body && isReached(each)));

test.each(withBody)('$name refuses a body that is none', async ({ name, endpoint }) => {
  const isForm = endpoint.encoding === 'form';
  const isMultipart = endpoint.encoding === 'multipart';
  const maxBytes = isMultipart ? uploadLimits.fileMaxBytes + multipartOverheadBytes : requestBodyMaxBytes;
  const tooLarge = await raw(endpoint, name, 'x'.repeat(maxBytes + 1));
  const otherType = await raw(endpoint, name, '{}', 'text/plain');
  const malformed = await raw(endpoint, name, isForm ? 'client_id=a&client_id=b' : '{"a":');
  const withNullByte = isMultipart ? bodyOf(endpoint, { purpose: 'a\u0000' }) : '{"a":"b\\u0000"}';
  const nullByte = await raw(endpoint, name, isForm ? 'client_id=a%00' : withNullByte);
  expect([tooLarge, otherType, malformed, nullByte].map(({ status }) => status)).toEqual([
    413, 415, 400, 422,
  ]);
  expect(nullByte.body).toMatchObject({ code: 'invalid', issues: [{ code: 'null-byte' }] });
  for (const { body } of [tooLarge, otherType, malformed])
    expect(body).toEqual({ code: expect.any(String), message: expect.any(String) });
});

const filtered = oneOfEachKind(namedEndpoints.filter((each) => queryNames(each.endpoint) !== null));

test.each(filtered)('$name names a filter that it does not know', async ({ name, endpoint }) => {
  const { call: good, token } = await makeGoodCall(await world(), name);
  const ask = { ...good, query: { ...good.query, colour: 'red' } };
  const { status, text } = await sendCall(backend.current, endpoint, ask, token);
  expect({ status, body: JSON.parse(text) as unknown }).toMatchObject({
    status: 400,
    body: { code: 'invalid-query', issues: [{ path: 'query.colour', code: 'unknown-parameter' }] },
  });
});

const shapeOf = ({ query }: Endpoint): string[] =>
  query && 'shape' in query ? Object.keys(query.shape as object) : [];
const numbers = ['limit', 'start', 'minPrice', 'maxPrice', 'term'];
const counted = namedEndpoints.flatMap((each) =>
  shapeOf(each.endpoint)
    .filter((param) => numbers.includes(param))
    .map((param) => ({ ...each, param })),
);

test.each(counted)(
  '$name takes Khmer digits for $param, and nothing below nought',
  async ({ name, endpoint, param }) => {
    const { call: good, token } = await makeGoodCall(await world(), name);
    const ask = async (value: string) => {
      const { status, text } = await sendCall(
        backend.current,
        endpoint,
        { ...good, query: { ...good.query, [param]: value } },
        token,
      );
      return { status, body: JSON.parse(text) as unknown };
    };
    expect((await ask('៥')).status).toBe(200);
    for (const bad of ['-1', '1.5e9', 'five', '1;2', '\u0000']) {
      expect(await ask(bad), bad).toMatchObject({
        status: 400,
        body: { code: 'invalid-query', issues: [{ path: `query.${param}` }] },
      });
    }
  },
);

test('what a person may not say of themselves is dropped, what they may is kept', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const body = {
    province: '12',
    roles: ['enrollment:advisor'],
    enabled: false,
    email_verified: true,
    emailVerified: true,
    phone: '+85512000000',
    id: 'another',
  };
  const params = { id: person.id };
  const { update, get } = accountsResource.endpoints;
  expect((await call(b, update, { params, body }, person.token)).status).toBe(200);
  const { body: account } = await call(b, get, { params }, person.token);
  expect(account).toMatchObject({
    id: person.id,
    province: '12',
    roles: ['user'],
    emailVerified: false,
    phone: person.phone,
  });
});

test.each([
  [{ grant_type: 'client_credentials', client_id: 'a' }, 'unsupported_grant_type'],
  [{ grant_type: 'password', client_id: 'a' }, 'invalid_request'],
  [{}, 'invalid_request'],
])('the token endpoint refuses %j as OAuth says', async (body, error) => {
  const answer = await sendCall(backend.current, sessionResource.endpoints.token, { body });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    400,
    { error, error_description: expect.any(String) },
  ]);
});

test('an application cannot be moved to the program of another school, nor to none that exists', async () => {
  const b = backend.current;
  const [mine, other] = [await makeSchool(b), await makeSchool(b)];
  const student = await makePerson(b);
  const { applicantId, version } = await apply(b, mine.id, { as: student });
  const { update } = applicantsResource.endpoints;
  const move = (enrollToId: string) =>
    call(b, update, { params: { id: applicantId }, body: { enrollToId }, version }, student.token);
  for (const wrong of [await makeProgram(b, other.id), crypto.randomUUID()]) {
    expect(await move(wrong)).toMatchObject({
      status: 422,
      error: { issues: [{ path: 'enrollToId', code: 'unknown-program' }] },
    });
  }
  expect((await move(await makeProgram(b, mine.id))).status).toBe(200);
});

test('a form that names a field twice, and a query that does, is refused', async () => {
  const { app } = backend.current;
  const answer = await app.request('/api-nest-aca/schools?limit=1&limit=2');
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { issues: [{ path: 'query.limit', code: 'twice' }] },
  ]);
  expect(bodyOf(sessionResource.endpoints.token, { a: '1' })).toBe('a=1');
});

const slugged = namedEndpoints.filter(({ endpoint }) => endpoint.acceptsSlug);

test.each(slugged)(
  '$name takes a slug where it takes an id, or finds nothing',
  async ({ name, endpoint }) => {
    const { call: good, token, target } = await makeGoodCall(await world(), name);
    for (const param of Object.keys(good.params ?? {})) {
      for (const value of [
        target.school.slug,
        target.school.slug.toUpperCase(),
        'សាលា',
        'a'.repeat(3_000),
        '%',
        "'",
      ]) {
        const params = { ...good.params, [param]: value };
        const { status, text } = await sendCall(backend.current, endpoint, { ...good, params }, token);
        expect([endpoint.status ?? 200, 404], `${param}=${value.slice(0, 20)}: ${status} ${text}`).toContain(
          status,
        );
      }
    }
  },
);
