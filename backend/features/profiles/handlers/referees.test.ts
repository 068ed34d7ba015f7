import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalDays } from '@/backend/limits';
import { notifications, outbox, rateLimits, type vacancyApplications } from '@/backend/db/schema';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { profileLinksResource } from '@/lib/contract/profiles/profile-links';
import { referenceResource } from '@/lib/contract/profiles/profile-sections';
import { completeProfilesResource } from '@/lib/contract/profiles/profiles';
import { refereesResource } from '@/lib/contract/profiles/referees';
import { cvContentOf } from '@/lib/contract/profiles/cv-content';
import { sentProfileOf } from '@/backend/features/profiles/services/sent-profile';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person, signedIn } from '@/tests/support/make';
import { makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { ask, read, answer } = refereesResource.endpoints;
const { create, update, list } = referenceResource.endpoints;
let counter = 0;
const newPhone = () => `+85512700${String((counter += 1)).padStart(3, '0')}`;
const everything = { contacts: true, location: true, photo: true, referees: true };

const scene = async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const profile = await makeProfile(b, owner);
  const params = { orgId: profile.organizationId, id: profile.id };
  const save = async (more: object) =>
    (
      await call(
        b,
        create,
        {
          params,
          body: { name: 'Chan Vuthy', position: 'Teacher', ...more } as never,
          idempotencyKey: newKey(),
        },
        owner.token,
      )
    ).body;
  const messagesTo = (to: string) => b.deps.db.select().from(outbox).where(eq(outbox.recipient, to));
  const keyTo = async (to: string) =>
    /#([\w-]{22})/.exec((await messagesTo(to)).at(-1)?.body ?? '')?.[1] ?? '';
  const linkKey = async () => {
    const made = await call(
      b,
      profileLinksResource.endpoints.create,
      { params, body: { label: 'A', openParts: everything } },
      owner.token,
    );
    return made.body.key;
  };
  const shared = await linkKey();
  /** Names of the referees by the link, in one's own CV, and what the person reads of them. */
  const seen = async () => {
    const byLink = await call(b, profileLinksResource.endpoints.read, { body: { key: shared } });
    const own = await call(b, completeProfilesResource.endpoints.get, { params }, owner.token);
    return [
      byLink.body.references.length,
      cvContentOf(own.body).entries.reference.length,
      own.body.references[0]?.consent?.state,
    ];
  };
  return { b, owner, params, save, messagesTo, keyTo, seen, profile };
};

test(
  'a referee is asked once, shown after a yes, and gone after taking it back',
  { tags: 'postgres' },
  async () => {
    const { b, owner, save, messagesTo, keyTo, seen } = await scene();
    const phone = newPhone();
    const entry = await save({ phone });
    expect(entry.consent?.state).toBe('asked');
    const [message] = await messagesTo(phone);
    expect(message?.body).toMatch(/^Sala៖ Sok Sreypich ចង់ដាក់ឈ្មោះអ្នក.*\/referee#[\w-]{22}$/);
    expect(await seen()).toEqual([0, 0, 'asked']);
    const key = await keyTo(phone);
    const wish = await call(b, read, { body: { key } });
    expect(wish.body).toMatchObject({ state: 'asked', person: { en: 'Sok Sreypich' }, phone });
    const say = (agrees: boolean) => call(b, answer, { body: { key, agrees } });
    expect((await say(true)).status).toBe(200);
    expect(await seen()).toEqual([1, 1, 'agreed']);
    await say(false);
    expect(await seen()).toEqual([0, 0, 'refused']);
    await say(false);
    const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, owner.id));
    expect(told.map(({ kind }) => kind)).toEqual(['referee-agreed', 'referee-refused']);
    expect(await messagesTo(phone)).toHaveLength(1);
  },
);

test('a no holds for the number, not for the entry, and a yes ends it; never is for everybody', async () => {
  const [one, other] = [await scene(), await scene()];
  const phone = newPhone();
  await one.save({ phone });
  const key = await one.keyTo(phone);
  const say = (body: object) => call(one.b, answer, { body: { key, agrees: false, ...body } });
  expect((await say({})).status).toBe(200);
  // The same person writes the entry again; somebody else may still ask.
  expect((await one.save({ phone })).consent?.state).toBe('not-asked');
  expect((await one.messagesTo(phone)).length).toBe(1);
  one.b.clock.advance(900);
  expect((await other.save({ phone })).consent?.state).toBe('asked');
  const until = async () => (await call(one.b, read, { body: { key } })).body.askedNoMoreUntil;
  expect(await until()).toBeNull();
  expect((await say({ never: true })).status).toBe(200);
  const days = (Date.parse((await until()) ?? '') - one.b.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(refusalDays);
  one.b.clock.advance(900);
  const third = await scene();
  const { id: subId, consent } = await third.save({ phone });
  expect(consent?.state).toBe('not-asked');
  const refused = await call(one.b, ask, { params: { ...third.params, subId } }, third.owner.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'asked-no-more']);
  expect((await say({ agrees: true })).status).toBe(200);
  expect(await until()).toBeNull();
  one.b.clock.advance(900);
  expect((await call(one.b, ask, { params: { ...third.params, subId } }, third.owner.token)).status).toBe(
    200,
  );
});

test('another number asks anew, other words do not; the old link then leads nowhere', async () => {
  const { b, owner, params, save, messagesTo, keyTo, seen } = await scene();
  const [first, second] = [newPhone(), newPhone()];
  const { id: subId } = await save({ phone: first });
  const key = await keyTo(first);
  await call(b, answer, { body: { key, agrees: true } });
  const change = (body: object, version: number) =>
    call(b, update, { params: { ...params, subId }, body, version }, owner.token);
  await change({ position: 'Head teacher' }, 1);
  expect([(await messagesTo(first)).length, ...(await seen())]).toEqual([1, 1, 1, 'agreed']);
  await change({ phone: second }, 2);
  expect([(await messagesTo(second)).length, ...(await seen())]).toEqual([1, 0, 0, 'asked']);
  expect((await call(b, read, { body: { key } })).status).toBe(404);
});

test('a mail asks in both languages; who cannot be reached is not asked', async () => {
  const { save, messagesTo } = await scene();
  const email = `referee-${(counter += 1)}@demo.example`;
  expect((await save({ email })).consent?.state).toBe('asked');
  const [mail] = await messagesTo(email);
  expect(mail?.body).toMatch(/យល់ព្រម[^]*\/referee#[^]*agree or refuse[^]*\/en\/referee#/);
  expect((await save({})).consent).toEqual({ state: 'not-needed', askedAt: null });
});

test('a person has five referees asked in a day; the next one is saved, and asked later', async () => {
  const { b, owner, params, save, messagesTo } = await scene();
  for (let turn = 0; turn < 5; turn += 1) await save({ phone: newPhone() });
  const phone = newPhone();
  const sixth = await save({ phone });
  expect([sixth.consent?.state, (await messagesTo(phone)).length]).toEqual(['not-asked', 0]);
  const again = () => call(b, ask, { params: { ...params, subId: sixth.id } }, owner.token);
  expect((await again()).status).toBe(429);
  await b.deps.db.delete(rateLimits).where(eq(rateLimits.key, `referees:${owner.id}`));
  expect([(await again()).status, (await again()).status]).toEqual([200, 409]);
  expect(await messagesTo(phone)).toHaveLength(1);
});

test('a yes is not kept for another number, also where that one cannot be asked today', async () => {
  const { b, owner, params, save, messagesTo, keyTo, seen } = await scene();
  const [first, second] = [newPhone(), newPhone()];
  const { id: subId } = await save({ phone: first });
  await call(b, answer, { body: { key: await keyTo(first), agrees: true } });
  for (let turn = 0; turn < 4; turn += 1) await save({ phone: newPhone(), isShow: false });
  const change = (phone: string, version: number) =>
    call(b, update, { params: { ...params, subId }, body: { phone }, version }, owner.token);
  expect((await seen()).slice(0, 2)).toEqual([1, 1]);
  const { body } = await change(second, 1);
  expect([body.consent?.state, (await messagesTo(second)).length]).toEqual(['not-asked', 0]);
  expect((await seen()).slice(0, 2)).toEqual([0, 0]);
  // Who answered is the first person still.
  expect((await change(first, 2)).body.consent?.state).toBe('agreed');
});

test('nobody is their own referee', async () => {
  const { b, owner, params, save, messagesTo } = await scene();
  const { id: subId, consent } = await save({ phone: owner.phone });
  expect([consent?.state, (await messagesTo(owner.phone)).length]).toEqual(['not-asked', 0]);
  const refused = await call(b, ask, { params: { ...params, subId } }, owner.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'own-contact']);
});

test('nobody says for a referee that they agree', async () => {
  const { b, owner, params, save } = await scene();
  const consent = { state: 'agreed', askedAt: null };
  await save({ phone: newPhone(), consent });
  const { body } = await call(b, list, { params }, owner.token);
  expect(body.data[0]?.consent?.state).toBe('asked');
});

test('a profile that was sent loses a referee who took it back', async () => {
  const { b, owner, params, save, keyTo } = await scene();
  const phone = newPhone();
  await save({ phone });
  const key = await keyTo(phone);
  await call(b, answer, { body: { key, agrees: true } });
  const own = await call(b, completeProfilesResource.endpoints.get, { params }, owner.token);
  const sent = { sentProfile: own.body, profileId: params.id } as typeof vacancyApplications.$inferSelect;
  expect((await sentProfileOf(b.deps, sent))?.references).toHaveLength(1);
  await call(b, answer, { body: { key, agrees: false } });
  expect((await sentProfileOf(b.deps, sent))?.references).toEqual([]);
});

test('a no holds for a mail address however its letters are written', async () => {
  const { b, save, keyTo, messagesTo } = await scene();
  const email = `referee-${(counter += 1)}@demo.example`;
  await save({ email });
  await call(b, answer, { body: { key: await keyTo(email), agrees: false, never: true } });
  const other = await scene();
  const typed = email.replace('referee', 'Referee').replace('demo', 'DEMO');
  expect((await other.save({ email: typed })).consent?.state).toBe('not-asked');
  expect(await messagesTo(typed)).toEqual([]);
});

test('a no is forgotten after a year, for who asked and for everybody, and not a day before', async () => {
  const { b, owner, params, save, keyTo } = await scene();
  const [mine, everybodys] = [newPhone(), newPhone()];
  for (const phone of [mine, everybodys]) {
    await save({ phone });
    const body = { key: await keyTo(phone), agrees: false, never: phone === everybodys };
    expect((await call(b, answer, { body })).status).toBe(200);
  }
  b.clock.advance((refusalDays - 1) * 86_400);
  const askAgain = async (by: Person, where: typeof params, phone: string) => {
    const token = await signedIn(b, by.id);
    const body = { name: 'Chan Vuthy', position: 'Teacher', phone };
    const input = { params: where, body: body as never, idempotencyKey: newKey() };
    return (await call(b, create, input, token)).body.consent?.state;
  };
  const other = await scene();
  const askBoth = async () => [
    await askAgain(owner, params, mine),
    await askAgain(other.owner, other.params, everybodys),
  ];
  expect(await askBoth()).toEqual(['not-asked', 'not-asked']);
  b.clock.advance(86_400);
  expect(await askBoth()).toEqual(['asked', 'asked']);
});

test('the first message of a new account waits until it is a day old, or until something was applied for', async () => {
  const { b, owner, params, save, messagesTo } = await scene();
  const sendsAfterSeconds = async (contact: string) => {
    const [message] = await messagesTo(contact);
    return ((message?.nextAttemptAt.getTime() ?? 0) - b.clock.now().getTime()) / 1_000;
  };
  const [phone, email] = [newPhone(), `waits-${(counter += 1)}@demo.example`];
  const { consent } = await save({ phone });
  await save({ email });
  const day = 86_400;
  expect(await sendsAfterSeconds(phone)).toBeGreaterThanOrEqual(day);
  expect(await sendsAfterSeconds(email)).toBeGreaterThanOrEqual(day);
  expect(Date.parse(consent?.askedAt ?? '') - b.clock.now().getTime()).toBeGreaterThanOrEqual(day * 1_000);
  const vacancyId = await makeVacancy(b, { companyId: await makeCompany(b), deadline: null });
  const applied = await call(
    b,
    vacanciesResource.endpoints.apply,
    {
      params: { orgId: params.orgId, userId: owner.id, vacancyId },
      body: { method: 'profile', profileId: params.id },
      idempotencyKey: newKey(),
    },
    owner.token,
  );
  expect(applied.status).toBe(201);
  const afterApplying = newPhone();
  await save({ phone: afterApplying });
  expect(await sendsAfterSeconds(afterApplying)).toBeLessThan(day / 2);
});

test('a day later nothing waits for anything that was done', async () => {
  const { b, owner, params, messagesTo } = await scene();
  b.clock.advance(86_400);
  const phone = newPhone();
  const body = { name: 'Chan Vuthy', position: 'Teacher', phone } as never;
  await call(b, create, { params, body, idempotencyKey: newKey() }, await signedIn(b, owner.id));
  const [message] = await messagesTo(phone);
  const seconds = ((message?.nextAttemptAt.getTime() ?? 0) - b.clock.now().getTime()) / 1_000;
  expect([message?.channel, seconds < 43_200]).toEqual(['sms', true]);
});
