import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { vacancies, vacancyApplications } from '@/backend/db/schema';
import { publicApplicationsPerAddressPerHourMax } from '@/backend/limits';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend({ TRUST_PROXY: '1' });
const { apply, applyPublic } = vacanciesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const someId = '00000000-0000-4000-8000-000000000000';

type Body = Parameters<typeof call<typeof apply>>[2]['body'];

/** An application with a CV that the person has uploaded. */
const upload = async (person: Person): Promise<Body> => {
  const { key } = await makeUpload(backend.current, { userId: person.id, purpose: 'cv' });
  return { method: 'upload', file: { key, fileName: 'ប្រវត្តិរូប.pdf', fileType: 'application/pdf' } };
};

const applyTo = (
  person: Person,
  vacancyId: string,
  body: Body,
  idempotencyKey = newKey(),
  organization = orgId(),
) =>
  call(
    backend.current,
    apply,
    { params: { orgId: organization, userId: person.id, vacancyId }, body, idempotencyKey },
    person.token,
  );

const rowsOf = (vacancyId: string) =>
  backend.current.deps.db
    .select()
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancyId));

test('a person applies with the profile or with a file of their own', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const profile = await makeProfile(b, person, { firstName: 'Dalin' });
  const [one, two] = [await makeVacancy(b), await makeVacancy(b)];
  const first = await applyTo(person, one, { method: 'profile', profileId: profile.id });
  expect([first.status, first.body.application?.status]).toEqual([201, 'pending']);
  expect((await applyTo(person, two, await upload(person))).status).toBe(201);
  expect(await rowsOf(one)).toMatchObject([
    { method: 'profile', profileId: profile.id, firstName: 'Dalin', file: null },
  ]);
  expect(await rowsOf(two)).toMatchObject([
    {
      method: 'upload',
      profileId: null,
      firstName: 'Dara',
      phone: person.phone,
      file: { fileName: 'ប្រវត្តិរូប.pdf' },
    },
  ]);
});

test('answers are stored as they were asked, and a missing or unknown one is named at its question', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const both = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });
  const when = { kind: 'choice' as const, label: both('When?'), choices: [both('Now'), both('Later')] };
  const vacancyId = await makeVacancy(b, {
    questions: [{ id: 'when', ...when, isRequired: true }],
  });
  const body = await upload(person);
  const missing = await applyTo(person, vacancyId, body);
  const foreign = await applyTo(person, vacancyId, { ...body, answers: { when: 'Never' } });
  expect([missing, foreign].map(({ error }) => error.issues?.[0])).toEqual([
    { path: 'answers.when', code: 'required' },
    { path: 'answers.when', code: 'invalid-answer' },
  ]);
  await applyTo(person, vacancyId, { ...body, answers: { when: 'Now', gone: 'Forgotten' } });
  await b.deps.db.update(vacancies).set({ questions: [] }).where(eq(vacancies.id, vacancyId));
  expect((await rowsOf(vacancyId))[0]?.answers).toEqual([
    { id: 'when', label: both('When?'), answer: both('Now') },
  ]);
});

test('somebody else’s profile or file is refused', async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  const school = await makeSchool(b);
  const vacancyId = await makeVacancy(b);
  const theirs = await makeProfile(b, other, { shared: true });
  const elsewhere = await makeProfile(b, person, {}, school.id);
  for (const profileId of [theirs.id, elsewhere.id, someId]) {
    const answer = await applyTo(person, vacancyId, { method: 'profile', profileId });
    expect([answer.status, answer.error.issues?.[0]]).toEqual([
      422,
      { path: 'profileId', code: 'unknown-profile' },
    ]);
  }
  const stolen = await applyTo(person, vacancyId, await upload(other));
  expect([stolen.status, stolen.error.issues?.[0]]).toEqual([
    422,
    { path: 'file.key', code: 'unknown-file' },
  ]);
  const params = { orgId: orgId(), userId: other.id, vacancyId };
  const asOther = await call(
    b,
    apply,
    { params, body: await upload(other), idempotencyKey: newKey() },
    person.token,
  );
  expect(asOther.status).toBe(404);
  expect(await rowsOf(vacancyId)).toEqual([]);
});

test('a closed vacancy, a second application and an unknown vacancy are told apart', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const [open, closed, past] = [
    await makeVacancy(b),
    await makeVacancy(b, { status: 'closed' }),
    await makeVacancy(b, { deadline: '2026-10-31' }),
  ];
  const refusal = async (vacancyId: string, organization?: string) => {
    const { status, error } = await applyTo(person, vacancyId, await upload(person), newKey(), organization);
    return [status, error.code];
  };
  expect(await refusal(closed)).toEqual([409, 'vacancy-closed']);
  expect(await refusal(past)).toEqual([409, 'vacancy-closed']);
  expect(await refusal(someId)).toEqual([404, 'not-found']);
  expect(await refusal(open, (await makeSchool(b)).id)).toEqual([404, 'not-found']);
  expect(await refusal(open)).toEqual([201, undefined]);
  expect(await refusal(open)).toEqual([409, 'already-applied']);
});

test(
  'of twenty parallel applications one is stored; with one key all answer alike',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const person = await makePerson(b);
    const [one, two] = [await makeVacancy(b), await makeVacancy(b)];
    const cv = await upload(person);
    const apart = await Promise.all(Array.from({ length: 20 }, () => applyTo(person, one, cv)));
    expect(apart.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(new Set(apart.map((answer) => answer.error.code ?? 'stored'))).toEqual(
      new Set(['stored', 'already-applied']),
    );
    const key = newKey();
    const alike = await Promise.all(Array.from({ length: 20 }, () => applyTo(person, two, cv, key)));
    expect(new Set(alike.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect([await rowsOf(one), await rowsOf(two)].map((rows) => rows.length)).toEqual([1, 1]);
  },
);

const visitor = (vacancyId: string) => ({
  vacancyId,
  firstName: 'Malis',
  lastName: 'Keo',
  phone: '០១២ ៣៤៥ ៦៧៨',
  email: '',
  message: 'I would like to work with you.',
});

test('somebody without an account applies, and is marked as unproven', async () => {
  const b = backend.current;
  const vacancyId = await makeVacancy(b);
  const closed = await makeVacancy(b, { status: 'closed' });
  const send = (body: ReturnType<typeof visitor>, key = newKey()) =>
    call(b, applyPublic, { params: { orgId: orgId() }, body, idempotencyKey: key }, undefined, {
      address: '203.0.113.7',
    });
  const key = newKey();
  for (let time = 0; time < 3; time += 1) {
    const answer = await send(visitor(vacancyId), key);
    expect([answer.status, answer.body]).toEqual([201, { ok: true }]);
  }
  expect(await rowsOf(vacancyId)).toMatchObject([
    { method: 'public', userId: null, phone: '+85512345678', email: null },
  ]);
  const bare = await send({ ...visitor(vacancyId), message: ' ', phone: '12' });
  expect(bare.error.issues?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'phone invalid-phone',
    'message required',
  ]);
  expect((await send(visitor(closed))).error.code).toBe('vacancy-closed');
  expect((await send(visitor(someId))).status).toBe(404);
  // The answer is the same for a number that has an account.
  const person = await makePerson(b);
  await applyTo(person, vacancyId, await upload(person));
  expect((await send({ ...visitor(vacancyId), phone: person.phone })).body).toEqual({ ok: true });
});

test('one address sends so many applications in an hour and no more', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const vacancyId = await makeVacancy(b);
  const send = (address: string) =>
    call(
      b,
      applyPublic,
      { params: { orgId: orgId() }, body: visitor(vacancyId), idempotencyKey: newKey() },
      undefined,
      { address },
    );
  const answers = await Promise.all(
    Array.from({ length: publicApplicationsPerAddressPerHourMax + 5 }, () => send('203.0.113.9')),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(
    publicApplicationsPerAddressPerHourMax,
  );
  const refused = answers.find((answer) => answer.status !== 201);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await send('203.0.113.10')).status).toBe(201);
  b.clock.advance(3600);
  expect((await send('203.0.113.9')).status).toBe(201);
});
