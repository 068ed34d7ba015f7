import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { studentAffairsResource } from '@/lib/contract/school-day/student-affairs';
import type { GuardianView } from '@/lib/domain/accounts/guardianship';
import { applicants, guardians, students, subjects } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeSchoolWithStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { applications, fees } = studentAffairsResource.endpoints;

/** A student with a program here and an application to another school, and a guardian. */
const scene = async (sees: GuardianView[]) => {
  const b = backend.current;
  const { school, advisor, student } = await makeSchoolWithStudent(b);
  const studied = await makeProgram(b, school.id);
  await b.deps.db.update(students).set({ subjectId: studied }).where(eq(students.id, student.id));
  await b.deps.db.update(subjects).set({ feeCents: 45_000 }).where(eq(subjects.id, studied));
  const elsewhere = await makeSchool(b);
  const program = await makeProgram(b, elsewhere.id);
  const now = b.clock.now();
  await b.deps.db.insert(applicants).values({
    referenceCode: `A${now.getTime()}${elsewhere.id.slice(0, 4)}`,
    schoolId: elsewhere.id,
    userId: student.person.id,
    createdBy: student.person.id,
    status: 'pending',
    enrollToId: program,
    detail: {} as (typeof applicants.$inferInsert)['detail'],
    name: 'Sok Dara',
    nameKm: 'សុខ តារា',
    phone: student.person.phone,
    searchFold: 'sok dara',
    statusSince: now,
    createdAt: now,
    updatedAt: now,
  });
  const guardian = await makePerson(b);
  await b.deps.db
    .insert(guardians)
    .values({ studentId: student.id, userId: guardian.id, sees, createdAt: now, confirmedAt: now });
  const params = { orgId: school.id, id: student.id };
  const read = (endpoint: typeof applications | typeof fees, token: string) =>
    call(b, endpoint, { params }, token);
  return { b, student, advisor, guardian, studied, program, params, read };
};

test('a guardian reads applications and fees where each is shown', { tags: 'postgres' }, async () => {
  const { b, guardian, studied, program, params } = await scene(['applications', 'fees']);
  const sent = await call(b, applications, { params }, guardian.token);
  expect(sent.body.data).toMatchObject([{ step: { name: 'Pending' }, answerBy: null }]);
  const paid = await call(b, fees, { params }, guardian.token);
  expect(paid.body.data).toMatchObject([
    { subjectId: studied, why: 'studies', feeUsd: 450 },
    { subjectId: program, why: 'applied' },
  ]);
});

test('neither is shown with the school day, and no office reads them', async () => {
  const { guardian, advisor, student, read } = await scene(['attendance', 'papers']);
  for (const endpoint of [applications, fees]) {
    expect((await read(endpoint, guardian.token)).status).toBe(404);
    expect((await read(endpoint, advisor.token)).status).toBe(404);
    expect((await read(endpoint, student.person.token)).status).toBe(200);
  }
});

test('the student gives it to a guardian, and takes it back at once', async () => {
  const { b, guardian, student, params, read } = await scene(['attendance']);
  const { list, change } = guardiansResource.endpoints;
  const [row] = (await call(b, list, { params }, student.person.token)).body.data;
  const show = (sees: GuardianView[], version: number) =>
    call(
      b,
      change,
      { params: { ...params, guardianId: row?.guardianId ?? '' }, body: { sees }, version },
      student.person.token,
    );
  await show(['attendance', 'fees'], 1);
  expect((await read(fees, guardian.token)).status).toBe(200);
  await show(['attendance'], 2);
  expect((await read(fees, guardian.token)).status).toBe(404);
});
