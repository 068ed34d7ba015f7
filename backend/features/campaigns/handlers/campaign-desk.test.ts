import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignRegistrations, notifications } from '@/backend/db/schema';
import { campaignDeskResource } from '@/lib/contract/campaigns/campaign-desk';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCampaignRegistration } from '@/tests/support/campaigns';
import { makePerson } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';

const backend = useTestBackend();
const { list, numbers, move, message } = campaignDeskResource.endpoints;

const scene = async (overrides = {}) => ({
  advisor: await makePerson(backend.current, { roles: ['advisor'] }),
  campaign: await makeCampaign(backend.current, { takesRegistrations: true, ...overrides }),
});

test('the list finds names in any spelling, and who has the number or name of another', async () => {
  const { advisor, campaign } = await scene();
  const make = (values: object) => makeCampaignRegistration(backend.current, campaign.id, values);
  const one = await make({ phone: '+85512000001', lastName: 'សុខ', firstName: 'ដារ៉ា' });
  const same = await make({ phone: '+85512000002', lastName: 'សុខ', firstName: 'ដារ៉ា' });
  await make({ phone: '+85512000003', lastName: 'Chan', firstName: 'Mony', province: '02' });
  const { id: elsewhere } = await makeCampaign(backend.current);
  await makeCampaignRegistration(backend.current, elsewhere, { phone: '+85512000003' });
  type Query = NonNullable<Parameters<typeof call<typeof list>>[2]['query']>;
  const find = async (query: Query) =>
    (await call(backend.current, list, { params: { slug: campaign.slug }, query }, advisor.token)).body;
  const twins = await find({ twins: true });
  expect(twins.data.map(({ registrationId }) => registrationId).toSorted()).toEqual([one, same].toSorted());
  expect(twins.data.map((row) => row.twins)).toEqual([1, 1]);
  expect(
    (await find({ keyword: '012 000 003' })).data.map(({ lastName, twins: others }) => [lastName, others]),
  ).toEqual([['Chan', 0]]);
  expect((await find({ keyword: 'ដារ៉ា' })).countTotal).toBe(2);
  expect((await find({ province: '02' })).countTotal).toBe(1);
});

test('numbers by day, province, school and source leave out places that were given back', async () => {
  const { advisor, campaign } = await scene();
  const day = (iso: string) => new Date(`${iso}T20:00:00Z`);
  const rows = [
    { registeredAt: day('2026-11-01'), source: 'facebook' },
    { registeredAt: day('2026-11-03'), province: '02', schoolName: 'Bokor' },
    { registeredAt: day('2026-11-03'), source: 'facebook' },
    { registeredAt: day('2026-11-09'), status: 'withdrawn' as const },
    { registeredAt: day('2026-11-09'), status: 'declined' as const },
  ];
  for (const row of rows) await makeCampaignRegistration(backend.current, campaign.id, row);
  const { body } = await call(backend.current, numbers, { params: { slug: campaign.slug } }, advisor.token);
  expect(body).toEqual({
    placed: 3,
    withdrawn: 1,
    declined: 1,
    // In Phnom Penh the next day has begun.
    days: [
      { day: '2026-11-02', count: 1 },
      { day: '2026-11-03', count: 0 },
      { day: '2026-11-04', count: 2 },
    ],
    provinces: [
      { key: '12', count: 2 },
      { key: '02', count: 1 },
    ],
    schools: [
      { key: 'Lotus School', count: 2 },
      { key: 'Bokor', count: 1 },
    ],
    sources: [
      { key: 'facebook', count: 2 },
      { key: '', count: 1 },
    ],
  });
});

test('moves say of each row what became of it, and tell the person', async () => {
  const { advisor, campaign } = await scene({ capacity: 1 });
  const person = await makePerson(backend.current);
  const placed = await makeCampaignRegistration(backend.current, campaign.id, { userId: person.id });
  const gone = await makeCampaignRegistration(backend.current, campaign.id, { status: 'withdrawn' });
  const refused = await makeCampaignRegistration(backend.current, campaign.id, { status: 'declined' });
  const rows = [
    { registrationId: placed, version: 1, status: 'confirmed' as const },
    { registrationId: placed, version: 1, status: 'attended' as const },
    { registrationId: gone, status: 'confirmed' as const },
    { registrationId: refused, status: 'confirmed' as const },
    { registrationId: randomUUID(), status: 'confirmed' as const },
  ];
  const { body } = await call(
    backend.current,
    move,
    { params: { slug: campaign.slug }, body: { rows }, idempotencyKey: randomUUID() },
    advisor.token,
  );
  expect(body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code))).toEqual([
    'ok',
    'stale-version',
    'withdrawn',
    'campaign-full',
    'not-found',
  ]);
  const told = await backend.current.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id));
  expect(told.map(({ kind }) => kind)).toEqual(['campaign-confirmed']);
});

test('a message reaches the person in both languages', async () => {
  const { advisor, campaign } = await scene();
  const person = await makePerson(backend.current);
  const registrationId = await makeCampaignRegistration(backend.current, campaign.id, { userId: person.id });
  const text = { en: 'Bring your card.', km: 'សូមយកប័ណ្ណមក។' };
  const { body } = await call(
    backend.current,
    message,
    {
      params: { slug: campaign.slug },
      body: { rows: [{ registrationId, text }] },
      idempotencyKey: randomUUID(),
    },
    advisor.token,
  );
  expect(body.outcomes).toEqual([{ index: 0, ok: true }]);
  const [told] = await backend.current.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id));
  expect([told?.kind, told?.params]).toMatchObject([
    'campaign-message',
    { statusEn: text.en, statusKm: text.km },
  ]);
  const [row] = await backend.current.deps.db
    .select()
    .from(campaignRegistrations)
    .where(eq(campaignRegistrations.id, registrationId));
  expect(row?.status).toBe('registered');
});
