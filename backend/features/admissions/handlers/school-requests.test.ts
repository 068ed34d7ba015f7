import { beforeEach, expect, test } from 'vitest';
import { schoolRequestsResource } from '@/lib/contract/admissions/school-requests';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { create, mine, list, answer } = schoolRequestsResource.endpoints;
let schoolId: string;
let student: Person;
let staff: Person;
let counter = 0;

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { name: 'Lotus University' })).id;
  student = await makePerson(b);
  staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
});

const ask = (title: string, kind: 'program' | 'paper' = 'program', idempotencyKey = `ask-key-${counter++}`) =>
  call(
    backend.current,
    create,
    { params: { id: schoolId }, body: { kind, title }, idempotencyKey },
    student.token,
  );
const kindsOf = async (person: Person) =>
  (
    await call(
      backend.current,
      notificationsResource.endpoints.list,
      { params: { userId: person.id } },
      person.token,
    )
  ).body.list.map(({ kind, href }) => [kind, href]);

test('a request reaches the school, its answer the person', async () => {
  const sent = (await ask('Robotics', 'paper')).body;
  expect(sent).toMatchObject({ state: 'open', school: { name: 'Lotus University' }, version: 1 });
  expect(await kindsOf(staff)).toEqual([['school-request-new', '/advisor/enrollable-subjects']]);
  const input = {
    params: { id: sent.requestId },
    version: 1,
    body: { state: 'granted', answer: 'Yes.' },
  } as const;
  expect((await call(backend.current, answer, input, staff.token)).body).toMatchObject({
    state: 'granted',
    answer: 'Yes.',
    version: 2,
  });
  expect(await kindsOf(student)).toEqual([['school-request-answered', '/profile/requestform']]);
  expect((await call(backend.current, answer, input, staff.token)).status).toBe(412);
});

test('lists are narrowed by state, kind and words, to the schools of the reader', async () => {
  await ask('Robotics');
  await ask('Letter in English', 'paper');
  const titles = async (query: object, as = staff) =>
    (await call(backend.current, list, { query }, as.token)).body.data.map(({ title }) => title);
  expect(await titles({})).toHaveLength(2);
  expect(await titles({ kind: 'paper' })).toEqual(['Letter in English']);
  expect(await titles({ keyword: 'robot' })).toEqual(['Robotics']);
  expect(await titles({ state: 'granted' })).toEqual([]);
  const stranger = await makePerson(backend.current, {
    roles: ['schoolAdmin'],
    staffOf: [(await makeSchool(backend.current)).id],
  });
  expect(await titles({}, stranger)).toEqual([]);
  const own = { params: { id: student.id }, query: { kind: 'program' } } as const;
  expect((await call(backend.current, mine, own, student.token)).body.countTotal).toBe(1);
});

test('the same key is one request, and too many unanswered ones are refused', async () => {
  await ask('Robotics', 'program', 'one-and-the-same');
  await ask('Robotics', 'program', 'one-and-the-same');
  for (let index = 1; index < 20; index += 1) expect((await ask(`Course ${index}`)).status).toBe(201);
  expect(await ask('One more')).toMatchObject({ status: 409, error: { code: 'too-many-open' } });
});

test('a closed school takes none, and a title is one line', async () => {
  const closed = await makeSchool(backend.current, { status: 'inactive' });
  const input = {
    params: { id: closed.id },
    body: { kind: 'program', title: 'Law' },
    idempotencyKey: 'closed-1',
  } as const;
  expect((await call(backend.current, create, input, student.token)).status).toBe(404);
  expect((await ask('Two\nlines')).status).toBe(422);
});
