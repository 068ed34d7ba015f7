import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignRegistrations, campaigns, notifications, outbox, users } from '@/backend/db/schema';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import { call, useTestBackend } from '@/tests/support/backend';
import { campaignWish, makeCampaignConsent } from '@/tests/support/campaigns';
import { makePerson, type Person } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';

const backend = useTestBackend();
const { places, mine, register, giveBack, askGuardian, confirmGuardian } =
  campaignRegistrationsResource.endpoints;
type Wish = Parameters<typeof call<typeof register>>[2]['body'];

const open = (overrides: Partial<typeof campaigns.$inferInsert> = {}) =>
  makeCampaign(backend.current, { takesRegistrations: true, ...overrides });
const send = (as: Person, slug: string, wish: Partial<Wish> = {}) =>
  call(
    backend.current,
    register,
    { params: { slug }, body: { ...campaignWish, ...wish }, idempotencyKey: randomUUID() },
    as.token,
  );
const left = async (slug: string) => (await call(backend.current, places, { params: { slug } })).body;

test('one place for each person, given back and taken anew', async () => {
  const { slug } = await open({ capacity: 1 });
  const dara = await makePerson(backend.current);
  const first = await send(dara, slug, { source: 'facebook/post' });
  expect([first.status, first.body.status, first.body.source, first.body.phone]).toEqual([
    201,
    'registered',
    'facebook/post',
    '+85512345678',
  ]);
  expect(await send(dara, slug)).toMatchObject({ status: 409, error: { code: 'already-registered' } });
  expect((await left(slug)).left).toBe(0);
  const other = await makePerson(backend.current);
  expect(await send(other, slug)).toMatchObject({ status: 409, error: { code: 'campaign-full' } });
  await call(backend.current, giveBack, { params: { slug } }, dara.token);
  expect((await send(other, slug)).status).toBe(201);
  const own = await call(backend.current, mine, { params: { slug } }, dara.token);
  expect(own.body.data?.status).toBe('withdrawn');
  expect((await send(dara, slug)).error.code).toBe('campaign-full');
  const told = await backend.current.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, dara.id));
  expect(told.map(({ kind, href }) => [kind, href])).toEqual([['campaign-registered', `/campaigns/${slug}`]]);
});

test('the last place goes to one of many who come at once', { tags: 'postgres' }, async () => {
  const { id, slug } = await open({ capacity: 3 });
  const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(backend.current)));
  const answers = await Promise.all(people.map((person) => send(person, slug)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(9).fill(409)]);
  const stored = await backend.current.deps.db.$count(
    campaignRegistrations,
    eq(campaignRegistrations.campaignId, id),
  );
  expect(stored).toBe(3);
});

test('two sends of one person at once are one place', { tags: 'postgres' }, async () => {
  const { slug } = await open();
  const person = await makePerson(backend.current);
  const answers = await Promise.all([send(person, slug), send(person, slug)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('places are counted by province', async () => {
  const { slug } = await open({
    quotas: [
      { province: '12', places: 1 },
      { province: '02', places: 2 },
    ],
  });
  expect((await send(await makePerson(backend.current), slug)).status).toBe(201);
  expect((await send(await makePerson(backend.current), slug)).error.code).toBe('campaign-full');
  expect((await send(await makePerson(backend.current), slug, { province: '02' })).status).toBe(201);
  const elsewhere = await send(await makePerson(backend.current), slug, { province: '17' });
  expect(elsewhere.error.issues).toEqual([
    expect.objectContaining({ path: 'province', code: 'province-without-places' }),
  ]);
  expect(await left(slug)).toEqual({
    left: 1,
    provinces: [
      { province: '12', places: 1, left: 0 },
      { province: '02', places: 2, left: 1 },
    ],
  });
});

test.for([
  ['before its days', { startsOn: '2080-01-01' }, 'campaign-not-open'],
  ['after its days', { startsOn: '2020-01-01', endsOn: '2020-02-01' }, 'campaign-over'],
  ['without registration', { takesRegistrations: false }, 'campaign-closed'],
  ['for the old', { minAge: 90 }, 'too-young'],
] as const)('a campaign %s takes nobody', async ([, overrides, code]) => {
  const { slug } = await open(overrides);
  expect(await send(await makePerson(backend.current), slug)).toMatchObject({ status: 409, error: { code } });
});

test('readers do not see a hidden campaign', async () => {
  const { slug } = await open({ status: 'inactive' });
  expect((await send(await makePerson(backend.current), slug)).status).toBe(404);
  expect((await call(backend.current, places, { params: { slug } })).status).toBe(404);
});

test('its questions are answered, and stay as they were asked', async () => {
  const label = { en: 'Shirt', km: 'អាវ' };
  const question = { id: 'shirt', kind: 'choice' as const, label, isRequired: true };
  const { slug, id } = await open({
    questions: [{ ...question, choices: [{ en: 'Small', km: 'តូច' }] }],
  });
  const person = await makePerson(backend.current);
  expect((await send(person, slug)).error.issues?.[0]).toMatchObject({
    path: 'answers.shirt',
    code: 'required',
  });
  expect((await send(person, slug, { answers: { shirt: 'Small', gone: 'x' } })).status).toBe(201);
  await backend.current.deps.db.update(campaigns).set({ questions: [] }).where(eq(campaigns.id, id));
  const own = await call(backend.current, mine, { params: { slug } }, person.token);
  expect(own.body.data?.answers).toEqual([{ id: 'shirt', label, answer: { en: 'Small', km: 'តូច' } }]);
});

test('below eighteen a guardian agrees by code, for this number and this campaign', async () => {
  const { id, slug } = await open();
  const child = await makePerson(backend.current);
  const guardianPhone = '017 345 678';
  const asMinor = (wish: Partial<Wish> = {}) => send(child, slug, { dob: '2012-05-01', ...wish });
  expect((await asMinor()).error.issues?.[0]).toMatchObject({
    path: 'guardianPhone',
    code: 'guardian-agrees-first',
  });
  const { consentId, code } = await makeCampaignConsent(backend.current, id, child.id);
  const say = (verifyCode: string, as = child) =>
    call(backend.current, confirmGuardian, { params: { slug, consentId }, body: { verifyCode } }, as.token);
  expect((await say('000000')).status).toBe(422);
  expect((await say(code, await makePerson(backend.current))).status).toBe(404);
  expect((await asMinor({ guardianPhone })).status).toBe(422);
  expect((await say(code)).status).toBe(200);
  expect((await asMinor({ guardianPhone: '017 999 999' })).status).toBe(422);
  const done = await asMinor({ guardianPhone });
  expect([done.status, done.body.guardianPhone, done.body.guardianAgreedAt !== null]).toEqual([
    201,
    '+85517345678',
    true,
  ]);
});

test('five wrong codes end the question', async () => {
  const { id, slug } = await open();
  const child = await makePerson(backend.current);
  const { consentId, code } = await makeCampaignConsent(backend.current, id, child.id);
  const say = (verifyCode: string) =>
    call(
      backend.current,
      confirmGuardian,
      { params: { slug, consentId }, body: { verifyCode } },
      child.token,
    );
  for (let n = 0; n < 5; n += 1) expect((await say('000000')).status).toBe(422);
  expect((await say(code)).status).toBe(422);
});

test('the guardian is asked by SMS in Khmer, and not at one’s own number', async () => {
  const { slug } = await open({ title: { en: 'Camp', km: 'ជំរុំ' } });
  const child = await makePerson(backend.current);
  const ask = (guardianPhone: string) =>
    call(backend.current, askGuardian, { params: { slug }, body: { guardianPhone } }, child.token);
  const own = eq(users.id, child.id);
  await backend.current.deps.db.update(users).set({ phone: '+85511222333' }).where(own);
  expect(await ask('011222333')).toMatchObject({ status: 409, error: { code: 'own-number' } });
  const asked = await ask('017456789');
  expect(asked.status).toBe(201);
  const [sent] = await backend.current.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, '+85517456789'));
  expect(sent?.body).toMatch(/«ជំរុំ».*\d{6}/);
});

test('who came cannot give the place back', async () => {
  const { id, slug } = await open();
  const person = await makePerson(backend.current);
  await send(person, slug);
  await backend.current.deps.db
    .update(campaignRegistrations)
    .set({ status: 'attended' })
    .where(eq(campaignRegistrations.campaignId, id));
  expect((await call(backend.current, giveBack, { params: { slug } }, person.token)).status).toBe(409);
});
