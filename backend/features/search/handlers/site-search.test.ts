import { describe, expect, test } from 'vitest';
import { articles, categories, siteTexts } from '@/backend/db/schema';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { fold } from '@/lib/domain/khmer/khmer';
import { searchLimits } from '@/lib/domain/limits';
import { searchKinds } from '@/lib/domain/search/search-kinds';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { makeThread } from '@/tests/support/make-content';

const backend = useTestBackend();
const { find } = siteSearchResource.endpoints;
type Query = Parameters<typeof call<typeof find>>[2]['query'];

const search = async (query: Query) => {
  const answer = await call(backend.current, find, { query });
  expect(answer.status).toBe(200);
  return answer.body;
};

const makeText = (kind: 'faq' | 'help' | 'policy', slug: string, title: string, body = 'Body') => {
  const now = backend.current.clock.now();
  return backend.current.deps.db.insert(siteTexts).values({
    kind,
    slug,
    section: kind === 'faq' ? 'admission' : null,
    order: 1,
    status: 'active',
    titleEn: title,
    titleKh: 'ចំណងជើង',
    bodyEn: body,
    bodyKh: 'អត្ថបទ',
    createdAt: now,
    updatedAt: now,
  });
};

const makeArticle = (slug: string, titleEn: string, change: Partial<typeof articles.$inferInsert> = {}) => {
  const { clock, deps } = backend.current;
  const now = clock.now();
  const texts = [titleEn, 'ចំណងជើង', change.descriptionEn ?? 'Text', 'អត្ថបទ'];
  return deps.db.insert(articles).values({
    organizationId: deps.env.ORGANIZATION_ID,
    slug,
    type: 'blog',
    status: 'active',
    titleEn,
    titleKh: 'ចំណងជើង',
    descriptionEn: 'Text',
    descriptionKh: 'អត្ថបទ',
    bodyEn: 'Text',
    bodyKh: 'អត្ថបទ',
    publishedIn: 'both',
    publishedAt: now,
    searchFold: texts.map(fold).join('\n'),
    createdAt: now,
    updatedAt: now,
    ...change,
  });
};

describe('the search of the whole site', () => {
  test('answers every kind at once, each with its count', async () => {
    const { deps, clock } = backend.current;
    await deps.db.insert(categories).values([
      {
        id: 'weaving',
        field: 'arts',
        fieldName: 'Arts',
        fieldNameNative: 'សិល្បៈ',
        name: 'Silk weaving',
        nameNative: 'តម្បាញសូត្រ',
        createdAt: clock.now(),
      },
      {
        id: 'dyeing',
        field: 'arts',
        fieldName: 'Arts',
        fieldNameNative: 'សិល្បៈ',
        name: 'Weaving dyes',
        nameNative: 'ជ្រលក់',
        createdAt: clock.now(),
      },
    ]);
    const { id, slug } = await makeSchool(backend.current, { name: 'Weaving Institute' });
    await makeProgram(backend.current, id, { name: 'Certificate of Weaving', categoryId: 'weaving' });
    await makeArticle('weaving-today', 'Weaving today');
    await makeText('faq', 'is-weaving-taught', 'Is weaving taught?');
    await makeText('help', 'looms', 'Looms', 'All about weaving.');
    await makeText('policy', 'weaving-policy', 'Weaving policy');
    const { questionId } = await makeThread(backend.current, { title: 'Where is weaving taught?' });
    const found = await search({ keyword: 'weaving', lang: 'en' });
    expect(found.schools).toMatchObject({ data: [{ slug }], countTotal: 1 });
    // Nobody teaches the other major.
    expect(found.majors).toEqual({
      data: [{ categoryId: 'weaving', name: 'Silk weaving', nameNative: 'តម្បាញសូត្រ' }],
      countTotal: 1,
    });
    expect(found.courses).toMatchObject({ data: [{ name: 'Certificate of Weaving' }], countTotal: 1 });
    expect(found.articles).toMatchObject({ data: [{ slug: 'weaving-today', type: 'blog' }], countTotal: 1 });
    expect(found.questions).toMatchObject({ data: [{ slug: 'is-weaving-taught' }], countTotal: 1 });
    expect(found.forum).toEqual({
      data: [{ questionId, title: 'Where is weaving taught?', answerCount: 0 }],
      countTotal: 1,
    });
    expect(found.help).toMatchObject({ data: [{ slug: 'looms' }], countTotal: 1 });
    expect(found.correction).toBeNull();
  });

  test('shows a few of each kind and more of the one that is asked for', async () => {
    for (let number = 0; number < searchLimits.ofEach + 2; number += 1)
      await makeArticle(`pottery-${number}`, `Pottery ${number}`);
    const all = await search({ keyword: 'pottery' });
    const one = await search({ keyword: 'pottery', kind: 'articles' });
    expect([all.articles.data.length, all.articles.countTotal]).toEqual([5, 7]);
    expect([one.articles.data.length, one.articles.countTotal]).toEqual([7, 7]);
  });

  test('puts titles before texts and leaves out what is not published', async () => {
    const { clock } = backend.current;
    const tomorrow = new Date(clock.now().getTime() + 86_400_000);
    await makeArticle('lacquer-title', 'Lacquer', { publishedAt: new Date(clock.now().getTime() - 1000) });
    await makeArticle('about-lacquer', 'Old crafts', { descriptionEn: 'About lacquer' });
    await makeArticle('lacquer-hidden', 'Lacquer hidden', { status: 'inactive' });
    await makeArticle('lacquer-tomorrow', 'Lacquer tomorrow', { publishedAt: tomorrow });
    const { articles: found } = await search({ keyword: 'lacquer' });
    expect(found.data.map(({ slug }) => slug)).toEqual(['lacquer-title', 'about-lacquer']);
  });

  test('a short Latin word is a whole word in questions, a Khmer word may be part of one', async () => {
    await makeText('faq', 'hospitality', 'Is hospitality a major?', 'វិញ្ញាសាគណិតវិទ្យា');
    expect((await search({ keyword: 'it' })).questions.data).toEqual([]);
    expect((await search({ keyword: 'គណិតវិទ្យា' })).questions.data).toMatchObject([{ slug: 'hospitality' }]);
  });

  test('puts one slip right', async () => {
    await makeSchool(backend.current, { name: 'Polytechnic Lotus' });
    const found = await search({ keyword: 'polytecnic' });
    expect(found).toMatchObject({ shownFor: 'polytechnic', correction: null, schools: { countTotal: 1 } });
    expect(await search({ keyword: 'polytechnic' })).toMatchObject({ shownFor: null });
    expect(await search({ keyword: 'zzzz polytechnic' })).toMatchObject({ shownFor: 'polytechnic' });
    expect(await search({ keyword: 'zzzz' })).toMatchObject({ shownFor: null, untaught: false });
  });

  test('says of a job that nobody teaches it', async () => {
    expect(await search({ keyword: 'pilot' })).toMatchObject({ untaught: true });
  });

  test.each(['', ' ', 'a'])('finds nothing for %j', async (keyword) => {
    const found = await search({ keyword });
    for (const kind of searchKinds) expect(found[kind]).toEqual({ data: [], countTotal: 0 });
    expect(found).toMatchObject({ correction: null, shownFor: null, untaught: false });
  });
});

test('a school says which program it was found for, unless its name says it', async () => {
  const law = await makeSchool(backend.current, { name: 'Riverside School of Law', nameNative: 'សាលាច្បាប់' });
  await makeProgram(backend.current, law.id, { name: 'Bachelor of Civics' });
  await makeProgram(backend.current, law.id, { name: 'Doctoral Degree in Jurisprudence' });
  const named = await makeSchool(backend.current, { name: 'Jurisprudence House', nameNative: 'ផ្ទះ' });
  await makeProgram(backend.current, named.id, { name: 'Doctoral Degree in Jurisprudence' });
  const { schools } = await search({ keyword: 'jurisprudence' });
  expect(schools.data.map(({ name, because }) => [name, because?.name ?? null])).toEqual([
    ['Jurisprudence House', null],
    ['Riverside School of Law', 'Doctoral Degree in Jurisprudence'],
  ]);
});
