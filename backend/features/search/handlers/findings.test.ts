import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { loanFold } from '@/backend/features/loans/services/loan-views';
import { fold } from '@/lib/domain/khmer/khmer';
import { findingsResource } from '@/lib/contract/search/findings';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeRecord, makeStructure, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();

const find = async (person: Person, keyword: string) =>
  (await call(backend.current, findingsResource.endpoints.list, { query: { keyword } }, person.token)).body
    .data;
const kindsOf = async (person: Person, keyword: string) =>
  (await find(person, keyword)).map(({ kind }) => kind);

let counter = 0;

/** A school with a name of its own, a campus, and a partner who keeps it. */
async function scene() {
  const b = backend.current;
  const name = `Zircon${(counter += 1)} College`;
  const school = { ...(await makeSchool(b, { name })), name };
  const campusId = await makeCampus(b, school.id);
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  return { b, school, campusId, partner };
}

test(
  'a partner finds applicants and students by the beginning of a name in either script, and by codes',
  {
    tags: 'postgres',
  },
  async () => {
    const { b, school, campusId, partner } = await scene();
    const stranger = (await scene()).partner;
    const application = await apply(b, school.id, { name: ['Sovannary', 'សុវណ្ណារី'] });
    const code = `ZRC-2026-${counter}`;
    const student = await makeStudent(
      b,
      { schoolId: school.id, campusId },
      { studentCode: code, userId: null, searchFold: `sok sovannary\nសុខ សុវណ្ណារី\n${fold(code)}` },
    );
    for (const keyword of ['sovan', 'SOVANNARY', 'សុវណ្ណារី', 'សុវណ្ណ'])
      expect(await kindsOf(partner, keyword), keyword).toEqual(['application', 'student']);
    expect(await find(partner, application.referenceCode.toLowerCase())).toMatchObject([
      { kind: 'application', id: application.applicantId, code: application.referenceCode },
    ]);
    expect(await find(partner, code)).toMatchObject([
      { kind: 'student', id: student.id, ownerId: school.id, about: { name: school.name } },
    ]);
    expect(await find(stranger, 'sovannary')).toEqual([]);
  },
);

test('a partner finds their own programs, classes and school', async () => {
  const { b, school, campusId, partner } = await scene();
  const other = await scene();
  const programId = await makeProgram(b, school.id, { name: 'Marine Biology', nameNative: 'ជីវវិទ្យាសមុទ្រ' });
  await makeProgram(b, other.school.id, { name: 'Marine Biology', nameNative: 'ជីវវិទ្យាសមុទ្រ' });
  const { structureId } = await makeStructure(b, campusId);
  const names = { name: 'Quartz 1A', nameNative: 'ថ្នាក់ក្វាត ១ក' };
  const classId = await makeRecord(b, { campusId, structureId }, names);
  expect(await find(partner, 'marine')).toMatchObject([
    { kind: 'program', id: programId, ownerId: school.id },
  ]);
  expect(await find(partner, 'ជីវវិទ្យាសមុទ្រ')).toMatchObject([{ id: programId }]);
  expect(await find(partner, 'quartz')).toMatchObject([{ kind: 'class', id: classId, ownerId: school.id }]);
  expect(await find(partner, school.name)).toContainEqual(
    expect.objectContaining({ kind: 'school', id: school.id, ownerId: school.id }),
  );
  expect(await find(partner, other.school.name)).not.toContainEqual(
    expect.objectContaining({ id: other.school.id }),
  );
});

test('an advisor finds registered people and every school; only those they keep open as a desk', async () => {
  const { b, school } = await scene();
  const other = (await scene()).school;
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const person = await makePerson(b);
  await b.deps.db
    .update(users)
    .set({ firstName: 'Chenda', lastName: 'Zabuth' })
    .where(eq(users.id, person.id));
  expect(await find(advisor, 'zabuth')).toEqual([
    {
      kind: 'person',
      id: person.id,
      name: 'Zabuth Chenda',
      nameNative: 'Zabuth Chenda',
      about: null,
      code: null,
      ownerId: null,
    },
  ]);
  const schoolIn = async (name: string) => (await find(advisor, name)).find(({ kind }) => kind === 'school');
  expect(await schoolIn(school.name)).toMatchObject({ id: school.id, ownerId: school.id });
  expect(await schoolIn(other.name)).toMatchObject({ id: other.id, ownerId: null, code: other.slug });
});

test('an officer finds the loans of their own bank, an advisor those of all, nobody drafts', async () => {
  const b = backend.current;
  const [officer, advisor] = [
    await makePerson(b, { roles: ['bank'] }),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  const bankId = await makeBank(b, { staff: [officer.id] });
  const elsewhere = await makeBank(b);
  const student = await makePerson(b);
  const searchFold = loanFold({
    firstName: 'Vichet',
    lastName: 'Okhna',
    firstNameKm: null,
    lastNameKm: null,
    phone: null,
  });
  const names = { firstName: 'Vichet', lastName: 'Okhna' };
  await b.deps.db.update(users).set(names).where(eq(users.id, student.id));
  const own = await makeLoan(b, { userId: student.id, bankId, status: 'submitted', searchFold });
  const theirs = await makeLoan(b, {
    userId: student.id,
    bankId: elsewhere,
    status: 'submitted',
    searchFold,
  });
  const undecided = await makePerson(b);
  await makeLoan(b, { userId: undecided.id, bankId, status: 'draft', searchFold });
  const loansOf = async (person: Person) =>
    (await find(person, 'okhna')).flatMap(({ kind, id }) => (kind === 'loan' ? [id] : []));
  expect(await loansOf(officer)).toEqual([own]);
  expect((await loansOf(advisor)).toSorted()).toEqual([own, theirs].toSorted());
});

test('a student finds nothing, and nobody by two letters', async () => {
  const { b, school, partner } = await scene();
  await apply(b, school.id, { name: ['Boramey', 'បូរមី'] });
  expect(await find(await makePerson(b), 'boramey')).toEqual([]);
  expect(await find(partner, 'bo')).toEqual([]);
  expect(await kindsOf(partner, 'boramey')).toEqual(['application']);
});
