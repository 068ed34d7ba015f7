import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import { type subjectFilter, subjectsResource } from '@/lib/contract/schools/subjects';
import { feeBands } from '@/lib/domain/money/fee-bands';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { list, get, latest } = subjectsResource.endpoints;
type Query = z.input<typeof subjectFilter>;

const find = (query: Query) => call(backend.current, list, { query });
const names = async (query: Query) => (await find(query)).body.data.map((row) => row.name);

const asksC: AdmissionRule = {
  needs: 'bac2',
  minGrade: 'C',
  tracks: ['science'],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
};
const rows = [
  {
    name: 'Alpha',
    nameNative: 'គណនេយ្យ',
    degree: 'bachelor',
    feeCents: 50_000,
    isPublic: true,
    categoryId: 'money',
    province: '12',
    admission: asksC,
  },
  {
    name: 'beta',
    nameNative: 'ស្ត្រីសិក្សា',
    degree: 'master',
    feeCents: 120_000,
    isPublic: false,
    categoryId: 'people',
    province: '17',
  },
  {
    name: 'Gamma',
    nameNative: 'ធនាគារ',
    degree: 'associate',
    feeCents: 0,
    isPublic: true,
    categoryId: 'money',
    province: '03',
    schoolType: 'institute',
  },
  {
    name: 'Delta',
    nameNative: 'ឥស្លាមសិក្សា',
    degree: 'bachelor',
    feeCents: 30_050,
    isPublic: false,
    categoryId: null,
    province: '12',
    schoolType: 'tvet',
  },
] as const;
let schoolId = '';

beforeAll(async () => {
  const b = backend.current;
  await makeCategory(b, 'money', 'Money and trade', 'ហិរញ្ញវត្ថុ');
  await makeCategory(b, 'people', 'Society', 'សង្គមវិទ្យា');
  ({ id: schoolId } = await makeSchool(b, { name: 'Jasmine', nameNative: 'ម្លិះ', hue: 7 }));
  for (const [index, row] of rows.entries()) {
    b.clock.advance(60);
    const createdAt = b.clock.now();
    // Updated in a different order than created.
    const updatedAt = new Date(createdAt.getTime() + (rows.length - index) * 1_000_000);
    await makeProgram(b, schoolId, { ...row, createdAt, updatedAt });
  }
  b.clock.advance(60);
  await makeProgram(b, schoolId, { name: 'Hidden by start', startDate: '2222-12-22' });
  await makeProgram(b, schoolId, { name: 'Hidden by end', endDate: '2222-12-22' });
  await makeProgram(b, schoolId, {
    name: 'Sleeping',
    status: 'inactive',
    feeCents: 999_900,
    createdAt: b.clock.now(),
  });
  const closed = await makeSchool(b, { status: 'inactive' });
  await makeProgram(b, closed.id, { name: 'Of a closed school' });
});

test('by default all but placeholders come, the oldest first', { tags: 'postgres' }, async () => {
  const { body } = await find({});
  expect(body.data.map((row) => row.name)).toEqual(['Alpha', 'beta', 'Gamma', 'Delta', 'Sleeping']);
  expect(body.countTotal).toBe(5);
});

test('a course carries its major and what a card shows of its school', async () => {
  const { body } = await find({ keyword: 'Delta' });
  const [course] = (await find({ keyword: 'Alpha' })).body.data;
  expect(course).toMatchObject({
    schoolId,
    tuitionFee: 500,
    isPublic: 'yes',
    enrollableCategoryId: 'money',
    categoryName: { en: 'Money and trade', km: 'ហិរញ្ញវត្ថុ' },
    field: 'money',
    school: { name: 'Jasmine', nameNative: 'ម្លិះ', province: '12', hue: 7, verified: true, isDemo: false },
  });
  expect(body.data[0]).toMatchObject({
    tuitionFee: 300.5,
    isPublic: 'no',
    enrollableCategoryId: null,
    categoryName: null,
    field: null,
  });
});

test.each<[string, Query, string[]]>([
  ['the English name', { keyword: 'alph' }, ['Alpha']],
  ['part of a word', { keyword: 'amma' }, ['Gamma']],
  ['the Khmer name', { keyword: 'គណនេយ្យ' }, ['Alpha']],
  ['part of a Khmer word', { keyword: 'នាគារ' }, ['Gamma']],
  ['a Khmer word in another spelling', { keyword: 'ស្រី្តសិក្សា' }, ['beta']],
  ['the major in Khmer', { keyword: 'ហិរញ្ញវត្ថុ' }, ['Alpha', 'Gamma']],
  ['the major in English', { keyword: 'society' }, ['beta']],
  ['a school type', { schoolType: 'institute' }, ['Gamma']],
  ['school types as a comma list', { schoolType: 'institute,tvet' }, ['Gamma', 'Delta']],
  ['categories', { categories: 'money,people' }, ['Alpha', 'beta', 'Gamma']],
  ['a degree', { degree: 'bachelor', status: 'active' }, ['Alpha', 'Delta']],
  ['degrees', { degree: 'master,associate' }, ['beta', 'Gamma']],
  ['what comes next after a bachelor’s degree', { finished: 'bachelor' }, ['beta']],
  ['what may be entered with C', { finished: 'c', status: 'active' }, ['Alpha', 'Gamma', 'Delta']],
  ['what may be entered with D', { finished: 'd', status: 'active' }, ['Gamma', 'Delta']],
  ['what nobody may enter with it', { finished: 'master' }, []],
  ['the public sector', { sector: 'publicSector', status: 'active' }, ['Alpha', 'Gamma']],
  ['the private sector', { sector: 'privateSector' }, ['beta', 'Delta']],
  ['fees with both bounds included', { minPrice: '300.5', maxPrice: '500' }, ['Alpha', 'Delta']],
  ['fees in Khmer digits', { minPrice: '១២០០', status: 'active' }, ['beta']],
  ['no fee at all', { maxPrice: '0' }, ['Gamma']],
  ['provinces', { province: '03,17' }, ['beta', 'Gamma']],
  ['active ones', { status: 'active' }, ['Alpha', 'beta', 'Gamma', 'Delta']],
  ['inactive ones', { status: 'inactive' }, ['Sleeping']],
  [
    'several filters at once',
    { keyword: 'ហិរញ្ញវត្ថុ', degree: 'associate', sector: 'publicSector', maxPrice: '100' },
    ['Gamma'],
  ],
  ['filters that leave nothing', { keyword: 'Alpha', degree: 'doctorate' }, []],
])('finds by %s', { tags: 'postgres' }, async (_, query, expected) => {
  const { body } = await find(query);
  expect(body.data.map((row) => row.name)).toEqual(expected);
  expect(body.countTotal).toBe(expected.length);
});

test.each<[Query, string[]]>([
  [{ order: 'createdAt', sort: 'desc' }, ['Delta', 'Gamma', 'beta', 'Alpha']],
  [{ order: 'updatedAt', sort: 'desc' }, ['Alpha', 'beta', 'Gamma', 'Delta']],
  [{ order: 'fee', sort: 'asc' }, ['Gamma', 'Delta', 'Alpha', 'beta']],
  [{ order: 'fee', sort: 'desc' }, ['beta', 'Alpha', 'Delta', 'Gamma']],
  [{ order: 'name', sort: 'asc', lang: 'en' }, ['Alpha', 'beta', 'Delta', 'Gamma']],
  [{ order: 'name', sort: 'asc', lang: 'km' }, ['Alpha', 'Gamma', 'beta', 'Delta']],
])('sorts by %o', { tags: 'postgres' }, async (query, expected) => {
  expect(await names({ ...query, status: 'active' })).toEqual(expected);
});

test('pages follow each other; the total counts all', { tags: 'postgres' }, async () => {
  const pages = await Promise.all([0, 2, 4].map((start) => find({ status: 'active', start, limit: 2 })));
  expect(pages.map((page) => page.body.data.map((row) => row.name))).toEqual([
    ['Alpha', 'beta'],
    ['Gamma', 'Delta'],
    [],
  ]);
  expect(pages.map((page) => page.body.countTotal)).toEqual([4, 4, 4]);
});

test('only the courses of one school, where one is named', async () => {
  const other = await makeSchool(backend.current);
  const id = await makeProgram(backend.current, other.id, {
    name: 'Elsewhere',
    createdAt: new Date('2030-01-01'),
  });
  const { body } = await find({ schoolId: other.id });
  expect(body.data.map((row) => row.enrollableSubjectId)).toEqual([id]);
});

test(
  'the latest are the ones updated last: five unless told otherwise, active only',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await makeProgram(b, (await makeSchool(b)).id, { createdAt: new Date('2026-01-01') });
    const { body } = await call(b, latest, {});
    expect(body.data).toHaveLength(5);
    const updates = body.data.map((row) => row.updatedAt);
    expect(updates).toEqual(updates.toSorted().toReversed());
    expect(new Set(body.data.map((row) => row.status))).toEqual(new Set(['active']));
    expect((await call(b, latest, { query: { limit: 1 } })).body.data.map((row) => row.name)).toEqual([
      'Alpha',
    ]);
  },
);

test('one course opens with its long texts; placeholders and strangers’ ids do not', async () => {
  const b = backend.current;
  const id = await makeProgram(b, schoolId, { description: { en: 'Long', km: 'វែង' } });
  const hidden = await makeProgram(b, schoolId, { endDate: '2222-12-22' });
  expect((await call(b, get, { params: { id } })).body).toMatchObject({
    enrollableSubjectId: id,
    description: { en: 'Long', km: 'វែង' },
    careers: { en: 'Careers', km: 'Careers ខ្មែរ' },
  });
  expect((await call(b, get, { params: { id: hidden } })).status).toBe(404);
  expect((await call(b, get, { params: { id: '00000000-0000-4000-8000-000000000000' } })).status).toBe(404);
  expect((await call(b, get, { params: { id: 'alpha' } })).status).toBe(404);
});

test('a course of a closed school does not open, as it does not show in lists', async () => {
  const b = backend.current;
  const closed = await makeSchool(b, { status: 'inactive' });
  const id = await makeProgram(b, closed.id);
  expect((await call(b, get, { params: { id } })).status).toBe(404);
});

test('a bad query is refused with its field', async () => {
  const bad: [Record<string, string>, string][] = [
    [{ limit: '10001' }, 'query.limit'],
    [{ start: 'x' }, 'query.start'],
    [{ degree: 'bachelor,wizard' }, 'query.degree.1'],
    [{ sector: 'public' }, 'query.sector'],
    [{ schoolId: 'jasmine' }, 'query.schoolId'],
    [{ order: 'random' }, 'query.order'],
    [{ sort: 'up' }, 'query.sort'],
    [{ minPrice: 'x' }, 'query.minPrice'],
  ];
  for (const [query, path] of bad) {
    const answer = await find(query as Query);
    expect([answer.status, answer.error.code], path).toEqual([400, 'invalid-query']);
    expect(answer.error.issues?.map((issue) => issue.path)).toEqual([path]);
  }
});

test('each band of fees counts what the filter finds between its bounds', { tags: 'postgres' }, async () => {
  const { body } = await call(backend.current, subjectsResource.endpoints.feeBands, {});
  for (const [index, { fromUsd, toUsd }] of feeBands.entries()) {
    const bounds = { minPrice: fromUsd, ...(toUsd !== null && { maxPrice: toUsd }), limit: 1 };
    expect([fromUsd, body.counts[index]]).toEqual([fromUsd, (await find(bounds)).body.countTotal]);
  }
  expect(body.counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});

test('who is admitted is stored with a course, and taken away again', async () => {
  const b = backend.current;
  const keeper = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const id = await makeProgram(b, schoolId);
  const read = async () => (await call(b, get, { params: { id } })).body;
  const save = async (admission: unknown) =>
    call(
      b,
      subjectsResource.endpoints.update,
      { params: { id }, body: { admission: admission as null }, version: (await read()).version },
      keeper.token,
    );
  expect((await read()).admission).toBeNull();
  const rule = {
    needs: 'bac2',
    minGrade: 'C',
    tracks: ['science'],
    papers: [{ subject: 'mathematics', minGrade: 'D' }],
    exam: 'school',
    maxYears: 3,
    bridging: false,
  };
  expect((await save(rule)).body.admission).toEqual(rule);
  for (const wrong of [
    { ...rule, minGrade: 'F' },
    { ...rule, needs: 'luck' },
    { ...rule, papers: [...rule.papers, ...rule.papers] },
  ])
    expect((await save(wrong)).status).toBe(422);
  expect((await read()).admission).toEqual(rule);
  expect((await save(null)).body.admission).toBeNull();
});
