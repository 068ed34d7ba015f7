// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { orientationResults, users } from '@/backend/db/schema';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { subjectOf } from '@/tests/support/orientation';

const backend = useTestBackend();
const { usersResult } = orientationResource.endpoints;
type Query = Parameters<typeof call<typeof usersResult>>[2]['query'];

let token: string;
const read = async (query: Query) => {
  const params = { orgId: backend.current.deps.env.ORGANIZATION_ID };
  return call(backend.current, usersResult, { params, query }, token);
};

/** A person with a result, a minute after the one before. */
const keep = async (test: 'personality' | 'holland', code: string, province: string | null) => {
  const b = backend.current;
  b.clock.advance(60);
  const now = b.clock.now();
  const userId = randomUUID();
  const row = { id: userId, firstName: 'Dara', lastName: 'Sok', province, createdAt: now, updatedAt: now };
  await b.deps.db.insert(users).values(row);
  await b.deps.db.insert(orientationResults).values({
    organizationId: b.deps.env.ORGANIZATION_ID,
    subjectId: subjectOf(b, test),
    test,
    userId,
    code,
    scores: {},
    searchFold: `sok dara ${code.toLowerCase()}`,
    takenAt: now,
  });
};

beforeAll(async () => {
  ({ token } = await makePerson(backend.current, { roles: ['advisor'] }));
  await keep('holland', 'IAS', '12');
  await keep('holland', 'IRE', '12');
  await keep('holland', 'IAS', '17');
  await keep('holland', 'SIA', null);
  await keep('personality', 'INTJ-A', '12');
  await keep('personality', 'INTJ-T', '17');
});

const holland = () => `subjectId#${subjectOf(backend.current, 'holland')}` as const;
const codes = async (query: Query) => (await read(query)).body.data.map(({ code }) => code);

test('a code finds whoever’s result begins with it, in small letters too', async () => {
  expect(await codes({ code: 'INTJ' })).toEqual(['INTJ-T', 'INTJ-A']);
  expect(await codes({ code: 'intj-t' })).toEqual(['INTJ-T']);
  expect(await codes({ code: 'I', filter: holland() })).toEqual(['IAS', 'IRE', 'IAS']);
  expect(await codes({ code: 'A' })).toEqual([]);
});

test('a province finds who lives there, together with the other filters', async () => {
  expect(await codes({ province: '12' })).toEqual(['INTJ-A', 'IRE', 'IAS']);
  expect(await codes({ province: '12', filter: holland(), keyword: 'ias' })).toEqual(['IAS']);
  expect((await read({ province: '17', code: 'IAS' })).body.countTotal).toBe(1);
});

test('the distribution counts all that the filters besides the code leave, on whichever page', async () => {
  const { body } = await read({ filter: holland(), code: 'S', start: 0, limit: 1 });
  expect(body.countTotal).toBe(1);
  expect(body.distribution).toEqual([
    { test: 'holland', code: 'IAS', count: 2 },
    { test: 'holland', code: 'IRE', count: 1 },
    { test: 'holland', code: 'SIA', count: 1 },
  ]);
  expect((await read({ province: '17' })).body.distribution).toEqual([
    { test: 'holland', code: 'IAS', count: 1 },
    { test: 'personality', code: 'INTJ-T', count: 1 },
  ]);
});

test.each([{ code: '%' }, { code: 'INTJ-AB' }, { code: '' }, { province: '1' }, { province: 'ab' }])(
  '%j is refused',
  async (query) => {
    expect((await read(query)).status).toBe(400);
  },
);
