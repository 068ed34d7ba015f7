import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markingResource } from '@/lib/contract/school-day/marking';
import { materialsResource } from '@/lib/contract/school-day/materials';
import { recordsResource } from '@/lib/contract/school-day/records';
import { call, useTestBackend } from '@/tests/support/backend';
import {
  makeCourse,
  makeRecord,
  makeSchoolWithStudent,
  makeSession,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { onlyRow } from '@/backend/db/only-row';
import { assessments, organizationSettings, schools, scores } from '@/backend/db/schema';

const backend = useTestBackend();
const { averages, scale, setScale } = markingResource.endpoints;
const text = (en: string, km: string) => ({ en, km });

test('a school sets its letters and pass mark; until then those of the national exam hold', async () => {
  const b = backend.current;
  const { school, advisor, student } = await makeSchoolWithStudent(b);
  const params = { orgId: school.id };
  const read = async () => (await call(b, scale, { params }, student.person.token)).body;
  expect(await read()).toMatchObject({ version: 0, passPercent: 50, absence: null });
  const steps = [
    { letter: 'ល្អ', fromPercent: 65, points: 4 },
    { letter: 'F', fromPercent: 0, points: 0 },
  ];
  const set = (body: { steps: typeof steps; passPercent: number }, version: number) =>
    call(b, setScale, { params, body: { ...body, absence: 'zero' }, version }, advisor.token);
  expect((await set({ steps, passPercent: 65 }, 0)).body).toEqual({
    steps,
    passPercent: 65,
    absence: 'zero',
    version: 1,
  });
  expect(await read()).toEqual({ steps, passPercent: 65, absence: 'zero', version: 1 });
  expect((await set({ steps, passPercent: 60 }, 0)).status).toBe(412);
  const wrong = await set({ steps: steps.toReversed(), passPercent: 60 }, 1);
  expect(wrong.error.issues).toEqual([{ path: 'steps.1', code: 'not-falling' }]);
});

test('two desks cannot both set the first scale', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const steps = [{ letter: 'A', fromPercent: 0, points: 0 }];
  const body = { steps, passPercent: 50, absence: 'incomplete' as const };
  const set = () => call(b, setScale, { params: { orgId: school.id }, body, version: 0 }, advisor.token);
  const answers = await Promise.all([set(), set()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

const classWithScores = async (schoolType: 'k12' | 'university') => {
  const b = backend.current;
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  await b.deps.db.update(schools).set({ schoolType }).where(eq(schools.id, school.id));
  const { structureId } = await makeStructure(b, campusId);
  const structureRecordId = await makeRecord(b, { campusId, structureId });
  const pupils: string[] = [];
  for (const lastName of ['Chan', 'Keo', 'Sok'])
    pupils.push(
      (await makeStudent(b, { schoolId: school.id, campusId }, { structureRecordId, lastName })).id,
    );
  const courseId = await makeCourse(b, school.id, pupils, { structureRecordId, credits: 2 });
  const assess = async (heldOn: string, kind: 'quiz' | 'final', weightPercent: number, given: number[]) => {
    const name = text('Test', 'តេស្ត');
    const { id } = onlyRow(
      await b.deps.db
        .insert(assessments)
        .values({ courseId, kind, name, maxScore: 100, weightPercent, heldOn })
        .returning(),
    );
    const rows = given.map((score, place) => ({ assessmentId: id, studentId: pupils[place] ?? '', score }));
    await b.deps.db.insert(scores).values(rows);
  };
  await assess('2026-11-10', 'quiz', 10, [60, 80]);
  await assess('2026-12-10', 'quiz', 10, [80, 80]);
  await assess('2027-02-01', 'final', 80, [90, 40]);
  for (const mark of ['absent', 'present'] as const)
    await makeSession(b, courseId, mark === 'absent' ? -3 : -6, { mark, studentId: pupils[0] ?? '' });
  await b.deps.db
    .insert(organizationSettings)
    .values({ organizationId: school.id, attendanceMinPercent: 80, updatedAt: b.clock.now() });
  return async () => {
    const params = { orgId: school.id, id: structureRecordId };
    return (
      await call(b, averages, { params, query: { academicYear: '2026-2027', term: '1' } }, advisor.token)
    ).body;
  };
};

test('a secondary school gets averages by month, the semester and ranks', async () => {
  const { data, ranked, minPercent } = await (await classWithScores('k12'))();
  expect([ranked, minPercent]).toEqual([true, 80]);
  expect(data.map(({ semester, rank, letter, passed }) => [semester, rank, letter, passed])).toEqual([
    [80, 1, 'B', true],
    [60, 2, 'D', true],
    [null, null, null, null],
  ]);
  expect(data[0]).toMatchObject({
    months: [
      { month: '2026-11', average: 60 },
      { month: '2026-12', average: 80 },
    ],
    monthly: 70,
    exam: 90,
    attendancePercent: 50,
    belowMinimum: true,
  });
  expect(data[1]).toMatchObject({ attendancePercent: null, belowMinimum: false });
});

test('a university gets the weights of its courses and no ranks', async () => {
  const { data, ranked } = await (await classWithScores('university'))();
  expect(ranked).toBe(false);
  expect(data.map(({ semester, rank }) => [semester, rank])).toEqual([
    [86, null],
    [48, null],
    [null, null],
  ]);
});

test('materials and announcements are shown from their day on; addresses are https', async () => {
  const b = backend.current;
  const { create, list, remove, update } = materialsResource.endpoints;
  const { school, advisor, student } = await makeSchoolWithStudent(b);
  const orgId = school.id;
  const id = await makeCourse(b, orgId, [student.id]);
  const title = text('Room change', 'ប្តូរបន្ទប់');
  let key = 0;
  const add = (body: object) =>
    call(
      b,
      create,
      {
        params: { orgId, id },
        body: { kind: 'announcement', title, ...body },
        idempotencyKey: `material-test-${(key += 1)}`,
      },
      advisor.token,
    );
  const refuse = async (body: object) =>
    (await add(body)).error.issues?.map(({ path, code }) => `${path} ${code}`);
  expect(await refuse({})).toEqual(['body required']);
  expect(await refuse({ kind: 'link' })).toEqual(['url required']);
  for (const url of ['http://example.org', 'javascript:alert(1)', 'https://localhost/x'])
    expect(await refuse({ kind: 'file', url })).toContain('url invalid-url');
  const { body: made } = await add({ body: text('Room B', 'បន្ទប់ B'), shownFrom: '2026-11-02' });
  const seen = async () =>
    (
      await call(
        b,
        recordsResource.endpoints.materials,
        { params: { orgId, id: student.person.id }, query: { keyword: 'ប្តូរ' } },
        student.person.token,
      )
    ).body.data.map(({ kind }) => kind);
  expect(await seen()).toEqual([]);
  const target = { orgId, id: made.materialId };
  const change = (body: object, version: number) =>
    call(b, update, { params: target, body, version }, advisor.token);
  expect((await change({ shownFrom: '2026-11-01' }, 1)).body).toMatchObject({
    shownFrom: '2026-11-01',
    version: 2,
  });
  expect(await seen()).toEqual(['announcement']);
  expect((await change({ kind: 'link' }, 2)).error.issues?.[0]?.path).toBe('url');
  expect((await change({ title }, 1)).status).toBe(412);
  expect((await call(b, remove, { params: target }, advisor.token)).status).toBe(200);
  expect((await call(b, list, { params: { orgId, id } }, advisor.token)).body.countTotal).toBe(0);
});
