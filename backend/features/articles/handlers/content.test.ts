import { beforeAll, describe, expect, test } from 'vitest';
import { contentResource } from '@/lib/contract/articles/content';
import { contentQueryLimits } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { parseContent } from '@/backend/seed/content-files';
import { insertSiteTexts } from '@/backend/features/articles/seed/insert-site-texts';

const backend = useTestBackend();
const { query } = contentResource.endpoints;
type Body = Parameters<typeof call<typeof query>>[2]['body'];

const ask = async (body: Body) => (await call(backend.current, query, { body })).body;
const slugs = async (body: Body) => (await ask(body)).data.map(({ slug }) => slug);
const refused = async (body: unknown) => (await call(backend.current, query, { body: body as Body })).status;

beforeAll(() => insertSiteTexts(backend.current.deps));

const helpSlugs = [
  'admission',
  'become-partner',
  'self-discovery',
  'student-loan',
  'user-guide',
  'account-and-safety',
  'job-safety',
];

test.each(['km', 'en'] as const)(
  'all texts are there in %s, with two to five paragraphs and the office hours',
  async (locale) => {
    const { data, countTotal } = await ask({
      locale,
      deep: true,
      text: true,
      where: { dir: { $ne: '/faq' } },
    });
    expect(countTotal).toBe(11);
    expect(data.map(({ path }) => path).toSorted()).toEqual([
      ...helpSlugs.toSorted().map((slug) => `/help/${slug}`),
      '/policy/privacy-policy',
      '/policy/terms',
      '/release-notes/0.1.0',
      '/release-notes/2026-11-28',
    ]);
    for (const { path, text = '' } of data) {
      const paragraphs = text.split(/\n{2,}/).filter((block) => !block.startsWith('#'));
      expect(paragraphs.length, path).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length, path).toBeLessThanOrEqual(5);
      expect(text, path).toMatch(/09:00 (?:AM-05:00 PM|ព្រឹក ដល់ 05:00 ល្ងាច)/);
    }
  },
);

test('a folder lists its own texts only, in their order, without the long text', async () => {
  const { data } = await ask({ path: '/help' });
  expect(data.map(({ slug }) => slug)).toEqual(helpSlugs);
  expect(data[0]).not.toHaveProperty('text');
  expect(await slugs({ path: '/' })).toEqual([]);
  expect(await slugs({ path: '/hel', deep: true })).toEqual([]);
  expect(await slugs({ path: '/help/admission' })).toEqual(['admission']);
});

test('only and without choose fields', async () => {
  const path = '/help/admission';
  expect(await ask({ path, locale: 'en', only: ['slug', 'title'] })).toMatchObject({
    data: [{ slug: 'admission', title: 'Admission' }],
  });
  expect(Object.keys((await ask({ path, only: 'text' })).data[0] ?? {})).toEqual(['text']);
  const [rest] = (await ask({ path, without: ['title', 'description'] })).data;
  expect(rest).not.toHaveProperty('title');
  expect(rest).toHaveProperty('slug');
});

test('where knows its operators, joins them, and folds what $contains compares', async () => {
  const deep = true;
  expect(await slugs({ deep, where: { version: '0.1.0' } })).toEqual(['0.1.0']);
  expect(await slugs({ path: '/help', where: { order: { $gt: 10, $lte: 30 } } })).toEqual([
    'become-partner',
    'self-discovery',
  ]);
  expect(
    await slugs({
      path: '/help',
      where: { slug: { $nin: ['admission', 'user-guide'], $ne: 'student-loan' } },
    }),
  ).toEqual(['become-partner', 'self-discovery', 'account-and-safety', 'job-safety']);
  expect(await slugs({ deep, locale: 'en', where: { title: { $contains: 'PRIVACY' } } })).toEqual([
    'privacy-policy',
  ]);
  expect(
    await slugs({
      deep,
      where: { $or: [{ slug: 'terms' }, { slug: { $in: ['admission'] } }], $and: [{ dir: '/help' }] },
    }),
  ).toEqual(['admission']);
  expect(await slugs({ path: '/help', where: { title: { $gt: 5 } } })).toEqual([]);
});

test('search finds words of the text in either script', async () => {
  expect(await slugs({ path: '/help', locale: 'en', search: 'PAYSLIP monthly' })).toEqual(['student-loan']);
  expect(await slugs({ deep: true, locale: 'kh' as 'km', search: 'សៀវភៅ\u200Bគ្រួសារ' })).toEqual(
    expect.arrayContaining(['student-loan', 'privacy-policy']),
  );
  expect(await slugs({ deep: true, search: '.*' })).toEqual([]);
});

test('sorting, paging and neighbours', async () => {
  const path = '/help';
  const backwards = await slugs({ path, sortBy: [{ field: 'order', direction: 'desc' }] });
  expect(backwards).toEqual(helpSlugs.toReversed());
  expect(await ask({ path, skip: 1, limit: 2 })).toMatchObject({
    data: [{ slug: 'become-partner' }, { slug: 'self-discovery' }],
    countTotal: 7,
  });
  const around = await ask({ path, surround: { path: 'become-partner', before: 2 }, only: ['slug'] });
  expect(around.surround).toEqual([null, { slug: 'admission' }, { slug: 'self-discovery' }]);
  expect((await ask({ path, surround: 'nothing' })).surround).toEqual([null, null]);
});

describe('hard bounds', () => {
  test.each([
    ['an operator that is not allowed', { where: { title: { $regex: '(a+)+$' } } }],
    ['a field that there is not', { where: { password: 'x' } }],
    ['inherited names', { where: { constructor: 'x' } }],
    ['an unknown option', { fetch: true }],
    ['too much', { limit: contentQueryLimits.documentsMax + 1 }],
    ['a path out of the folder', { path: '/../../.env/..//' }],
    ['too many alternatives', { where: { $or: Array.from({ length: 6 }, () => ({ slug: 'a' })) } }],
    ['nested alternatives', { where: { $or: [{ $or: [{ slug: 'a' }] }] } }],
    ['a long search', { search: 'a'.repeat(121) }],
    [
      'a large query',
      {
        where: { $or: Array.from({ length: 5 }, () => ({ slug: { $in: Array(20).fill('x'.repeat(110)) } })) },
      },
    ],
  ])('%s is refused', async (_, body) => {
    expect(await refused(body)).toBe(422);
  });
});

test('a text without its head, or with HTML, is named', () => {
  expect(() => parseContent('en', 'help/x.md', 'No head')).toThrow('en/help/x.md');
  const head = '---\ntitle: T\ndescription: D\norder: 1\nupdatedAt: 2026-01-01\n---\n\n';
  expect(() => parseContent('en', 'help/x.md', `${head}<b>x</b>`)).toThrow('html-not-allowed');
  expect(parseContent('en', 'help/x.md', `${head}Text`)).toMatchObject({
    path: '/help/x',
    dir: '/help',
    slug: 'x',
    text: 'Text',
  });
});
