import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { banksResource } from '@/lib/contract/loans/banks';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';

const backend = useTestBackend();
const { list, create, get, update, duplicate, archive } = campaignsResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];

const draft = (overrides: Partial<Draft> = {}): Draft => ({
  title: { en: `Camp ${randomUUID()}`, km: 'ជំរុំគោលដៅ' },
  description: { en: 'Three days', km: 'បីថ្ងៃ' },
  startsOn: '2020-01-01',
  endsOn: '2090-12-31',
  ...overrides,
});
const post = (as: Person, body: Draft) =>
  call(backend.current, create, { body, idempotencyKey: randomUUID() }, as.token);
type Query = NonNullable<Parameters<typeof call<typeof list>>[2]['query']>;
const find = async (query: Partial<Query>, as?: Person) =>
  (await call(backend.current, list, { query: { status: 'active', ...query } }, as?.token)).body;

test('an advisor starts a campaign; anybody reads it', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const { status, body } = await post(advisor, draft({ title: { en: 'Hi Goal Camp', km: 'ជំរុំគោលដៅ' } }));
  expect([status, body.slug, body.isRunning]).toEqual([201, 'hi-goal-camp', true]);
  expect((await find({ slug: 'hi-goal-camp' })).data).toEqual([body]);
  expect((await find({ keyword: 'ជំរុំ' })).data.map(({ slug }) => slug)).toContain('hi-goal-camp');
  const taken = await post(advisor, draft({ slug: 'hi-goal-camp' }));
  expect([taken.status, taken.error.issues?.[0]]).toMatchObject([422, { path: 'slug', code: 'taken' }]);
});

test('inactive campaigns are for advisors, and days decide what is running', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const hidden = await makeCampaign(backend.current, { status: 'inactive' });
  const over = await makeCampaign(backend.current, { startsOn: '2020-01-01', endsOn: '2020-01-31' });
  expect((await find({ slug: hidden.slug, status: 'all' })).countTotal).toBe(0);
  expect((await find({ slug: hidden.slug, status: 'all' }, advisor)).countTotal).toBe(1);
  expect((await find({ slug: over.slug, running: true })).countTotal).toBe(0);
  expect((await find({ slug: over.slug, running: false })).countTotal).toBe(1);
});

test(
  'a school’s admin starts none, and days in the wrong order are refused',
  { tags: 'postgres' },
  async () => {
    const school = await makeSchool(backend.current);
    const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
    expect((await post(admin, draft())).status).toBe(404);
    const advisor = await makePerson(backend.current, { roles: ['advisor'] });
    const wrong = await post(advisor, draft({ startsOn: '2026-02-02', endsOn: '2026-02-01' }));
    expect([wrong.status, wrong.error.issues?.[0]]).toMatchObject([
      422,
      { path: 'endsOn', code: 'before-start' },
    ]);
  },
);

test(
  'banks that lend are listed, the cheapest first, and none is above the cap',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [dear, cheap, closed] = [
      await makeBank(b),
      await makeBank(b, { yearlyRateBasisPoints: 1250 }),
      await makeBank(b, { status: 'inactive' }),
    ];
    const { body } = await call(b, banksResource.endpoints.list, {});
    expect(body.data.map(({ bankId, yearlyRatePercent }) => [bankId, yearlyRatePercent])).toEqual([
      [cheap, 12.5],
      [dear, 18],
    ]);
    expect(body.data.map(({ bankId }) => bankId)).not.toContain(closed);
    await expect(makeBank(b, { yearlyRateBasisPoints: 1801 })).rejects.toThrow(/banks/);
  },
);

test(
  'a campaign is changed on top of what was read, copied hidden, and archived',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const { body: made } = await post(advisor, draft());
    const params = { slug: made.slug };
    const change = (body: object, version: number) =>
      call(b, update, { params, body, version }, advisor.token);
    expect((await change({ startsOn: '2095-01-01' }, 1)).error.issues).toMatchObject([
      { path: 'endsOn', code: 'before-start' },
    ]);
    const changed = await change({ title: { en: 'Open days', km: 'ទិវាបើកទ្វារ' } }, 1);
    expect(changed.body).toMatchObject({ slug: made.slug, version: 2, title: { en: 'Open days' } });
    expect((await change({ status: 'inactive' }, 1)).status).toBe(412);
    const again = await call(
      b,
      duplicate,
      { params, body: { title: changed.body.title }, idempotencyKey: randomUUID() },
      advisor.token,
    );
    expect(again.body).toMatchObject({ status: 'inactive', startsOn: made.startsOn, version: 1 });
    expect(again.body.slug).not.toBe(made.slug);
    const put = (archived: boolean, version: number) =>
      call(b, archive, { params, body: { archived }, version }, advisor.token);
    expect((await put(true, 2)).body).toMatchObject({ archived: true, isRunning: false });
    expect((await change({ status: 'active' }, 3)).error.code).toBe('campaign-archived');
    expect((await find({ ...params, status: 'all' })).countTotal).toBe(0);
    expect((await find({ ...params, status: 'all' }, advisor)).countTotal).toBe(0);
    expect((await find({ ...params, status: 'archived' }, advisor)).countTotal).toBe(1);
    expect((await find({ ...params, status: 'archived' })).countTotal).toBe(0);
    expect((await put(false, 3)).body).toMatchObject({ archived: false, status: 'inactive' });
    expect((await call(b, get, { params }, advisor.token)).body.version).toBe(4);
  },
);
