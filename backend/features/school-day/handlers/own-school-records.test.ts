import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { ownSchoolRecordsResource } from '@/lib/contract/school-day/own-school-records';
import { guardians, students, users } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { join } = ownSchoolRecordsResource.endpoints;
let codes = 0;

/** Somebody whom a school has written down with the number of their account, and without it. */
const scene = async (over: Partial<typeof students.$inferInsert> = {}) => {
  const b = backend.current;
  const { school, campusId } = await makeSchoolWithStudent(b);
  const person = await makePerson(b);
  const studentCode = `RRU-${(codes += 1)}`;
  const { id } = await makeStudent(
    b,
    { schoolId: school.id, campusId },
    { userId: null, phone: person.phone, studentCode, ...over },
  );
  const params = { userId: person.id };
  const send = (body: object = {}) =>
    call(b, join, { params, body: { studentCode, dob: '2008-03-14', ...body } as never }, person.token);
  return { b, school, person, params, id, studentCode, send };
};

test(
  'a person takes their record over, and the school stands among theirs',
  { tags: 'postgres' },
  async () => {
    const { b, school, person, params, id, studentCode, send } = await scene();
    const { body } = await send({ studentCode: ` ${studentCode.toLowerCase()} ` });
    expect(body).toMatchObject({ countTotal: 1, data: [{ orgId: school.id, studentId: id }] });
    const list = await call(b, membershipsResource.endpoints.list, { params }, person.token);
    expect(list.body.data).toMatchObject([{ kind: 'student', student: { studentId: id } }]);
    expect((await send()).error.issues).toMatchObject([{ code: 'wrong-code' }]);
  },
);

test('another birthday, code or number opens nothing, and all are answered alike', async () => {
  const one = await scene();
  const other = await scene({ phone: '+85512999888' });
  const answers = [
    await one.send({ dob: '2008-03-15' }),
    await one.send({ studentCode: 'RRU-0' }),
    await other.send(),
  ];
  for (const { status, error } of answers)
    expect([status, error.issues]).toEqual([422, [expect.objectContaining({ code: 'wrong-code' })]]);
  const [row] = await one.b.deps.db.select().from(students).where(eq(students.id, one.id));
  expect(row?.userId).toBeNull();
});

test('a record of somebody else is taken from nobody, and a number must be proven', async () => {
  const taken = await scene({ userId: (await makePerson(backend.current)).id });
  expect((await taken.send()).error.issues).toMatchObject([{ code: 'wrong-code' }]);
  const { b, person, send } = await scene();
  await b.deps.db.update(users).set({ phoneVerified: false }).where(eq(users.id, person.id));
  expect((await send()).error.code).toBe('number-not-proven');
});

test('a number of two people: a parent is not made the student, and their child of another day neither', async () => {
  const { b, person, id, studentCode, school, send } = await scene();
  await b.deps.db.update(users).set({ dob: '1980-05-05' }).where(eq(users.id, person.id));
  const refused = await send();
  expect([refused.status, refused.error.code]).toEqual([409, 'other-person']);
  // What fits nothing says no more than before.
  expect((await send({ studentCode: 'RRU-0' })).error.issues).toMatchObject([{ code: 'wrong-code' }]);
  const [row] = await b.deps.db.select().from(students).where(eq(students.id, id));
  expect(row?.userId).toBeNull();
  // A brother or a sister with the same number.
  await b.deps.db.update(users).set({ dob: '2008-03-14' }).where(eq(users.id, person.id));
  expect((await send()).status).toBe(200);
  const { campusId } = await makeSchoolWithStudent(b);
  const code = `${studentCode}-2`;
  const sibling = { userId: null, phone: person.phone, studentCode: code, dob: '2011-01-01' };
  await makeStudent(b, { schoolId: school.id, campusId }, sibling);
  expect((await send({ studentCode: code, dob: '2011-01-01' })).error.code).toBe('other-person');
});

test('an account without a birthday takes the one that it says, and no guardian of the student does', async () => {
  const one = await scene();
  expect((await one.send()).status).toBe(200);
  const [account] = await one.b.deps.db.select().from(users).where(eq(users.id, one.person.id));
  expect(account?.dob).toBe('2008-03-14');
  const other = await scene();
  const createdAt = other.b.clock.now();
  await other.b.deps.db
    .insert(guardians)
    .values({ studentId: other.id, userId: other.person.id, sees: [], createdAt, confirmedAt: null });
  expect((await other.send()).error.code).toBe('other-person');
});

test('guesses end after five in an hour', async () => {
  const { send } = await scene();
  for (const _ of [1, 2, 3, 4, 5]) await send({ studentCode: 'X' });
  expect((await send()).status).toBe(429);
});
