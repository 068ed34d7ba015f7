import { expect, test } from 'vitest';
import { type schoolSearch, schoolsResource } from '@/lib/contract/schools/schools';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import type * as z from 'zod';

const backend = useTestBackend();
const { search, get, similar, campuses, partners } = schoolsResource.endpoints;
type Query = z.input<typeof schoolSearch>;

const find = (query: Query) => call(backend.current, search, { query });
const slugs = async (query: Query) => (await find(query)).body.hits.map((hit) => hit.slug);

/** Schools of one test, distinguished from those of others by a word in their code. */
const marked = (mark: string) => {
  let n = 0;
  return (slug: string, overrides: Parameters<typeof makeSchool>[1] = {}) =>
    makeSchool(backend.current, { slug: `${mark}-${slug}`, code: `${mark}${(n += 1)}`, ...overrides });
};

test('one hit has the shape that lists show', async () => {
  const make = marked('shape');
  await makeCategory(backend.current, 'shape-law', 'Shape law', 'នីតិសាស្ត្រ');
  const school = await make('one', { name: 'Shape One', nameNative: 'សាលារូបរាង', hue: 42, isDemo: true });
  await makeProgram(backend.current, school.id, { feeCents: 45_050, categoryId: 'shape-law' });
  await makeProgram(backend.current, school.id, { feeCents: 90_000 });
  const { body } = await find({ keyword: 'Shape One' });
  expect(body).toEqual({
    total: { value: 1 },
    hits: [
      {
        schoolId: school.id,
        slug: 'shape-one',
        code: 'shape1',
        name: 'Shape One',
        nameNative: 'សាលារូបរាង',
        schoolType: 'university',
        verified: true,
        status: 'active',
        region: 'cambodia',
        province: '12',
        isPublic: true,
        tagline: { en: 'Learn', km: 'Learn ខ្មែរ' },
        minFee: 450.5,
        maxFee: 900,
        programCount: 2,
        scholarshipCount: 0,
        categories: ['shape-law'],
        hue: 42,
        isDemo: true,
        updatedAt: backend.current.clock.now().toISOString(),
      },
    ],
    categoryNames: { 'shape-law': { en: 'Shape law', km: 'នីតិសាស្ត្រ' } },
  });
});

test.each([
  ['its English name', 'lotus blossom'],
  ['part of an English word', 'loss'],
  ['words in another order', 'academy lotus'],
  ['the beginnings of words', 'lotu blos'],
  ['capitals', 'LOTUS'],
  ['its code', 'lotuskm1'],
  ['its Khmer name', 'បណ្ឌិត្យសភាស្ត្រី'],
  ['the same word in the order coeng-ro first', 'ស្រ្តី'],
  ['the same word with the vowel before the second coeng', 'ស្រី្ត'],
  ['part of a Khmer word', 'ឌិត្យ'],
  ['a word with zero-width spaces', 'បណ្ឌិត្យ\u200Bសភា'],
  ['Khmer digits where the name has ASCII digits', '២១៤៧'],
  ['ASCII digits', 'សតវត្ស2147'],
  ['the province in Khmer', 'សៀមរាប'],
  ['the province in English', 'siem reap'],
  ['a program in Khmer', 'កសិកម្មវៃឆ្លាត'],
  ['a program in English', 'smart farming'],
  ['the major of a program in Khmer', 'ជលផលទឹកសាប'],
  ['the major of a program in English', 'freshwater'],
])('a school is found by %s', { tags: 'postgres' }, async (_, keyword) => {
  const slug = 'lotuskm-academy';
  if ((await call(backend.current, get, { params: { id: slug } })).status === 404) {
    await makeCategory(backend.current, 'fishery', 'Freshwater fishery', 'ជលផលទឹកសាប');
    const name = { name: 'Lotus Blossom Academy', nameNative: 'បណ្ឌិត្យសភាស្ត្រីសតវត្ស2147' };
    const { id } = await marked('lotuskm')('academy', { ...name, province: '17' });
    const program = { name: 'Smart farming', nameNative: 'កសិកម្មវៃឆ្លាត', categoryId: 'fishery' };
    await makeProgram(backend.current, id, program);
    await marked('rumduol')('other', { name: 'Rumduol Institute', nameNative: 'វិទ្យាស្ថានរំដួល', province: '03' });
  }
  expect(await slugs({ keyword })).toEqual([slug]);
});

test.each(['%', '_', '\\', "'", 'q:* | lotus', '🙂🙂'])('%s is text, not a pattern', async (keyword) => {
  await makeSchool(backend.current);
  expect((await find({ keyword })).body).toEqual({ hits: [], total: { value: 0 }, categoryNames: {} });
});

test('what hides a program hides its words, its fee and its count', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { id } = await marked('hidden')('programs');
  await makeProgram(b, id, { name: 'Hiddenvisible', feeCents: 50_000 });
  await makeProgram(b, id, { name: 'Hiddenplaceholder', feeCents: 100, startDate: '2222-12-22' });
  await makeProgram(b, id, { name: 'Hiddeninactive', feeCents: 900_000, status: 'inactive' });
  expect(await slugs({ keyword: 'Hiddenplaceholder' })).toEqual([]);
  expect(await slugs({ keyword: 'Hiddeninactive' })).toEqual([]);
  const [hit] = (await find({ keyword: 'Hiddenvisible' })).body.hits;
  expect(hit).toMatchObject({ minFee: 500, maxFee: 500, programCount: 1 });
});

test('inactive schools are left out unless those who keep them ask for all', async () => {
  const { id } = await marked('sleepy')('closed', { name: 'Sleepy closed', status: 'inactive' });
  expect((await find({ keyword: 'sleepy' })).body.total.value).toBe(0);
  expect(await slugs({ keyword: 'sleepy', status: 'all' })).toEqual([]);
  const query = { keyword: 'sleepy', status: 'all' as const };
  const partner = await makePerson(backend.current, { roles: ['partner'], staffOf: [id] });
  const stranger = await makePerson(backend.current, { roles: ['partner'] });
  const { search } = schoolsResource.endpoints;
  const totalFor = async ({ token }: { token: string }) =>
    (await call(backend.current, search, { query }, token)).body.total.value;
  expect([await totalFor(partner), await totalFor(stranger)]).toEqual([1, 0]);
});

test('a bad query is refused with its fields, never guessed at', async () => {
  const bad: [Record<string, string>, string][] = [
    [{ limit: '0' }, 'query.limit'],
    [{ limit: '101' }, 'query.limit'],
    [{ start: '-1' }, 'query.start'],
    [{ start: 'abc' }, 'query.start'],
    [{ minPrice: '-5' }, 'query.minPrice'],
    [{ maxPrice: 'cheap' }, 'query.maxPrice'],
    [{ schoolType: 'university,castle' }, 'query.schoolType.1'],
    [{ province: '123' }, 'query.province.0'],
    [{ sort: 'random' }, 'query.sort'],
    [{ isPublic: 'maybe' }, 'query.isPublic'],
    [{ status: 'deleted' }, 'query.status'],
    [{ lang: 'fr' }, 'query.lang'],
    [{ keyword: 'x'.repeat(121) }, 'query.keyword'],
  ];
  for (const [query, path] of bad) {
    const answer = await find(query as Query);
    expect([answer.status, answer.error.code], path).toEqual([400, 'invalid-query']);
    expect(answer.error.issues?.map((issue) => issue.path)).toEqual([path]);
  }
});

test('a school opens by id and by slug; nothing else does', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { telegram: 'lotus', phone: '+85512345678' });
  const byId = await call(b, get, { params: { id: school.id } });
  const bySlug = await call(b, get, { params: { id: school.slug } });
  expect(byId.body).toMatchObject({
    schoolId: school.id,
    telegram: 'lotus',
    campuses: [],
    categoryNames: [],
  });
  expect(bySlug.body).toEqual(byId.body);
  expect((await call(b, get, { params: { id: school.id.toUpperCase() } })).body.slug).toBe(school.slug);
  expect((await call(b, get, { params: { id: 'no-such-school' } })).status).toBe(404);
  expect((await call(b, campuses, { params: { id: school.slug } })).body).toEqual({ data: [] });
  expect((await call(b, campuses, { params: { id: 'no-such-school' } })).status).toBe(404);
});

test('an inactive school opens for its own staff alone', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const closed = await makeSchool(b, { status: 'inactive' });
  const [staff, outsider] = [
    await makePerson(b, { roles: ['advisor'], staffOf: [closed.id] }),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  const statusFor = async (token?: string) =>
    Promise.all(
      [get, campuses].map(
        async (endpoint) => (await call(b, endpoint, { params: { id: closed.slug } }, token)).status,
      ),
    );
  expect(await statusFor()).toEqual([404, 404]);
  expect(await statusFor(outsider.token)).toEqual([404, 404]);
  expect(await statusFor(staff.token)).toEqual([200, 200]);
});

test(
  'similar schools share a part of a category name, the closest first, never itself or an inactive one',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await makeCategory(b, 'sim-law', 'Simlaw', 'ច្បាប់');
    await makeCategory(b, 'sim-trade-law', 'Trade SIMLAW', 'ច្បាប់ពាណិជ្ជកម្ម');
    await makeCategory(b, 'sim-art', 'Simart', 'សិល្បៈ');
    const make = marked('sim');
    const withPrograms = async (
      slug: string,
      ids: string[],
      overrides: Parameters<typeof makeSchool>[1] = {},
    ) => {
      const { id } = await make(slug, overrides);
      for (const categoryId of ids) await makeProgram(b, id, { categoryId });
    };
    await withPrograms('self', ['sim-law', 'sim-art']);
    await withPrograms('both', ['sim-art', 'sim-trade-law']);
    await withPrograms('part', ['sim-trade-law']);
    await withPrograms('inactive', ['sim-law'], { status: 'inactive' });
    await withPrograms('none', []);
    const of = async (id: string, limit?: number) =>
      (await call(b, similar, { params: { id }, query: { limit } })).body.data.map((row) => row.slug);
    expect(await of('sim-self')).toEqual(['sim-both', 'sim-part']);
    expect(await of('sim-self', 1)).toEqual(['sim-both']);
    expect(await of('sim-none')).toEqual([]);
  },
);

test('partners are verified and active, whatever is asked', async () => {
  const b = backend.current;
  await marked('partner')('unverified', { verified: false });
  await marked('partnerz')('inactive', { status: 'inactive' });
  const { body } = await call(b, partners, { query: { limit: 100 } });
  expect(body.countTotal).toBe(body.data.length);
  expect(new Set(body.data.map((row) => `${row.verified} ${row.status}`))).toEqual(new Set(['true active']));
  expect(body.data.map((row) => row.slug)).not.toContain('partner-unverified');
});
