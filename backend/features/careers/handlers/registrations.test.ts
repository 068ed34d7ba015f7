import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications } from '@/backend/db/schema';
import { signedIn } from '@/tests/support/make';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { makeCareerCenter, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { centers, register, get, list, remind } = registrationsResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const someId = '00000000-0000-4000-8000-000000000000';

type Body = Parameters<typeof call<typeof register>>[2]['body'];

const bodyFor = (careerCenterId: string, overrides: Partial<Body> = {}): Body => ({
  careerCenterId,
  firstName: 'Sreypich',
  lastName: 'Sok',
  phone: '012 345 678',
  situation: 'university',
  interests: ['job', 'event'],
  ...overrides,
});

const send = (person: Person, body: Body, idempotencyKey = newKey()) =>
  call(backend.current, register, { params: { orgId: orgId() }, body, idempotencyKey }, person.token);

const read = (person: Person) => call(backend.current, get, { params: { orgId: orgId() } }, person.token);

/** Access tokens end long before a registration does. */
const signInAgain = async (person: Person): Promise<Person> => {
  return { ...person, token: await signedIn(backend.current, person.id) };
};

test('centers are listed in their order, by organization', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const ids = [await makeCareerCenter(b, school.id), await makeCareerCenter(b, school.id)];
  const { body } = await call(b, centers, { params: { orgId: school.id } });
  expect([body.countTotal, ...body.data.map((row) => row.careerCenterId)]).toEqual([2, ...ids]);
  expect((await call(b, centers, { params: { orgId: someId } })).status).toBe(404);
});

test('a registration lasts twelve months, says when it ends, and is renewed by registering again', async () => {
  const b = backend.current;
  let person = await makePerson(b);
  const center = await makeCareerCenter(b);
  expect((await read(person)).body).toEqual({ data: null });
  const made = await send(person, bodyFor(center));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ userId: person.id, phone: '+85512345678', expired: false });
  const { registeredAt } = made.body;
  expect(made.body.expiresOn).toBe(`${Number(registeredAt.slice(0, 4)) + 1}${registeredAt.slice(4, 10)}`);
  b.clock.advance(365 * 86_400);
  person = await signInAgain(person);
  expect((await read(person)).body.data).toMatchObject({ expired: false, registeredAt });
  b.clock.advance(86_400);
  person = await signInAgain(person);
  const stale = (await read(person)).body.data;
  expect(stale).toMatchObject({ expired: true, expiresOn: made.body.expiresOn });
  const renewed = await send(person, bodyFor(center, { situation: 'working', interests: ['job', 'job'] }));
  expect(renewed.body).toMatchObject({
    registrationId: made.body.registrationId,
    firstRegisteredAt: registeredAt,
    registeredAt: b.clock.now().toISOString(),
    situation: 'working',
    interests: ['job'],
    expired: false,
  });
  expect((await read(await makePerson(b))).body).toEqual({ data: null });
});

test('parallel registrations of one person are one', { tags: 'postgres' }, async () => {
  const person = await makePerson(backend.current);
  const center = await makeCareerCenter(backend.current);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(person, bodyFor(center))));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.registrationId}`)).size).toBe(1);
});

test('the center must be one of the organization’s, and something must be of interest', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const elsewhere = await makeCareerCenter(b, (await makeSchool(b)).id);
  const wrong = await send(person, bodyFor(elsewhere));
  expect([wrong.status, wrong.error.issues]).toEqual([
    422,
    [{ path: 'careerCenterId', code: 'unknown-center' }],
  ]);
  const center = await makeCareerCenter(b);
  const bad = await send(person, bodyFor(center, { interests: [], email: 'nobody', phone: '' }));
  expect(bad.error.issues?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'phone required',
    'email invalid-email',
    'interests required',
  ]);
  const params = { orgId: someId };
  const nowhere = await call(
    b,
    register,
    { params, body: bodyFor(center), idempotencyKey: newKey() },
    person.token,
  );
  expect(nowhere.status).toBe(404);
  expect((await call(b, get, { params: { orgId: orgId() } })).status).toBe(401);
});

test(
  'the staff of the centers sees who is registered, by name, number, center and validity',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [center, other] = [await makeCareerCenter(b), await makeCareerCenter(b)];
    const [first, second] = [await makePerson(b), await makePerson(b)];
    await send(first, bodyFor(center, { lastName: 'Keomony', phone: '012 388 001' }));
    b.clock.advance(400 * 86_400);
    await send(await signInAgain(second), bodyFor(other, { lastName: 'Keomony', phone: '012 388 002' }));
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const find = async (query: Record<string, string>) => {
      const { body } = await call(b, list, { params: { orgId: orgId() }, query }, advisor.token);
      return body.data.map(({ userId }) => userId);
    };
    expect(await find({ keyword: 'keomony srey' })).toEqual([second.id, first.id]);
    expect(await find({ keyword: '012388001' })).toEqual([first.id]);
    expect(await find({ keyword: 'Keomony', careerCenterId: other })).toEqual([second.id]);
    expect(await find({ keyword: 'Keomony', validity: 'expired' })).toEqual([first.id]);
    expect(await find({ keyword: 'Keomony', validity: 'current' })).toEqual([second.id]);
    expect(await find({ keyword: 'Keomony', situation: 'working' })).toEqual([]);
  },
);

test('whose registration has ended is reminded once in thirty days, in the app and by message', async () => {
  const b = backend.current;
  const center = await makeCareerCenter(b);
  const [old, recent] = [await makePerson(b), await makePerson(b)];
  const ended = (await send(old, bodyFor(center))).body.registrationId;
  b.clock.advance(380 * 86_400);
  const held = (await send(await signInAgain(recent), bodyFor(center))).body.registrationId;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const tell = async () => {
    const rows = [{ registrationId: ended }, { registrationId: held }, { registrationId: someId }];
    const token = await signedIn(b, advisor.id);
    const params = { orgId: orgId() };
    const { body } = await call(b, remind, { params, body: { rows }, idempotencyKey: newKey() }, token);
    return body.outcomes.map((each) => (each.ok ? 'told' : each.code));
  };
  expect(await tell()).toEqual(['told', 'not-expired', 'not-found']);
  expect(await tell()).toEqual(['reminded-lately', 'not-expired', 'not-found']);
  b.clock.advance(30 * 86_400);
  expect(await tell()).toEqual(['told', 'not-expired', 'not-found']);
  const notices = await b.deps.db.select().from(notifications).where(eq(notifications.userId, old.id));
  expect(notices.map(({ kind, href }) => [kind, href])).toEqual([
    ['registration-ended', '/career-center/register'],
    ['registration-ended', '/career-center/register'],
  ]);
  expect(await messagesTo(b, old.phone)).toHaveLength(2);
  expect(await messagesTo(b, recent.phone)).toHaveLength(0);
});
