import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { sessionResource } from '@/lib/contract/accounts/session';
import { schools, users } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeLoan, makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeStudent } from '@/tests/support/school-records';
import { agesOf } from './birthdays';

const backend = useTestBackend();
const { get, update } = accountsResource.endpoints;
const ageOfAccount = async (person: Person) =>
  (await call(backend.current, get, { params: { id: person.id } }, person.token)).body.age;
const say = (person: Person, dob: string) =>
  call(backend.current, update, { params: { id: person.id }, body: { dob } }, person.token);

test(
  'the youngest birthday ever said decides, until a school has written another one down',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const person = await makePerson(b);
    expect(await ageOfAccount(person)).toBe('unknown');
    await say(person, '2000-05-14');
    expect(await ageOfAccount(person)).toBe('adult');
    for (const dob of ['2011-05-14', '1999-05-14', '2001-05-14']) await say(person, dob);
    expect(await ageOfAccount(person)).toBe('minor');
    const { body } = await call(b, sessionResource.endpoints.userinfo, {}, person.token);
    expect([body.dob, body.age]).toEqual(['2001-05-14', 'minor']);
    const { id: schoolId } = await makeSchool(b, { status: 'inactive' });
    const place = { schoolId, campusId: await makeCampus(b, schoolId) };
    await makeStudent(b, place, { userId: person.id, dob: '2000-05-14' });
    // Anybody can ask for a school of their own.
    expect(await ageOfAccount(person)).toBe('minor');
    await b.deps.db.update(schools).set({ status: 'active' }).where(eq(schools.id, schoolId));
    expect(await ageOfAccount(person)).toBe('adult');
  },
);

test('a birthday to come is refused, and one that stands there says nothing', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  expect((await say(person, '2090-01-01')).error.issues).toMatchObject([{ path: 'dob', code: 'birth-date' }]);
  await b.deps.db.update(users).set({ dob: '2090-01-01' }).where(eq(users.id, person.id));
  expect(await ageOfAccount(person)).toBe('unknown');
});

test('a loan that was sent says a birthday, a draft does not', async () => {
  const b = backend.current;
  const person = await makePerson(b, { dob: '2000-01-01' });
  const bankId = await makeBank(b);
  await makeLoan(b, { userId: person.id, bankId, status: 'draft', dob: '2011-01-01' });
  expect(await ageOfAccount(person)).toBe('adult');
  const other = await makeBank(b);
  await makeLoan(b, { userId: person.id, bankId: other, status: 'rejected', dob: '2011-01-01' });
  expect(await ageOfAccount(person)).toBe('minor');
});

test('who tells of a high school without an end is a minor until they say a birthday', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  await b.deps.db.update(users).set({ currentSchool: 'វិទ្យាល័យ ព្រះស៊ីសុវត្ថិ' }).where(eq(users.id, person.id));
  expect(await ageOfAccount(person)).toBe('minor');
  await say(person, '2000-05-14');
  expect(await ageOfAccount(person)).toBe('adult');
});

test('so is who has the final exam ahead', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const nationalExam = { state: 'planned' as const, track: 'science' as const, date: '08/20/2027' };
  const stored = { params: { id: person.id }, body: { nationalExam }, version: 0 };
  const { status } = await call(b, educationHistoryResource.endpoints.update, stored, person.token);
  expect([status, await ageOfAccount(person)]).toEqual([200, 'minor']);
});

test('many people are read at once, each by what was said of them', async () => {
  const b = backend.current;
  const [young, grown, unsaid] = [
    await makePerson(b, { dob: '2011-01-01' }),
    await makePerson(b, { dob: '2000-01-01' }),
    await makePerson(b),
  ];
  const ids = [young.id, grown.id, unsaid.id, young.id];
  const ages = await agesOf(b.deps.db, ids, '2026-11-22');
  expect(ids.map((id) => ages.get(id)?.age)).toEqual(['minor', 'adult', 'unknown', 'minor']);
  expect(await agesOf(b.deps.db, [], '2026-11-22')).toEqual(new Map());
});
