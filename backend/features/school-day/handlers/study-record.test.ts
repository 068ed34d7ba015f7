import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onlyRow } from '@/backend/db/only-row';
import {
  assessments,
  classCourses,
  courseMaterials,
  materialReads,
  scores,
  termLocks,
} from '@/backend/db/schema';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { materialsResource } from '@/lib/contract/school-day/materials';
import { recordsResource } from '@/lib/contract/school-day/records';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import {
  makeCampus,
  makeClass,
  makeCourse,
  makeRecord,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { results, materials, readMaterial } = recordsResource.endpoints;
const both = { en: 'Text', km: 'អត្ថបទ' };
let key = 0;
const newKey = () => `study-record-test-${(key += 1)}`;

const scene = async (schoolType: 'k12' | 'university', count = 3) => {
  const b = backend.current;
  const { id: schoolId } = await makeSchool(b, { schoolType });
  const campusId = await makeCampus(b, schoolId);
  const { structureId } = await makeStructure(b, campusId);
  const structureRecordId = await makeRecord(b, { campusId, structureId }, { name: '10 A' });
  const pupils: Awaited<ReturnType<typeof makeStudent>>[] = [];
  while (pupils.length < count) pupils.push(await makeStudent(b, { schoolId, campusId }));
  const ids = pupils.map(({ id }) => id);
  const test = async (courseId: string, marks: (number | null)[], row: object = {}) => {
    const fields = {
      kind: 'quiz' as const,
      name: both,
      maxScore: 100,
      weightPercent: 50,
      heldOn: '2026-10-20',
    };
    const [made] = await b.deps.db
      .insert(assessments)
      .values({ courseId, ...fields, publishedAt: b.clock.now(), ...row })
      .returning();
    const values = marks.map((score, place) => ({
      assessmentId: made?.id ?? '',
      studentId: ids[place] ?? '',
      score,
    }));
    await b.deps.db.insert(scores).values(values);
  };
  const course = (overrides: object) => makeCourse(b, schoolId, ids, { structureRecordId, ...overrides });
  const ask = async (place = 0) => {
    const person = pupils[place]?.person;
    if (!person) throw new Error('There is no such student.');
    const params = { orgId: schoolId, id: person.id };
    return (await call(b, results, { params }, person.token)).body;
  };
  const close = (of: { academicYear: string; term: number }) =>
    b.deps.db.insert(termLocks).values({ schoolId, ...of, lockedAt: b.clock.now() });
  return { schoolId, ids, pupils, course, test, ask, close };
};

test('a secondary school counts months and ranks the class; unpublished scores count nothing', async () => {
  const { course, test: add, ask } = await scene('k12');
  const id = await course({});
  await add(id, [60, 80, 80]);
  await add(id, [90, null, 60], { heldOn: '2026-11-10' });
  await add(id, [0, 100, 100], { heldOn: '2026-11-12', publishedAt: null });
  const [first, second, third] = [await ask(0), await ask(1), await ask(2)];
  expect(first.data).toMatchObject([
    {
      className: '10 A',
      courseCount: 1,
      months: [
        { month: '2026-10', average: 60 },
        { month: '2026-11', average: 90 },
      ],
      average: 75,
      letter: 'C',
      passed: true,
      gradePoints: null,
      rank: 2,
      rankOf: 3,
    },
  ]);
  expect(second.data[0]).toMatchObject({ average: 80, rank: 1 });
  expect(third.data[0]).toMatchObject({ average: 70, rank: 3 });
});

test('elsewhere credits weigh the courses, by term, the latest first, without ranks', async () => {
  const { course, test: add, ask, close } = await scene('university', 1);
  const [heavy, light] = [await course({ credits: 4 }), await course({ credits: 1 })];
  const before = await course({
    academicYear: '2025-2026',
    term: 2,
    startDate: '2026-03-02',
    endDate: '2026-07-03',
  });
  await add(heavy, [90]);
  await add(light, [55]);
  await add(before, [70]);
  await close({ academicYear: '2026-2027', term: 1 });
  const { data, ranked } = await ask();
  expect(ranked).toBe(false);
  expect(data.map(({ academicYear, term }) => `${academicYear}.${term}`)).toEqual([
    '2026-2027.1',
    '2025-2026.2',
  ]);
  expect(data[0]).toMatchObject({ average: 83, letter: 'B', gradePoints: 3.4, credits: 5, rank: null });
  expect(data[0]).toMatchObject({ state: 'final', closed: 2, courseCount: 2 });
  // Of this one half is known, so its term says how things stand.
  expect(data[1]).toMatchObject({ state: 'so-far', closed: 0, average: 70, gradePoints: null, credits: 0 });
});

test('a student without courses has no terms', async () => {
  const { ask } = await scene('k12', 1);
  expect(await ask()).toMatchObject({ data: [], countTotal: 0 });
});

test('materials stand in the order of the teacher, and a student marks what is read', async () => {
  const b = backend.current;
  const { schoolId, pupils, course } = await scene('university', 1);
  const id = await course({});
  const params = { orgId: schoolId, id };
  const office = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const add = async (en: string, shownFrom: string | null) =>
    (
      await call(
        b,
        materialsResource.endpoints.create,
        {
          params,
          body: { kind: 'reading', title: { en, km: 'ក' }, body: both, shownFrom },
          idempotencyKey: newKey(),
        },
        office.token,
      )
    ).body.materialId;
  const [one, two, draft] = [
    await add('One', '2026-10-01'),
    await add('Two', '2026-10-02'),
    await add('Draft', null),
  ];
  const order = (materialIds: string[]) =>
    call(b, materialsResource.endpoints.order, { params, body: { materialIds } }, office.token);
  expect((await order([one, draft])).body.data.map(({ title }) => title.en)).toEqual(['One', 'Draft', 'Two']);
  expect((await order([one, office.id])).error.issues).toMatchObject([
    { path: 'materialIds.1', code: 'unknown-material' },
  ]);
  const person = pupils[0]?.person ?? office;
  const own = { orgId: schoolId, id: person.id };
  const list = async () =>
    (await call(b, materials, { params: own, query: { courseId: id } }, person.token)).body.data;
  const set = (materialId: string, read: boolean, token = person.token) =>
    call(b, readMaterial, { params: { ...own, materialId }, body: { read } }, token);
  await set(one, true);
  await set(one, true);
  expect((await list()).map(({ title, readAt }) => [title.en, readAt !== null])).toEqual([
    ['One', true],
    ['Two', false],
  ]);
  expect([(await set(draft, true)).status, (await set(two, true, office.token)).status]).toEqual([404, 404]);
  await set(one, false);
  expect(await b.deps.db.$count(materialReads, eq(materialReads.materialId, one))).toBe(0);
});

test('a teacher lists the own courses only, and the office copies a term once', async () => {
  const b = backend.current;
  const { id: orgId } = await makeSchool(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [orgId] });
  const { courseId } = await makeClass(b, orgId, { teacherId: teacher.id, students: 1 });
  await makeClass(b, orgId, { students: 0 });
  const list = async (token: string, query: object = {}) =>
    (await call(b, coursesResource.endpoints.list, { params: { orgId }, query }, token)).body.data;
  expect((await list(teacher.token)).map((row) => row.courseId)).toEqual([courseId]);
  expect(await list(partner.token)).toHaveLength(2);
  const test = { kind: 'final' as const, name: both, maxScore: 10, weightPercent: 100, heldOn: '2026-10-15' };
  await b.deps.db.insert(assessments).values({ courseId, ...test, publishedAt: b.clock.now() });
  const material = { courseId, title: both, body: both, searchFold: '', publishedAt: b.clock.now() };
  await b.deps.db.insert(courseMaterials).values([
    { ...material, kind: 'reading' as const },
    { ...material, kind: 'announcement' as const },
  ]);
  const to = { academicYear: '2026-2027', term: 2, startDate: '2027-03-01', endDate: '2027-07-02' };
  const copy = (change: object = {}) =>
    call(
      b,
      coursesResource.endpoints.copyTerm,
      {
        params: { orgId },
        body: { from: { academicYear: '2026-2027', term: 1 }, to: { ...to, ...change } },
        idempotencyKey: newKey(),
      },
      partner.token,
    );
  expect((await copy()).body).toEqual({ created: 2, skipped: 0 });
  expect((await copy()).body).toEqual({ created: 0, skipped: 2 });
  expect((await copy({ term: 1 })).error.issues).toMatchObject([{ path: 'to.term', code: 'same-term' }]);
  const [copied] = await list(teacher.token, { term: '2' });
  expect(copied).toMatchObject({ memberCount: 0, startDate: '2027-03-01' });
  const made = copied?.courseId ?? '';
  const { db } = b.deps;
  expect(onlyRow(await db.select().from(assessments).where(eq(assessments.courseId, made)))).toMatchObject({
    publishedAt: null,
    heldOn: '2027-03-11',
  });
  expect(
    onlyRow(await db.select().from(courseMaterials).where(eq(courseMaterials.courseId, made))),
  ).toMatchObject({ kind: 'reading', publishedAt: null });
  const there = and(eq(classCourses.schoolId, orgId), eq(classCourses.term, 2));
  expect(await db.$count(classCourses, there)).toBe(2);
});
