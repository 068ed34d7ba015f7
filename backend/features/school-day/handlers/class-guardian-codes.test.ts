import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classGuardianCodesResource } from '@/lib/contract/school-day/class-guardian-codes';
import { guardianCodes, guardians } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import {
  makeRecord,
  makeSchoolWithStudent,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { make } = classGuardianCodesResource.endpoints;
const dayS = 86_400;

const scene = async () => {
  const b = backend.current;
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  const { structureId } = await makeStructure(b, campusId);
  const id = await makeRecord(b, { campusId, structureId });
  const place = { schoolId: school.id, campusId };
  const add = (over: object) => makeStudent(b, place, { structureRecordId: id, dob: '2012-04-05', ...over });
  const params = { orgId: school.id, id };
  const print = () => call(b, make, { params, body: { lang: 'km' } }, advisor.token);
  return { b, add, print };
};

const textIn = (content: string) => Buffer.from(content, 'base64').toString('latin1');

test(
  'one sheet for the minors of a class; adults and who has four guardians are named',
  { tags: 'postgres' },
  async () => {
    const { b, add, print } = await scene();
    const minor = await add({});
    const adult = await add({ dob: '2000-01-01' });
    const full = await add({});
    for (const _ of [1, 2, 3, 4]) {
      const { id: userId } = await makePerson(b);
      await b.deps.db
        .insert(guardians)
        .values({ studentId: full.id, userId, sees: ['attendance'], createdAt: b.clock.now() });
    }
    const { body } = await print();
    expect(textIn(body.content).startsWith('%PDF-')).toBe(true);
    expect(body.countTotal).toBe(1);
    expect(Object.fromEntries(body.left.map(({ studentId, why }) => [studentId, why]))).toEqual({
      [adult.id]: 'adult',
      [full.id]: 'full',
    });
    const [code] = await b.deps.db.select().from(guardianCodes).where(eq(guardianCodes.studentId, minor.id));
    expect(code?.expiresAt).toEqual(new Date(b.clock.now().getTime() + 14 * dayS * 1000));
  },
);

test('a second sheet ends the codes of the first', async () => {
  const { b, add, print } = await scene();
  const minor = await add({});
  const hashOf = async () => {
    const [row] = await b.deps.db.select().from(guardianCodes).where(eq(guardianCodes.studentId, minor.id));
    return row?.codeHash;
  };
  await print();
  const first = await hashOf();
  await print();
  expect(await hashOf()).not.toBe(first);
});

test('a class without anybody to invite is refused, and stores nothing', async () => {
  const { b, add, print } = await scene();
  const adult = await add({ dob: '2000-01-01' });
  expect((await print()).error.code).toBe('nobody-to-invite');
  expect(await b.deps.db.$count(guardianCodes, eq(guardianCodes.studentId, adult.id))).toBe(0);
});
